import { CLIENT_RULES } from '../../extractor/changes/http/clients/client-rules.ts';
import {
  REQUEST_FIELD_RULES,
  RESPONSE_FIELD_RULES,
} from '../../extractor/changes/http/models/field-rules.ts';
import {
  REQUEST_MODEL_RULES,
  RESPONSE_MODEL_RULES,
} from '../../extractor/changes/http/models/model-rules.ts';
import {
  BODY_FIELD_RULES,
  BODY_RULES,
} from '../../extractor/changes/http/operations/body-rules.ts';
import { OPERATION_RULES } from '../../extractor/changes/http/operations/operation-rules.ts';
import { PARAMETER_RULES } from '../../extractor/changes/http/operations/parameter-rules.ts';
import { RESPONSE_RULES } from '../../extractor/changes/http/operations/response-rules.ts';
import { SECURITY_RULES } from '../../extractor/changes/http/operations/security-rules.ts';
import { PYTHON_RULES } from '../../extractor/changes/python/python-rules.ts';
import type { Rule } from '../../extractor/changes/rule.ts';

const SEVERITIES = { breaking: 'breaking', possiblyBreaking: 'possibly breaking', safe: 'safe' };

const SECTIONS: readonly (readonly [title: string, rules: readonly object[]])[] = [
  ['Python', [PYTHON_RULES]],
  ['Operations', [OPERATION_RULES, PARAMETER_RULES, BODY_RULES, BODY_FIELD_RULES, RESPONSE_RULES]],
  ['Authentication', [SECURITY_RULES]],
  ['Requests of clients', [CLIENT_RULES]],
  ['Models in requests', [REQUEST_MODEL_RULES, REQUEST_FIELD_RULES]],
  ['Models in responses', [RESPONSE_MODEL_RULES, RESPONSE_FIELD_RULES]],
];

/** The page with all rules for changes, made from their tables. */
export function makeRulesPage(): string {
  const sections = SECTIONS.map(([title, tables]) => {
    const rows = [...new Set(tables.flatMap(listRules))].map(describe);
    return `## ${title}\n\n| rule | effect | change |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [
    '---\ntitle: Rules for changes\ndescription: All differences between two versions that wrapdocs reports, and their effect on callers.\n---\n',
    'The names of rules are permanent. [Changes](/changes/) explains how versions are compared.\n',
    ...sections,
  ].join('\n');
}

function describe({ code, severity, summary }: Rule): string {
  return `| \`${code}\` | ${SEVERITIES[severity]} | ${summary.replaceAll('|', '\\|')} |`;
}

/** Some tables have tables in them. */
function listRules(table: object): Rule[] {
  return Object.values(table).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    return 'code' in entry && 'summary' in entry ? [entry as Rule] : listRules(entry);
  });
}
