import type { ICONS } from '../../extractor/config/site-choices.ts';

type Icon = (typeof ICONS)[number];

/** Well-known sites by their host; a subdomain counts, too. */
const HOSTS: readonly (readonly [host: string, icon: Icon, label: string])[] = [
  ['github.com', 'github', 'GitHub'],
  ['gitlab.com', 'gitlab', 'GitLab'],
  ['bitbucket.org', 'bitbucket', 'Bitbucket'],
  ['codeberg.org', 'codeberg', 'Codeberg'],
  ['dev.azure.com', 'azureDevOps', 'Azure DevOps'],
  ['sr.ht', 'sourcehut', 'SourceHut'],
  ['pypi.org', 'seti:python', 'PyPI'],
  ['npmjs.com', 'npm', 'npm'],
  ['slack.com', 'slack', 'Slack'],
  ['discord.gg', 'discord', 'Discord'],
  ['discord.com', 'discord', 'Discord'],
  ['zulipchat.com', 'zulip', 'Zulip'],
  ['gitter.im', 'gitter', 'Gitter'],
  ['t.me', 'telegram', 'Telegram'],
  ['bsky.app', 'blueSky', 'Bluesky'],
  ['mastodon.social', 'mastodon', 'Mastodon'],
  ['fosstodon.org', 'mastodon', 'Mastodon'],
  ['x.com', 'x.com', 'X'],
  ['twitter.com', 'x.com', 'X'],
  ['linkedin.com', 'linkedin', 'LinkedIn'],
  ['reddit.com', 'reddit', 'Reddit'],
  ['stackoverflow.com', 'stackOverflow', 'Stack Overflow'],
  ['youtube.com', 'youtube', 'YouTube'],
];

/** The icon and the name of the site that an address leads to; a link sign if it is not known. */
export function describeHost(href: string): { icon: Icon; label: string } {
  if (href.startsWith('mailto:')) return { icon: 'email', label: href.slice('mailto:'.length) };
  const { hostname } = new URL(href);
  const known = HOSTS.find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  if (known !== undefined) return { icon: known[1], label: known[2] };
  // Organisations have servers of their own: gitlab.example.com.
  const own = HOSTS.find(
    ([, icon]) =>
      /^(?:github|gitlab|bitbucket|forgejo)$/.test(icon) && hostname.startsWith(`${icon}.`),
  );
  return { icon: own?.[1] ?? 'link', label: own?.[2] ?? hostname };
}
