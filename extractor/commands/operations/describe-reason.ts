import type { Reason } from '../../contract/client-call.ts';

/** Why a request is not exact, in a few words. */
export function describeReason({ kind, detail }: Reason): string {
  switch (kind) {
    case 'serverUnknown':
      return 'server not known';
    case 'pathFromObject':
      return `path begins with an address from the server${inParentheses(detail)}`;
    case 'severalRequests':
      return detail === undefined
        ? 'one of several requests'
        : `one of several requests, depending on ${detail}`;
    case 'pathIncomplete':
      return `path incomplete${inParentheses(detail)}`;
    case 'bodyUnknown':
      return 'body not known';
    case 'queryOpen':
      return 'query may have more';
    case 'bodyOpen':
      return 'body may have more';
    case 'assumed':
      return 'assumed from names';
    case 'inherited':
      return detail === undefined ? 'inherited' : `inherited from ${detail}`;
    case 'docstringOnly':
      return 'only in the docstring';
    case 'docstringDiffers':
      return detail === undefined ? 'docstring differs' : `the docstring says ${detail}`;
  }
}

function inParentheses(detail: string | undefined): string {
  return detail === undefined ? '' : ` (${detail})`;
}
