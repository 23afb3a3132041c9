import { module as strings } from '#strings';
import type { Item } from '../../../../extractor/contract/module.ts';
import { CLASS_PARTS } from '../../page-models/class-parts.ts';
import { isModel } from '../../routing/item-tree.ts';
import { ClassContent } from '../class/ClassContent.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';
import { TypeCode } from '../type/TypeExpression.tsx';
import { AttributeList } from './AttributeList.tsx';
import { FunctionContent } from './FunctionContent.tsx';
import { MemberFrame, type MemberLevel } from './MemberFrame.tsx';

interface Props {
  item: Item;
  /** The name under which users know it. */
  name?: string;
  level: MemberLevel;
}

/** A function, class or attribute; what is nested in a class comes a level down. */
export function Member({ item, name = item.name, level }: Props) {
  switch (item.kind) {
    case 'function':
      return (
        <MemberFrame item={item} name={name} level={level}>
          <FunctionContent item={item} name={name} level={level === 2 ? 3 : level === 3 ? 4 : 5} />
        </MemberFrame>
      );
    case 'class':
      return isModel(item) ? (
        <ModelLink id={item.id} name={name} />
      ) : (
        <MemberFrame item={item} name={name} level={level}>
          <ClassContent item={item} name={name} level={level === 2 ? 3 : 4} />
        </MemberFrame>
      );
    case 'attribute':
      return <AttributeList items={[{ item, name }]} />;
    case 'operation':
      return <OperationLink id={item.id} name={name} />;
    case 'reExport':
      return null;
  }
}

/** A nested model has a page of its own. */
function ModelLink({ id, name }: { id: string; name: string }) {
  return (
    <p className="pn">
      <span className="wire">{CLASS_PARTS.classes.title}</span>
      <TypeCode type={{ kind: 'name', name, id }} />
    </p>
  );
}

function OperationLink({ id, name }: { id: string; name: string }) {
  return (
    <p>
      {`${strings.operation} `}
      <a href={useScope().href(id)}>
        <code>{name}</code>
      </a>
    </p>
  );
}
