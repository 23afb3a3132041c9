import type { FindingRule } from '../../diagnostics/finding-rule.ts';

const LEAVE_OUT = 'If the document is incomplete on purpose, list the operation in `leaveOut`.';

/**
 * The differences that are looked for. Severities follow from how often a rule was right about real
 * clients; codes and names are permanent: add rows, never reuse or rename one.
 */
export const API_RULES = {
  unknownOperation: {
    code: 'WD601',
    rule: 'api-operation-unknown',
    severity: 'warning',
    summary: 'A request that the API does not have.',
    hint: `Check whether the API has renamed or removed it. If it belongs to another API, add that document to \`others\`. ${LEAVE_OUT}`,
  },
  otherMethod: {
    code: 'WD602',
    rule: 'api-method-differs',
    severity: 'warning',
    summary: 'A path that the API has, but not with this method.',
    hint: `Send one of the methods that the API has for this path. ${LEAVE_OUT}`,
  },
  unknownQuery: {
    code: 'WD603',
    rule: 'api-query-unknown',
    severity: 'warning',
    summary: 'A query parameter that the API does not have.',
    hint: 'Check the spelling, and whether the API still takes the parameter; servers mostly ignore unknown ones without an error.',
  },
  unknownField: {
    code: 'WD604',
    rule: 'api-field-unknown',
    severity: 'warning',
    summary: 'A field of the body that the API does not have, although it lists all of them.',
    hint: 'Check the spelling, and whether the API still takes the field; servers mostly ignore unknown ones without an error.',
  },
  otherLocation: {
    code: 'WD605',
    rule: 'api-location-differs',
    severity: 'warning',
    summary: 'A value that the API takes in another part of the request.',
    hint: 'Send it where the API reads it.',
  },
  unknownValue: {
    code: 'WD606',
    rule: 'api-value-unknown',
    severity: 'warning',
    summary: 'A value that is not one of those that the API lists.',
    hint: 'Send one of the listed values.',
  },
  deprecatedOperation: {
    code: 'WD610',
    rule: 'api-operation-deprecated',
    severity: 'note',
    summary: 'A request that the API has deprecated.',
    hint: 'Deprecate the function, and move to what the API offers instead.',
  },
  deprecatedParameter: {
    code: 'WD611',
    rule: 'api-parameter-deprecated',
    severity: 'note',
    summary: 'A parameter or field that the API has deprecated.',
    hint: 'Deprecate the parameter, and move to what the API offers instead.',
  },
  bodyNotSent: {
    code: 'WD612',
    rule: 'api-body-not-sent',
    severity: 'note',
    summary: 'A request without the body that the API requires.',
    hint: 'Send the body, or check whether the document is wrong about it.',
  },
  bodyNotTaken: {
    code: 'WD613',
    rule: 'api-body-not-taken',
    severity: 'note',
    summary: 'A body that the API does not take.',
    hint: 'Check where the API reads these values; some servers ignore the body of such requests.',
  },
  defaultOutOfRange: {
    code: 'WD614',
    rule: 'api-default-out-of-range',
    severity: 'note',
    summary: 'A default outside the limits of the API.',
    hint: 'Choose a default within the limits.',
  },
  mediaTypeDiffers: {
    code: 'WD615',
    rule: 'api-media-type-differs',
    severity: 'note',
    summary: 'A body of a media type that the API does not list.',
    hint: 'Send one of the listed media types.',
  },
  typeConflict: {
    code: 'WD616',
    rule: 'api-type-conflict',
    severity: 'note',
    summary: 'A field of the body with a type that the API does not allow.',
    hint: 'Change the type of the parameter, or convert its value.',
  },
  requiredNotSent: {
    code: 'WD617',
    rule: 'api-required-not-sent',
    severity: 'note',
    summary: 'Parameters or fields that the API requires and the function never sends.',
    hint: 'Add the parameters to the function.',
  },
  requiredOptional: {
    code: 'WD618',
    rule: 'api-required-optional',
    severity: 'note',
    summary: 'Parameters or fields that the API requires and callers can leave out.',
    hint: 'Make the parameters required, or say in their descriptions when they can be left out.',
  },
  notOffered: {
    code: 'WD619',
    rule: 'api-parameters-not-offered',
    severity: 'note',
    summary: 'Optional parameters or fields of the API that the function does not offer.',
    hint: 'Add the parameters that your users need.',
  },
} as const satisfies Record<string, FindingRule>;
