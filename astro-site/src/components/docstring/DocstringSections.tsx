import { docstring as strings } from '#strings';
import type { DocstringItem, DocstringSection } from '../../../../extractor/contract/docstring.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { Markdown, MarkdownLine } from '../markdown/Markdown.tsx';

const TITLES: Partial<Record<string, string>> = strings.sections;

/** What a docstring holds beyond its text: exceptions, examples, notes... */
export function DocstringSections({ sections }: { sections: DocstringSection[] | undefined }) {
  return sections?.map((section, index) => (
    <div key={index} className={section.kind === 'admonition' ? 'note' : undefined}>
      <h3>{getTitle(section)}</h3>
      <SectionContent section={section} />
    </div>
  ));
}

function getTitle(section: DocstringSection): string {
  switch (section.kind) {
    case 'admonition':
      return section.title ?? section.admonition;
    case 'text':
      return section.title ?? strings.notes;
    default:
      return section.title ?? TITLES[section.kind] ?? section.kind;
  }
}

function SectionContent({ section }: { section: DocstringSection }) {
  switch (section.kind) {
    case 'text':
    case 'admonition':
      return <Markdown text={section.text} />;
    case 'examples':
      return section.examples.map(({ kind, text }, index) =>
        kind === 'code' ? (
          <CodeBlock key={index} code={text} language="python" label={strings.example} />
        ) : (
          <Markdown key={index} text={text} />
        ),
      );
    default:
      return <ItemList items={section.items} />;
  }
}

function ItemList({ items }: { items: DocstringItem[] }) {
  return (
    <ul className="ps">
      {items.map(({ name, type, description, ...item }, index) => (
        <li key={index}>
          <p className="pn">
            {name !== undefined && <code className="n">{name}</code>}
            {type !== undefined && <code className="ty">{type}</code>}
            {item.default !== undefined && (
              <span className="wire">{strings.default(item.default)}</span>
            )}
          </p>
          <MarkdownLine text={description} />
        </li>
      ))}
    </ul>
  );
}
