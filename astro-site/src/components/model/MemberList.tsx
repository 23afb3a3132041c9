import type { ClassItem, EnumMember } from '../../../../extractor/contract/class.ts';
import { MODEL_PARTS } from '../../page-models/outline.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { useScope } from '../reference/ScopeProvider.tsx';

/** The values of an enum, each with an anchor of its own. */
export function MemberList({ model }: { model: ClassItem }) {
  const members = model.model?.members;
  if (members === undefined) return null;
  const { id, title } = MODEL_PARTS.members;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="ps">
        {members.map((member) => (
          <MemberLine key={member.name} member={member} modelId={model.id} />
        ))}
      </ul>
    </section>
  );
}

function MemberLine({ member, modelId }: { member: EnumMember; modelId: string }) {
  const anchor = useScope().fieldAnchor(modelId, member.name) ?? member.name;
  return (
    <li id={anchor}>
      <p className="pn">
        <a className="n" href={`#${encodeURIComponent(anchor)}`}>
          <code>{member.name}</code>
        </a>
        <code className="ty">{member.value.text}</code>
      </p>
      <ItemHistory id={modelId} part={member.name} />
      <MarkdownLine text={member.description} />
    </li>
  );
}
