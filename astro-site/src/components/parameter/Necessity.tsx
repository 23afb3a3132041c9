import { parameter as strings } from '#strings';

/** Whether a value must be given. */
export function Necessity({ required }: { required: boolean }) {
  return required ? (
    <span className="req">{strings.required}</span>
  ) : (
    <span className="opt">{strings.optional}</span>
  );
}
