/** The name of a row; a link to itself if it has an anchor. */
export function RowName({ name, anchor }: { name: string; anchor: string | undefined }) {
  return anchor === undefined ? (
    <code className="n">{name}</code>
  ) : (
    <a className="n" href={`#${encodeURIComponent(anchor)}`}>
      <code>{name}</code>
    </a>
  );
}
