import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestPython } from '../tools/python.ts';
import { measureSize } from './folder-size.ts';
import { measure } from './measure.ts';
import { writeConfig } from './peer-tools.ts';
import { formatRatio, makeTable } from './report.ts';

const NAME = 'made_up';
const COUNTS = [500, 1000, 2000];
const MODULES_A_PACKAGE = 50;
/** Its own, its model's, and its source's. */
const PAGES_A_MODULE = 3;

/**
 * Whole builds of packages with very many pages.
 *
 * @param counts how many pages; all by default
 */
export async function benchManyPages(counts: string[]): Promise<string> {
  const rows: string[][] = [];
  let first: number | undefined;
  for (const count of counts.length > 0 ? counts.map(Number) : COUNTS) {
    const { cells, bytesPerPage } = await benchPages(count);
    first ??= bytesPerPage;
    rows.push([...cells, formatRatio(bytesPerPage, first)]);
  }
  const head = ['API pages', 'cold', 'nothing changed', 'output', 'bytes a page, to the first row'];
  return makeTable(head, rows);
}

async function benchPages(count: number): Promise<{ cells: string[]; bytesPerPage: number }> {
  const python = await findTestPython();
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-bench-'));
  try {
    await writePackage(join(folder, NAME), count);
    const config = await writeConfig(folder, NAME, folder);
    const build = [process.execPath, 'extractor/bin.mjs', 'build', '--quiet', '--config', config];
    const run = async (what: string) => {
      console.error(`  ${String(count)} pages, ${what}`);
      const { seconds, treeMb } = await measure(python, build, { rounds: 1 });
      return `${seconds.toFixed(2)} s, ${treeMb.toFixed(0)} MiB`;
    };
    const times = [await run('cold'), await run('nothing changed')];
    const output = join(folder, 'dist');
    const pages = await countPages(join(output, 'api-docs'));
    const bytes = await measureSize(output);
    const cells = [String(pages), ...times, `${(bytes / 1e6).toFixed(1)} MB`];
    return { cells, bytesPerPage: bytes / pages };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function countPages(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).length;
}

/** A package with so many modules that there are about `count` pages. */
async function writePackage(folder: string, count: number): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, '__init__.py'), '"""A package that nobody needs."""\n');
  for (let number = 0; number < Math.round(count / PAGES_A_MODULE) - 1; number += 1) {
    const inner = join(folder, `part_${String(Math.floor(number / MODULES_A_PACKAGE))}`);
    const isFirst = number % MODULES_A_PACKAGE === 0;
    if (isFirst) await mkdir(inner);
    const name = isFirst ? '__init__' : `module_${String(number)}`;
    await writeFile(join(inner, `${name}.py`), makeModule(number));
  }
}

/** Typical code: a class with fields and methods, a function, links, and docstrings. */
function makeModule(number: number): string {
  const n = String(number);
  return `"""Things of shelf ${n}.

Import \`Shelf${n}\` and \`sort_${n}\` from here.
"""

from dataclasses import dataclass


@dataclass
class Shelf${n}:
    """A shelf in room ${n}.

    Attributes:
        width: In centimetres.
        books: Titles from left to right.
    """

    width: int
    books: list[str]

    def add(self, title: str, *, place: int | None = None) -> "Shelf${n}":
        """Put a book on the shelf.

        Args:
            title: What stands on its back.
            place: Where to put it; at the end by default.

        Returns:
            The shelf itself.

        Raises:
            ValueError: The shelf is full.
        """
        return self

    def remove(self, title: str) -> bool:
        """Take a book from the shelf."""
        return True


def sort_${n}(shelf: Shelf${n}, key: str = "title") -> list[str]:
    """Give the titles of a \`Shelf${n}\` in order.

    Args:
        shelf: The shelf.
        key: What to sort by.

    Example:
        >>> sort_${n}(Shelf${n}(90, ["b", "a"]))
        ['a', 'b']
    """
    return []
`;
}
