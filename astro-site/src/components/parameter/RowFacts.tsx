import { parameter as strings } from '#strings';
import type { Row } from '../../page-models/section.ts';

/** Default, constraints and example of a parameter or field. */
export function RowFacts({ row }: { row: Row }) {
  const { default: value, limits = [], example } = row;
  if (value === undefined && limits.length === 0 && example === undefined) return null;
  return (
    <p className="facts">
      {value !== undefined && <RowFact label={strings.default} text={value} />}
      {limits.length > 0 && <span>{limits.join(', ')}</span>}
      {example !== undefined && <RowFact label={strings.example} text={example} />}
    </p>
  );
}

function RowFact({ label, text }: { label: string; text: string }) {
  return (
    <span>
      {`${label} `}
      <code>{text}</code>
    </span>
  );
}
