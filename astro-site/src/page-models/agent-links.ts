import { markdownFile as strings } from '#strings';
import type { AgentsConfig } from '../../../extractor/config/agents-schema.ts';

/** A link that takes a page to a chat, or the server of the site to an editor. */
export interface AgentLink {
  label: string;
  href: string;
}

interface PageOfSite {
  /** The address of its Markdown, with its host; undefined if that is not known. */
  markdown: string | undefined;
  /** The name of the site. */
  title: string;
}

/** Lists where readers can take a page: nothing unless the configuration names it. */
export function makeAgentLinks(
  agents: AgentsConfig | undefined,
  { markdown, title }: PageOfSite,
): AgentLink[] {
  if (agents === undefined) return [];
  const { chats, mcp } = agents;
  const prompt = markdown === undefined ? '' : encodeURIComponent(strings.prompt(markdown));
  const opened = markdown === undefined ? [] : chats;
  return [
    ...opened.map(({ label, href }) => ({ label, href: href.split('{prompt}').join(prompt) })),
    ...(mcp === undefined ? [] : makeEditorLinks(mcp, title)),
  ];
}

/** The addresses with which editors ask their user whether to add a server. */
function makeEditorLinks(url: string, title: string): AgentLink[] {
  const name = makeServerName(title);
  const config = encodeURIComponent(btoa(JSON.stringify({ url })));
  const server = encodeURIComponent(JSON.stringify({ name, type: 'http', url }));
  return [
    {
      label: strings.addTo('Cursor'),
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${config}`,
    },
    { label: strings.addTo('VS Code'), href: `vscode:mcp/install?${server}` },
  ];
}

/** Editors take letters, digits and hyphens. */
function makeServerName(title: string): string {
  const words = title.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return [...words, 'docs'].join('-');
}
