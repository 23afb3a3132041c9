import type { FindingRule } from '../../diagnostics/finding-rule.ts';

const HELPER = 'If it belongs to a helper of the tests, leave the recording out of `recordings`.';

/**
 * What is found in recordings. Codes and names are permanent: add rows, never reuse or rename one.
 */
export const RECORDING_RULES = {
  notRead: {
    code: 'WD701',
    rule: 'recording-not-read',
    severity: 'warning',
    summary: 'A recording that cannot be read.',
    hint: 'Record it again, or leave it out of `recordings`.',
  },
  withoutRequests: {
    code: 'WD702',
    rule: 'recording-without-requests',
    severity: 'note',
    summary: 'Files without any request, although `recordings` names them.',
    hint: 'Name only the folders with recordings. Cassettes of VCR.py and betamax, HAR files, and JSON with a method and an address are read.',
  },
  unknownRequest: {
    code: 'WD711',
    rule: 'recording-request-unknown',
    severity: 'note',
    summary: 'A recorded request that no function sends, as far as wrapdocs can read them.',
    hint: `If a function sends it, name the function and the request in \`operations\`. ${HELPER}`,
  },
  unknownQuery: {
    code: 'WD712',
    rule: 'recording-query-unknown',
    severity: 'note',
    summary:
      'A recorded query parameter that was not found in the function that sends the request.',
    hint: `Check whether the function sends it. ${HELPER}`,
  },
  unknownField: {
    code: 'WD713',
    rule: 'recording-field-unknown',
    severity: 'note',
    summary:
      'A recorded field of the body that was not found in the function that sends the request.',
    hint: `Check whether the function sends it. ${HELPER}`,
  },
  notRecorded: {
    code: 'WD714',
    rule: 'recording-part-missing',
    severity: 'note',
    summary: 'A part that the function always sends, as it was read, and that was not recorded.',
    hint: 'Record the request again if the function has changed.',
  },
} as const satisfies Record<string, FindingRule>;
