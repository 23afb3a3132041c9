/** What HTTP calls its statuses: OpenAPI wants a description of every response. */
const PHRASES = new Map([
  ['200', 'OK'],
  ['201', 'Created'],
  ['202', 'Accepted'],
  ['204', 'No Content'],
  ['206', 'Partial Content'],
  ['301', 'Moved Permanently'],
  ['302', 'Found'],
  ['303', 'See Other'],
  ['304', 'Not Modified'],
  ['307', 'Temporary Redirect'],
  ['308', 'Permanent Redirect'],
  ['400', 'Bad Request'],
  ['401', 'Unauthorized'],
  ['402', 'Payment Required'],
  ['403', 'Forbidden'],
  ['404', 'Not Found'],
  ['405', 'Method Not Allowed'],
  ['406', 'Not Acceptable'],
  ['408', 'Request Timeout'],
  ['409', 'Conflict'],
  ['410', 'Gone'],
  ['412', 'Precondition Failed'],
  ['413', 'Content Too Large'],
  ['415', 'Unsupported Media Type'],
  ['418', "I'm a teapot"],
  ['422', 'Unprocessable Content'],
  ['423', 'Locked'],
  ['428', 'Precondition Required'],
  ['429', 'Too Many Requests'],
  ['500', 'Internal Server Error'],
  ['501', 'Not Implemented'],
  ['502', 'Bad Gateway'],
  ['503', 'Service Unavailable'],
  ['504', 'Gateway Timeout'],
]);

const CLASSES = new Map([
  ['1', 'Information'],
  ['2', 'Success'],
  ['3', 'Redirection'],
  ['4', 'Client error'],
  ['5', 'Server error'],
]);

/** A short text for a status (`201`), a range (`4XX`) or `default`. */
export function describeStatus(status: string): string {
  return PHRASES.get(status) ?? CLASSES.get(status.charAt(0)) ?? 'Any other response';
}
