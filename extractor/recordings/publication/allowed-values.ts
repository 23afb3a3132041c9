/**
 * A test for the fields whose values may be published.
 *
 * @param names fields by their names, or by the end of their paths: `status`, `order.status`
 */
export function createValueTest(names: readonly string[]): (path: readonly string[]) => boolean {
  const wanted = names.map((name) => name.split('.'));
  return (path) =>
    wanted.some(
      (parts) =>
        parts.length <= path.length &&
        parts.every((part, index) => path.at(index - parts.length) === part),
    );
}
