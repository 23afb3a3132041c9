import type { ReactNode } from 'react';
import type { MemberSection } from '../../page-models/section.ts';
import { Breakable } from '../reference/Breakable.tsx';
import { MemberTags } from './MemberTags.tsx';

interface Props {
  member: MemberSection;
  /** The level of its heading. */
  level: number;
  children: ReactNode;
}

/** A function or class under a heading with its anchor. */
export function Member({ member: { anchor, name, tags }, level, children }: Props) {
  const Heading = `h${Math.min(level, 4) as 2 | 3 | 4}` as const;
  return (
    <section className={level === 2 ? 'op' : 'sub'} aria-labelledby={anchor}>
      <Heading id={anchor}>
        <a href={`#${encodeURIComponent(anchor)}`}>
          <Breakable text={name} />
        </a>
      </Heading>
      <MemberTags tags={tags} />
      {children}
    </section>
  );
}
