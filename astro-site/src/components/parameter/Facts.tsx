import { parameter as strings } from '#strings';
import type { Constraints, Value } from '../../../../extractor/contract/value.ts';
import { describeConstraints, getValueText, hasDefault } from '../../page-models/values.ts';

interface Props {
  default: Value | undefined;
  constraints: Constraints | undefined;
  example?: Value | undefined;
}

/** Default, limits and example of a parameter or field; a default of `None` only says "optional" again. */
export function Facts({ default: value, constraints, example }: Props) {
  const limits = describeConstraints(constraints);
  if (!hasDefault(value) && limits.length === 0 && example === undefined) return null;
  return (
    <p className="facts">
      {hasDefault(value) && <Fact label={strings.default} text={getValueText(value)} />}
      {limits.length > 0 && <span>{limits.join(', ')}</span>}
      {example !== undefined && <Fact label={strings.example} text={getValueText(example)} />}
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
