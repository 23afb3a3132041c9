import type { CallEntry } from '../../page-models/sections/request.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { SourceLine } from '../code/SourceCode.tsx';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { CallText } from './Call.tsx';

/** Other calls that send the same request. */
export function CallList({ title, calls }: SectionOf<'calls'>) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="calls">
        {calls.map((call) => (
          <li key={call.id} id={call.anchor}>
            <p className="pn">
              <CallLink call={call} />
              {call.tag !== undefined && <span className="tag">{call.tag}</span>}
            </p>
            <MarkdownLine text={call.summary} />
            {call.source !== undefined && <SourceLine source={call.source} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A call, which links to the operation that documents it. */
export function CallLink({ call: { id, call } }: { call: Pick<CallEntry, 'id' | 'call'> }) {
  const href = useScope().href(id);
  const text = (
    <code>
      <CallText call={call} />
    </code>
  );
  return href === undefined ? text : <a href={href}>{text}</a>;
}
