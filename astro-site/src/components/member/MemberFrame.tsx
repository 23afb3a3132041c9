import type { ReactNode } from 'react';
import type { Item } from '../../../../extractor/contract/module.ts';
import { getMemberTags } from '../../page-models/member-tags.ts';
import { Breakable } from '../reference/Breakable.tsx';
import { DiagnosticNotes } from '../reference/DiagnosticNotes.tsx';
import { ItemHistory } from '../reference/ItemHistory.tsx';
import { Owner, useScope } from '../reference/ScopeProvider.tsx';
import { SourceLine } from '../reference/SourceLine.tsx';
import { MemberTags } from './MemberTags.tsx';

export type MemberLevel = 2 | 3 | 4;

interface Props {
  item: Item;
  name: string;
  level: MemberLevel;
  children: ReactNode;
}

/** A member's heading with its anchor, what is around its content, and where it is written. */
export function MemberFrame({ item, name, level, children }: Props) {
  const anchor = useScope().anchor(item.id) ?? name;
  const Heading = `h${level}` as const;
  return (
    <section className={level === 2 ? 'op' : 'sub'} aria-labelledby={anchor}>
      <Heading id={anchor}>
        <a href={`#${encodeURIComponent(anchor)}`}>
          <Breakable text={name} />
        </a>
      </Heading>
      <MemberTags tags={getMemberTags(item)} />
      <ItemHistory id={item.id} />
      <DiagnosticNotes id={item.id} />
      <Owner id={item.id}>{children}</Owner>
      <SourceLine source={item.source} />
    </section>
  );
}
