/** Whether a value must be given. */
export function Necessity({ required }: { required: boolean }) {
  return required ? <span className="req">required</span> : <span className="opt">optional</span>;
}
