import { renderInlineMarkdown } from '../../docstring/markdown.ts';
import type { DocumentLine } from '../../page-models/sections/api.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';

/** What the API's document says, in a frame of its own. */
export function FromDocument({ id, title, origin, parts }: SectionOf<'fromDocument'>) {
  return (
    <section className="from-doc" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="wire">{origin}</p>
      {parts.map((part, index) => (
        <div key={index}>
          <p className="part">{part.title}</p>
          <ul className="ps">
            {part.lines.map((line, position) => (
              <Line key={position} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Names in the text of a vendor are not those of the package, so they are not linked. */
function Line({ line: { code, notes, text } }: { line: DocumentLine }) {
  return (
    <li>
      <p className="pn">
        <code className="n">{code}</code>
        {notes.map((note, index) => (
          <span className="wire" key={index}>
            {note}
          </span>
        ))}
      </p>
      {text !== undefined && text !== '' && (
        <div className="md" dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(text) }} />
      )}
    </li>
  );
}
