import { markdownFile, reference } from '#strings';
import type { AgentLink } from '../../page-models/agent-links.ts';
import type { Page, PageFiles } from '../../page-models/page.ts';
import type { Section } from '../../page-models/sections/section.ts';
import { Trail } from '../Trail.tsx';
import { Breakable } from './Breakable.tsx';

interface Props {
  page: Page;
  files: PageFiles;
  agents: readonly AgentLink[];
}

/** The title of a page, with the way to it, its facts and its other forms. */
export function PageTitle({ page, files, agents }: Props) {
  const { trail, badges, isCode } = page.reference;
  return (
    <div className="title not-content">
      <Trail trail={trail} />
      <h1 id="_top" className={isCode ? 'code' : undefined}>
        {isCode ? <Breakable text={page.title} /> : page.title}
      </h1>
      {badges.length > 0 && (
        <ul className="badges">
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      {files.markdown && (
        <Files files={files} agents={agents} canExpand={page.areas.flat().some(isList)} />
      )}
    </div>
  );
}

/** Whether it is a list of operations, which have folded parts. */
function isList({ kind }: Section): boolean {
  return kind === 'operations';
}

interface FilesProps extends Omit<Props, 'page'> {
  canExpand: boolean;
}

/** The page in the forms that programs read; without scripts, only the links. */
function Files({ files: { markdown, openApi }, agents, canExpand }: FilesProps) {
  const { expandAll, collapseAll } = reference;
  return (
    <ul className="files" data-pagefind-ignore>
      <li className="scripted">
        <button type="button" className="cpp" data-markdown={markdown}>
          {markdownFile.copyPage}
        </button>
      </li>
      <li>
        <a href={markdown}>{markdownFile.viewPage}</a>
      </li>
      {openApi && (
        <li>
          <a href={openApi.href} download={openApi.fileName}>
            {markdownFile.openApi}
          </a>
        </li>
      )}
      {agents.length > 0 && (
        <li>
          <AgentMenu links={agents} />
        </li>
      )}
      {canExpand && (
        <li className="scripted">
          <button
            type="button"
            className="expand"
            data-expand={expandAll}
            data-collapse={collapseAll}
          >
            {expandAll}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Links to chats and editors, which load nothing until a reader follows one. */
function AgentMenu({ links }: { links: readonly AgentLink[] }) {
  return (
    <details className="open-in">
      <summary>{markdownFile.openIn}</summary>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
