"""The docs site (mkdocs.yml): README is its front page, and what lies outside docs/ comes along
where a page links to it, so that the same links work in the repository and on the site."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
OUTSIDE = re.compile(r"\]\(\.\./((?:examples|tools)/[\w./-]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    front = (ROOT / "README.md").read_text("utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "index.md", content=front))
    for name in ("CHANGELOG.md", "CREDITS.md"):
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    texts = [(ROOT / "docs" / file.src_path).read_text("utf-8")
             for file in files.documentation_pages() if not file.generated_by]  # fmt: skip
    for name in sorted({name for text in texts for name in OUTSIDE.findall(text)}):
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    return OUTSIDE.sub(r"](\1)", markdown)
