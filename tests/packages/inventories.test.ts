import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ClassItem } from '../../extractor/contract/class.ts';
import { createPackageView, type PackageView } from '../../extractor/contract/view/package-view.ts';
import { extract } from '../../extractor/extraction/extract.ts';
import { resolveSource } from '../../extractor/sources/resolve-source.ts';

/**
 * The content of a release's Sphinx inventory, and the part that cannot be found by reading the
 * package.
 */
interface Listed {
  /** The file of names, after the release that it belongs to. */
  inventory: string;
  source: string;
  absent: (name: string) => boolean;
}

/** Methods that requests inherits from `http.cookiejar.CookieJar`, `dict` and `BaseException`. */
const FROM_PYTHON =
  /^requests\.cookies\.(?:CookieConflictError\.with_traceback|RequestsCookieJar\.(?:add_cookie_header|clear|clear_expired_cookies|clear_session_cookies|extract_cookies|make_cookies|pop|popitem|set_cookie_if_ok|setdefault))$/;

const LISTED: Listed[] = [
  { inventory: 'click-8.1.3', source: 'pypi:click==8.1.3', absent: () => false },
  {
    inventory: 'requests-2.28.1',
    source: 'pypi:requests==2.28.1',
    absent: (name) => FROM_PYTHON.test(name),
  },
  {
    inventory: 'attrs-22.2.0',
    source: 'pypi:attrs==22.2.0#attr',
    // Its pages say `attr.attr.fields` and the like by mistake, and the package `attrs` is
    // separate.
    absent: (name) => /^(?:attr\.attrs?\.|attrs\.|attr\.VersionInfo$)/.test(name),
  },
];

test.for(LISTED)('what the inventory of $inventory lists is found', async (listed) => {
  const file = new URL(`inventories/${listed.inventory}.txt`, import.meta.url);
  const names = (await readFile(file, 'utf8')).trim().split('\n');
  const source = await resolveSource(listed.source, { cwd: '.', env: process.env });
  const extracted = await extract({
    source,
    origin: source.origin,
    docstringStyle: 'auto',
    env: process.env,
  });
  const view = createPackageView(extracted);
  const lost = names.filter((name) => !isFound(view, name));
  expect(lost).toEqual(names.filter(listed.absent));
  expect(lost.length).toBeLessThan(names.length);
});

/**
 * Whether users can find a dotted name: where it is defined, where it is shown, or in a class that
 * inherits it.
 */
function isFound(view: PackageView, name: string): boolean {
  if (view.module(name) !== undefined) return true;
  const item = view.item(name);
  if (item !== undefined) return item.kind !== 'reExport' || isFound(view, item.target);
  const dot = name.lastIndexOf('.');
  const owner = findClass(view, name.slice(0, dot));
  return owner !== undefined && listMembers(view, owner).has(name.slice(dot + 1));
}

function findClass(view: PackageView, name: string): ClassItem | undefined {
  const item = view.item(name);
  if (item?.kind === 'reExport') return findClass(view, item.target);
  return item?.kind === 'class' ? item : undefined;
}

function listMembers(view: PackageView, { id, members = [], model }: ClassItem): Set<string> {
  return new Set([
    ...members.map((member) => member.slice(id.length + 1)),
    ...view.inheritedMembers(id).map(({ item }) => item.name),
    ...view.fields(id).map((field) => field.name),
    ...(model?.members ?? []).map((member) => member.name),
  ]);
}
