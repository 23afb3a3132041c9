import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { startServer } from './server.ts';

/** The path that the releases are served from, with its slashes. */
export const ROOT = '/docs/';

const CONFIG = `export default {
  site: { title: 'Library', url: 'https://library.example.com${ROOT}' },
  packages: [{ name: 'library', source: 'library' }],
  content: 'docs',
  redirects: { '/start/': '/guide/' },
};
`;

const MODELS = `"""What the library lends."""
from pydantic import BaseModel


class Book(BaseModel):
    """A book."""

    isbn: str
    title: str
`;

const MAIN = `"""The library's calls."""
from fastapi import FastAPI

from .models import Book

app = FastAPI()


@app.get("/books", tags=["Books"])
def list_books(limit: int = 20) -> list[Book]:
    """List the books.

    Args:
        limit: How many at most.
    """


@app.post("/books", tags=["Books"])
def add_book(book: Book) -> Book:
    """Add a book.

    Args:
        book: The book.
    """


`;

const CATALOGUE = `@app.get("/catalogue", tags=["Catalogue"])
def print_catalogue() -> str:
    """Print the catalogue."""
`;

const DELETE = `@app.delete("/books/{isbn}", tags=["Books"])
def delete_book(isbn: str) -> None:
    """Throw a book away.

    Args:
        isbn: Its number.
    """
`;

const LOANS = `"""Loans."""


def borrow(isbn: str) -> None:
    """Borrow a book.

    Args:
        isbn: Its number.
    """
`;

/** All files of the project at its first version. */
const FIRST = {
  'wrapdocs.config.ts': CONFIG,
  'library/__init__.py': '"""The library."""\n',
  'library/models.py': MODELS,
  'library/main.py': MAIN + CATALOGUE,
  'library/loans.py': LOANS,
  'docs/index.md': page(
    'Library',
    'Read the [guide](/guide/) or <a href="/api-docs/">all of it</a>.',
  ),
  'docs/guide.md': page('Guide', 'See [the calls](/api-docs/library/main/#list_books).'),
  'docs/old.md': page('Old', 'Only zebras read this.'),
};

/** The differences of the second version; undefined stands for a deleted file. */
const SECOND = {
  'library/models.py': `${MODELS}    pages: int | None = None\n`,
  'library/main.py':
    MAIN.replace('limit: int = 20', 'author: str, limit: int = 20').replace(
      '        limit:',
      '        author: Who wrote them.\n        limit:',
    ) + DELETE,
  'library/loans.py': undefined,
  'docs/old.md': undefined,
};

const PRERELEASE = { 'library/reviews.py': LOANS.replaceAll('borrow', 'review') };

function page(title: string, text: string): string {
  return `---\ntitle: ${title}\ndescription: ${title} of the library.\n---\n\n${text}\n`;
}

/** A site with the versions 1.0, 2.0 (the latest) and 3.0rc1, and a server for it. */
export interface ReleasedSite {
  /** Origin without a slash at the end. */
  url: string;
  /** The folder that contains all versions. */
  folder: string;
  stop(): Promise<void>;
}

/** Releases three versions of a small package with the real commands, and serves them. */
export async function makeReleasedSite(): Promise<ReleasedSite> {
  const project = await mkdtemp(join(tmpdir(), 'wrapdocs-releases-'));
  const folder = join(project, 'site');
  const config = join(project, 'wrapdocs.config.ts');
  const release = async (files: Record<string, string | undefined>, ...args: string[]) => {
    await write(project, files);
    await run(['release', ...args, '--to', folder, '--config', config]);
  };
  await release(FIRST, '1.0');
  await release(SECOND, '2.0', '--alias', 'stable');
  await release(PRERELEASE, '3.0rc1', '--prerelease');
  const server = await startServer([folder, '--config', config]);
  return {
    url: server.url,
    folder,
    async stop() {
      await server.stop();
      await rm(project, { recursive: true, force: true });
    },
  };
}

async function write(folder: string, files: Record<string, string | undefined>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    if (text === undefined) await rm(file);
    else await writeFile(file, text);
  }
}

async function run(args: string[]): Promise<void> {
  await execa(process.execPath, ['extractor/bin.mjs', ...args], {
    env: { NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
