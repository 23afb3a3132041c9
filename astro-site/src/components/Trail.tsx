import { reference as strings } from '#strings';

/** The way to a page: the sections above it, the outermost first. */
export function Trail({ trail }: { trail: readonly { label: string; href: string }[] }) {
  if (trail.length === 0) return null;
  return (
    <nav className="trail not-content" aria-label={strings.breadcrumb} data-pagefind-ignore>
      <ol>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
