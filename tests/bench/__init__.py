"""The benchmarks: what the budgets promise and what is measured here, side by side. They inform; they judge nothing."""
