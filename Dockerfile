# The packages are installed in a stage of their own, so that pip's leavings stay out of the image.
FROM python:3.11-slim AS packages
COPY requirements.lock /tmp/
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --no-deps -r /tmp/requirements.lock

FROM python:3.11-slim
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    LISTEN=0.0.0.0:8080 \
    LOG_FORMAT=json
# The program is root's and is run by somebody who can write nothing but data/, so it runs on a read-only file system too.
RUN useradd --no-create-home --home-dir /app --shell /usr/sbin/nologin --uid 10001 narratore \
    && install -d /app \
    && install -d -m 0700 -o narratore -g narratore /app/data
WORKDIR /app
COPY --from=packages /opt/venv /opt/venv
COPY . .
RUN python -m compileall -q bot games storage
USER narratore
# The SQLite file lives here unless DATABASE_URL names a PostgreSQL.
VOLUME /app/data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['LISTEN'].rpartition(':')[2] + '/healthz', timeout=4)"]
CMD ["python", "-m", "bot", "run"]
