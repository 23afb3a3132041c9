/**
 * The id of an operation's function: the operation's own without the method that is appended for a
 * function with several operations.
 */
export function getFunctionId(id: string): string {
  return id.replace(/@[A-Z]+(-\d+)?$/, '');
}
