/**
 * Copies the code of the nearest `data-copy` element; see scripts/copy.ts. It is hidden without
 * scripts.
 */
export function CopyButton({ label }: { label: string }) {
  return <button type="button" className="cp" aria-label={label} />;
}
