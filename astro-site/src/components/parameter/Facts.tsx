import { parameter as strings } from '#strings';
import type { Constraints, Value } from '../../../../extractor/contract/value.ts';
import { describeConstraints } from '../../lib/constraints.ts';

interface Props {
  default: Value | undefined;
  constraints: Constraints | undefined;
  example?: Value | undefined;
}

/** Default, limits and example of a parameter or field; a default of `None` only says "optional" again. */
export function Facts({ default: value, constraints, example }: Props) {
  const limits = describeConstraints(constraints);
  const hasDefault = value !== undefined && value.text !== 'None';
  if (!hasDefault && limits.length === 0 && example === undefined) return null;
  return (
    <p className="facts">
      {hasDefault && <Fact label={strings.default} text={getText(value)} />}
      {limits.length > 0 && <span>{limits.join(', ')}</span>}
      {example !== undefined && <Fact label={strings.example} text={getText(example)} />}
    </p>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <span>
      {`${label} `}
      <code>{text}</code>
    </span>
  );
}

/** Text without the quotes of its language, anything else as written. */
function getText({ value, text }: Value): string {
  return typeof value === 'string' && value !== '' ? value : text;
}
