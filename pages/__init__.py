"""The lab's web pages: one module a page, each with ``build(lab)``. They show and ask; they compute nothing."""
