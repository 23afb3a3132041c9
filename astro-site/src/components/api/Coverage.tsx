import { api as strings } from '#strings';
import type { ApiOperationEntry, ApiOperationGroup } from '../../page-models/sections/api.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { CallText } from '../client/Call.tsx';
import { GroupFrame } from '../client/RequestIndex.tsx';
import { MemberTags } from '../member/Member.tsx';
import { MethodBadge } from '../operation/Endpoint.tsx';
import { Breakable } from '../reference/Breakable.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** The operations of an API by tag, with the functions that send them. */
export function Coverage({ groups, isFolded }: SectionOf<'apiCoverage'>) {
  return (
    <div className="rq-index" data-pagefind-ignore>
      {groups.map((group) => (
        <Group key={group.id} group={group} isFolded={isFolded} />
      ))}
    </div>
  );
}

function Group({ group, isFolded }: { group: ApiOperationGroup; isFolded: boolean }) {
  const { id, title, share, operations } = group;
  const heading = (
    <h2 id={id}>
      {title}
      {share !== undefined && <span className="count">{share}</span>}
    </h2>
  );
  return (
    <GroupFrame id={id} heading={heading} isFolded={isFolded}>
      <ul className="rqs">
        {operations.map((operation, index) => (
          <Operation key={index} operation={operation} group={title} />
        ))}
      </ul>
    </GroupFrame>
  );
}

/** An operation of the API; the filter reads the attributes and the text. */
function Operation({ operation, group }: { operation: ApiOperationEntry; group: string }) {
  const { method, path, operationId, docs, tags, calls } = operation;
  const { href } = useScope();
  return (
    <li
      data-operation={operationId ?? path}
      data-method={method}
      data-path={path}
      data-group={group}
    >
      <div>
        <p className="rq-path">
          <MethodBadge method={method} />
          <code>
            <Breakable text={path} />
          </code>
        </p>
        {operationId !== undefined && (
          <p className="rq-type">
            {docs === undefined ? (
              operationId
            ) : (
              <a href={docs} rel="nofollow noopener">
                {operationId}
              </a>
            )}
          </p>
        )}
      </div>
      <div>
        {calls.map(({ id, call }) => (
          <p className="rq-call" key={id}>
            <a href={href(id)}>
              <code>
                <CallText call={call} />
              </code>
            </a>
          </p>
        ))}
        {(calls.length === 0 || tags.length > 0) && (
          <p className="rq-call">
            {calls.length === 0 && <span className="opt">{strings.none}</span>}
            <MemberTags tags={tags} />
          </p>
        )}
      </div>
    </li>
  );
}
