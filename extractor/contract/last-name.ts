/** The last part of a dotted name: `Optional` of `typing.Optional`. */
export function getLastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
