# The lab with Habitat-Sim, for machines with an NVIDIA GPU. Not what a Space builds: that is the last stage. The tests come as
# a context of their own, which takes this empty stage's place, because .dockerignore keeps them out of the images:
#   docker build --target habitat --build-context tests=tests -t showfloor-habitat .
#   docker run --rm --gpus all -p 7860:7860 -v /path/to/scenes:/home/user/scenes:ro showfloor-habitat
FROM scratch AS tests

FROM mambaorg/micromamba:2.5.0-debian12-slim AS habitat

USER root
COPY packages.txt /tmp/packages.txt
RUN apt-get update \
    && xargs -a /tmp/packages.txt apt-get install -y --no-install-recommends tini libopengl0 \
    && rm -rf /var/lib/apt/lists/* /tmp/packages.txt

# No GPU is there while an image is built: the solver is told what CUDA there will be.
COPY deploy/habitat-environment.yml /tmp/habitat-environment.yml
RUN CONDA_OVERRIDE_CUDA=12.9 micromamba install -y -n base -f /tmp/habitat-environment.yml \
    && micromamba clean -ay \
    && rm /tmp/habitat-environment.yml
ENV PATH=/opt/conda/bin:$PATH

RUN useradd --create-home --uid 1000 user \
    && install -d -o user -g user /home/user/app /home/user/data
WORKDIR /home/user/app

# NumPy and PyTorch stay those that habitat-sim and pytorch3d were solved with.
COPY requirements.txt requirements-dev.txt /tmp/
RUN grep -Ev '^(numpy|torch)==' /tmp/requirements.txt > /tmp/lab.txt \
    && grep -E '^(pytest|pytest-timeout)==' /tmp/requirements-dev.txt >> /tmp/lab.txt \
    && python -c "from importlib.metadata import version; [print(f'{n}=={version(n)}') for n in ('numpy', 'torch')]" \
        > /tmp/kept.txt \
    && pip install --no-cache-dir -r /tmp/lab.txt -c /tmp/kept.txt transformers==5.24.0 sentencepiece==0.2.3 \
    && rm /tmp/*.txt

COPY --chown=user:user . .
USER user
# The NVIDIA container runtime brings its EGL driver only where graphics is asked for.
ENV HOME=/home/user \
    NVIDIA_VISIBLE_DEVICES=all \
    NVIDIA_DRIVER_CAPABILITIES=compute,graphics,utility \
    MAGNUM_LOG=quiet \
    HABITAT_SIM_LOG=quiet \
    PYTHONUNBUFFERED=1 \
    SHOWFLOOR_DATA=/home/user/data \
    SHOWFLOOR_HOST=0.0.0.0 \
    SHOWFLOOR_PORT=7860

# The image isn't made when habitat-sim doesn't load in it or the adapter's tests fail. What draws is skipped where no GPU is.
RUN --mount=type=bind,from=tests,target=/home/user/app/tests \
    python -c "import habitat_sim, pytorch3d" \
    && PYTHONDONTWRITEBYTECODE=1 python -m pytest -q -rs -p no:cacheprovider tests/engines/psgnav/test_psgnav_habitat.py

EXPOSE 7860
ENTRYPOINT ["tini", "--"]
CMD ["python", "-m", "app", "serve"]


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
