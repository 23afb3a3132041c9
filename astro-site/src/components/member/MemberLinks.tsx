import { client, model, module as strings } from '#strings';
import { Fragment } from 'react';
import type { ObjectName } from '../../page-models/sections/index-entry.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { IndexList } from '../reference/IndexList.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { ObjectType } from '../type/TypeExpression.tsx';

/** The subclasses of a class within the package. */
export function Subclasses({ classes, further }: SectionOf<'subclasses'>) {
  return (
    <p className="pn subclasses">
      <span className="wire">{model.subtypes}</span>
      {classes.map((each) => (
        <ObjectType key={each.id} object={each} />
      ))}
      {further === 0 ? null : <span>{model.furtherSubtypes(further)}</span>}
    </p>
  );
}

/** A nested model, which has its own page. */
export function ModelLink({ model: object }: { model: ObjectName }) {
  return (
    <p className="pn">
      <span className="wire">{strings.classes}</span>
      <ObjectType object={object} />
    </p>
  );
}

/** A method that is an operation, which is documented on the page of its module. */
export function OperationLink({ operation: { id, name } }: { operation: ObjectName }) {
  return (
    <p>
      {`${strings.operation} `}
      <a href={useScope().href(id)}>
        <code>{name}</code>
      </a>
    </p>
  );
}

/** Longer lists are closed at first. */
const MOST_OPEN = 12;

/** What a class has from its bases: a list for each. */
export function Inherited({ groups, further, isShort = false }: SectionOf<'inherited'>) {
  return (
    <>
      {groups.map((group) =>
        isShort ? (
          <InheritedNames key={group.base.id} {...group} />
        ) : (
          <InheritedList key={group.base.id} {...group} />
        ),
      )}
      {further === 0 ? null : <p>{client.furtherBases(further)}</p>}
    </>
  );
}

function InheritedList({ base, members }: SectionOf<'inherited'>['groups'][number]) {
  return (
    <details className="fs inherited" open={members.length <= MOST_OPEN}>
      <summary>
        {`${strings.inheritedFrom(members.length)} `}
        <code>{base.name}</code>
      </summary>
      <IndexList kind="index" entries={members} />
    </details>
  );
}

function InheritedNames({ base, members }: SectionOf<'inherited'>['groups'][number]) {
  const { href } = useScope();
  return (
    <p className="names">
      {`${strings.inheritedFrom(members.length)} `}
      <code>{base.name}</code>
      {':'}
      {members.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index === 0 ? ' ' : ', '}
          <a href={href(id)}>
            <code>{name}</code>
          </a>
        </Fragment>
      ))}
    </p>
  );
}
