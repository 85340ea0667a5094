FROM python:3.12-slim-bookworm

# The libraries that Open3D and the CAD kernel expect of the system; tini reaps the processes that runs leave behind.
COPY packages.txt /tmp/packages.txt
RUN apt-get update \
    && xargs -a /tmp/packages.txt apt-get install -y --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/* /tmp/packages.txt

# Spaces run a container as user 1000.
RUN useradd --create-home --uid 1000 user \
    && install -d -o user -g user /home/user/app /home/user/data
WORKDIR /home/user/app

COPY requirements.txt .
RUN pip install --no-cache-dir -r requirements.txt

COPY --chown=user:user . .
USER user
ENV HOME=/home/user \
    PYTHONUNBUFFERED=1 \
    SHOWFLOOR_DATA=/home/user/data \
    SHOWFLOOR_HOST=0.0.0.0 \
    SHOWFLOOR_PORT=7860

# The image isn't made when a library doesn't load in it.
RUN python -c "import cadquery, engines.meshes.warm"

EXPOSE 7860
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['SHOWFLOOR_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["tini", "--"]
CMD ["python", "-m", "app", "serve"]
