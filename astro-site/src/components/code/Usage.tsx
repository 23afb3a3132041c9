import { command as strings } from '#strings';
import type { SectionOf } from '../../page-models/sections/section.ts';

/** How a command is called on the command line, in the box of a signature. */
export function Usage({ code }: SectionOf<'usage'>) {
  if (code === '') return null;
  return (
    <pre className="sig" tabIndex={0} role="group" aria-label={strings.usage}>
      <code>{code}</code>
    </pre>
  );
}
