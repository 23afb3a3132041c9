import { module as strings } from '#strings';

/** A value longer than this is folded. */
const SHORT = 100;

/** The value that is assigned to an attribute. */
export function AssignedValue({ text }: { text: string }) {
  if (text.length <= SHORT) {
    return (
      <p className="facts">
        <span>
          {`${strings.value} `}
          <code>{text}</code>
        </span>
      </p>
    );
  }
  return (
    <details className="fs">
      <summary>{strings.value}</summary>
      <pre className="value" tabIndex={0} role="group" aria-label={strings.value}>
        <code>{text}</code>
      </pre>
    </details>
  );
}
