/** The decorators of a definition as written, a line each. */
export function Decorators({ decorators = [] }: { decorators: string[] | undefined }) {
  return decorators.map((decorator, index) => (
    <span key={index} className="c">{`@${decorator}\n`}</span>
  ));
}
