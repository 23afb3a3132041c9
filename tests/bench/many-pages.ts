import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureSite } from '../../extractor/site/measure-site.ts';
import { findTestPython } from '../tools/python.ts';
import { measure } from './measure.ts';
import { writeConfig } from './peer-tools.ts';
import { formatMeasure, formatRatio, makeLineChart, makeTable } from './report.ts';

const NAME = 'made_up';
const COUNTS = [1000, 2000, 4000, 8000, 16000];
const MODULES_A_PACKAGE = 50;
/** Its own, which documents its models, and its source's. */
const PAGES_A_MODULE = 2;

/** One size of site. */
interface Growth {
  pages: number;
  seconds: number;
  megabytes: number;
  cells: string[];
}

/**
 * Whole builds of packages with very many pages, as a table and as charts: what grows linearly is a
 * level line in them.
 *
 * @param counts how many pages; all by default
 */
export async function benchManyPages(counts: string[]): Promise<string> {
  const sites: Growth[] = [];
  for (const count of counts.length > 0 ? counts.map(Number) : COUNTS) {
    sites.push(await benchPages(count));
  }
  const getWeight = ({ megabytes, pages }: Growth): number => megabytes / pages;
  const [first] = sites;
  if (first === undefined) throw new Error('No number of pages.');
  const head = ['pages', 'cold', 'nothing changed', 'output', 'bytes a page, to the first row'];
  const rows = sites.map((site) => [...site.cells, formatRatio(getWeight(site), getWeight(first))]);
  const names = sites.map(({ pages }) => String(pages));
  const perThousand = (of: (site: Growth) => number): number[] =>
    sites.map((site) => (1000 * of(site)) / site.pages);
  return [
    makeTable(head, rows),
    makeLineChart(
      'Seconds for 1,000 pages',
      names,
      perThousand(({ seconds }) => seconds),
    ),
    makeLineChart(
      'MB for 1,000 pages',
      names,
      perThousand(({ megabytes }) => megabytes),
    ),
  ].join('\n\n');
}

async function benchPages(count: number): Promise<Growth> {
  const python = await findTestPython();
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-bench-'));
  try {
    await writePackage(join(folder, NAME), count);
    const config = await writeConfig(folder, NAME, folder);
    const build = [process.execPath, 'extractor/bin.mjs', 'build', '--quiet', '--config', config];
    const run = (what: string) => {
      console.error(`  ${String(count)} pages, ${what}`);
      return measure(python, build, { rounds: 1 });
    };
    const measures = [await run('cold'), await run('nothing changed')];
    const { pages, bytes } = measureSite(join(folder, 'dist'));
    const megabytes = bytes / 1e6;
    const cells = [String(pages), ...measures.map(formatMeasure), `${megabytes.toFixed(1)} MB`];
    return { pages, seconds: measures[0]?.seconds ?? 0, megabytes, cells };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

/** Typical code: classes with fields and methods, a function, links, and docstrings. */
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


@dataclass
class Room${n}:
    """A room with shelves.

    Attributes:
        shelves: The shelves along its walls.
    """

    shelves: list[Shelf${n}]


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
