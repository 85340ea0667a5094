"""Starts Showfloor's web server with the settings from the environment."""

import os

from app.settings import load_settings
from app.shell import serve

if __name__ == "__main__":
    # A Gradio Space says by this variable where its visitors come in.
    serve(load_settings({"SHOWFLOOR_HOST": os.environ.get("GRADIO_SERVER_NAME", ""), **os.environ}))
