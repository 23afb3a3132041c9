import { client as strings, code as codeStrings, operation } from '#strings';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { CodeBlock, CopyButton } from '../code/CodeBlock.tsx';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { NestedModelDetails } from '../parameter/NestedFields.tsx';
import { PhraseText } from './Phrase.tsx';

/** What a call returns in Python. */
export function Returns({ title, type, description, nested }: SectionOf<'returns'>) {
  return (
    <div>
      <h3>{title}</h3>
      {type !== undefined && (
        <p className="pn">
          <TypeCode type={type} />
        </p>
      )}
      <MarkdownLine text={description} />
      {nested && <NestedModelDetails model={nested} />}
    </div>
  );
}

/** When a paginator sends its requests, and what it yields. */
export function Paging({ title, text, item, code }: SectionOf<'paging'>) {
  return (
    <div>
      <h3>{title}</h3>
      <p>
        <PhraseText phrase={text} />
        {item !== undefined && (
          <>
            {` ${strings.pagingItem} `}
            <TypeCode type={item} />
          </>
        )}
      </p>
      {code !== undefined && (
        <details className="ex" data-copy data-pagefind-ignore>
          <summary className="ex-bar">{operation.allPages}</summary>
          <CopyButton label={codeStrings.copyExample} />
          <CodeBlock code={code} language="python" label={operation.allPages} />
        </details>
      )}
    </div>
  );
}
