import type { ReactNode } from 'react';
import type { RequestGroup } from '../../page-models/sections/request.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { IndexedRequest } from './RequestList.tsx';

/**
 * All requests of a package by group; the groups of a long list are closed at first. The search has
 * their names and paths, so their text is not searched once more.
 */
export function RequestIndex({ groups, isFolded }: SectionOf<'requestIndex'>) {
  return (
    <div className="rq-index" data-operation-index data-pagefind-ignore>
      {groups.map((group) => (
        <Group key={group.title} group={group} isFolded={isFolded} />
      ))}
    </div>
  );
}

function Group({ group, isFolded }: { group: RequestGroup; isFolded: boolean }) {
  const { id, title, groups } = group;
  const heading = (
    <h2 id={id}>
      {title}
      <span className="count">{countRequests(group)}</span>
    </h2>
  );
  const content = (
    <>
      <Requests group={group} filterGroup={title} />
      {groups.map((inner) => (
        <section key={inner.title} data-operation-group>
          <h3>{inner.title}</h3>
          <Requests group={inner} filterGroup={title} />
        </section>
      ))}
    </>
  );
  return (
    <GroupFrame id={id} heading={heading} isFolded={isFolded}>
      {content}
    </GroupFrame>
  );
}

interface FrameProps {
  id: string;
  heading: ReactNode;
  isFolded: boolean;
  children: ReactNode;
}

/** A group of a list that the filter shows parts of. */
export function GroupFrame({ id, heading, isFolded, children }: FrameProps) {
  if (isFolded) {
    return (
      <details className="rq-group" data-operation-group>
        <summary>{heading}</summary>
        {children}
      </details>
    );
  }
  return (
    <section className="rq-group" aria-labelledby={id} data-operation-group>
      {heading}
      {children}
    </section>
  );
}

function Requests({ group, filterGroup }: { group: RequestGroup; filterGroup: string }) {
  if (group.requests.length === 0) return null;
  return (
    <ul className="rqs">
      {group.requests.map((request) => (
        <IndexedRequest key={request.id} request={request} group={filterGroup} />
      ))}
    </ul>
  );
}

/** The requests of a group and of those within it. */
function countRequests({ requests, groups }: RequestGroup): number {
  return groups.reduce((sum, inner) => sum + countRequests(inner), requests.length);
}
