import type { RequestEntry } from '../../page-models/sections/request.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { MemberTags } from '../member/Member.tsx';
import { Breakable } from '../reference/Breakable.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { CallText } from './Call.tsx';
import { MethodBadge } from '../operation/Endpoint.tsx';

/** Requests, each with its call; they are documented elsewhere, where the search finds them. */
export function RequestList({ requests }: Pick<SectionOf<'requests'>, 'requests'>) {
  return (
    <ul className="rqs" data-pagefind-ignore>
      {requests.map((request) => (
        <li key={request.id} id={request.anchor}>
          <RequestLine request={request} />
        </li>
      ))}
    </ul>
  );
}

/** A request of the index; the filter reads the attributes. */
export function IndexedRequest({ request, group }: { request: RequestEntry; group: string }) {
  const { name, method, path, words = [] } = request;
  return (
    <li
      data-operation={name}
      data-method={method}
      data-path={path}
      data-group={group}
      data-words={words.length === 0 ? undefined : words.join(' ')}
    >
      <RequestLine request={request} />
    </li>
  );
}

function RequestLine({ request }: { request: RequestEntry }) {
  const { id, target = id, call, method, path, origin = '', summary, returns, tags } = request;
  const { href } = useScope();
  return (
    <>
      <div>
        <p className="rq-call">
          <a href={href(target)}>
            <code>
              <CallText call={call} />
            </code>
          </a>
          <MemberTags tags={tags} />
        </p>
        <MarkdownLine text={summary} />
      </div>
      <div>
        <p className="rq-path">
          <MethodBadge method={method} />
          <code>
            <Breakable text={path.slice(origin.length)} />
          </code>
        </p>
        {returns !== undefined && (
          <p className="rq-type">
            <TypeCode type={returns} />
          </p>
        )}
      </div>
    </>
  );
}
