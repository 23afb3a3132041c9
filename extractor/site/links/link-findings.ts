import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getBase } from '../../config/base.ts';
import type { LoadedConfig } from '../../config/load.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { listPageFiles } from '../../site-input/page-files.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { checkLinks, type BadLink } from './check-links.ts';

/**
 * Findings about links, one for each address, with its place in the first narrative page that has it.
 */
function makeLinkFindings(
  links: readonly BadLink[],
  { config, folder }: LoadedConfig,
  { base, cwd }: { base: string; cwd: string },
): Finding[] {
  const content = path.resolve(folder, config.content ?? '.wrapdocs/content');
  const files = new Map(listPageFiles(content).map(({ slug, file }) => [slug, file]));
  const groups = Map.groupBy(links, ({ href, problem }) => `${problem.kind} ${href}`);
  const getFile = ({ page }: BadLink) => files.get(page.replace(/\/$/, '') || 'index');
  return [...groups.values()].flatMap((group): Finding[] => {
    // A page that is not translated is there in several languages, and has one file.
    const link = group.find((each) => getFile(each) !== undefined) ?? group[0];
    if (link === undefined) return [];
    const file = getFile(link);
    const line = file && findLine(path.join(content, file), link, base);
    const shown = file && path.relative(cwd, path.join(content, file)).split(path.sep).join('/');
    return [
      {
        package: 'the site',
        severity: 'warning',
        ...describe(link, new Set(group.map(({ page }) => page)).size - 1),
        ...(shown && line ? { location: { file: shown, line } } : {}),
      },
    ];
  });
}

function describe({ page, href, problem }: BadLink, others: number) {
  const more = others === 0 ? '' : ` (and ${formatCount(others, 'other page')})`;
  const where = `The page ${page === '' ? '/' : page}${more}`;
  if (problem.kind === 'host') {
    const { origin, setting } = problem;
    return {
      code: 'WD503',
      rule: 'blocked-content',
      message: `${where} loads ${href}, which browsers refuse, because the site's Content-Security-Policy does not name ${origin}.`,
      hint: `Add the host to \`site.allow.${setting}\` in the configuration, or put the file into the site.`,
    };
  }
  const what =
    problem.kind === 'page'
      ? 'which does not exist'
      : `a page that has no anchor \`${problem.anchor}\``;
  return {
    code: 'WD502',
    rule: 'broken-link',
    message: `${where} links to ${href}, ${what}.`,
    hint: 'Change the link, or add what it leads to.',
  };
}

/**
 * The first line with the address. Authors may leave out the base of the site, or name the file of
 * a page.
 */
function findLine(file: string, { href }: BadLink, base: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const own = href.startsWith(base) ? `/${href.slice(base.length)}` : href;
  const [address = '', ...anchor] = own.split(/(?=#)/);
  const page = address.endsWith('/') ? address.split('/').at(-2) : '';
  const named = page ? [`${page}.md`, ...anchor].join('') : own;
  const index = lines.findIndex((line) => [href, own, named].some((one) => line.includes(one)));
  return index === -1 ? undefined : index + 1;
}

interface Options {
  cwd: string;
  /** Whether the pages of the reference are checked, too. */
  isWhole: boolean;
  /** The placeholder path that a release is rendered for; findings show that of the site. */
  releaseBase?: string;
}

/** The findings of a built site. */
export function findLinkFindings(
  site: string,
  loaded: LoadedConfig,
  { cwd, isWhole, releaseBase }: Options,
): Finding[] {
  const base = getBase(loaded.config.site.url);
  const { allow } = loaded.config.site;
  const isRelease = releaseBase !== undefined;
  const links = checkLinks(site, { base: releaseBase ?? base, allow, isWhole, isRelease });
  const shown = links.map((link) => {
    const { href } = link;
    return isRelease && href.startsWith(releaseBase)
      ? { ...link, href: base + href.slice(releaseBase.length) }
      : link;
  });
  return makeLinkFindings(shown, loaded, { base, cwd });
}
