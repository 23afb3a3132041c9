import type { SourceLocation } from '../contract/source-location.ts';
import { WRAPDOCS_VERSION } from '../version.ts';
import type { Finding } from './finding.ts';

/** Findings as a SARIF 2.1.0 log, for code scanning and editors. */
export function formatSarif(findings: readonly Finding[]): string {
  const rules = collectRules(findings);
  const ruleIds = rules.map(({ id }) => id);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'wrapdocs', semanticVersion: WRAPDOCS_VERSION, rules } },
        columnKind: 'unicodeCodePoints',
        results: findings.map((finding) => makeResult(finding, ruleIds)),
      },
    ],
  };
  return JSON.stringify(log, undefined, 2);
}

function collectRules(findings: readonly Finding[]) {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    if (!first.has(finding.code)) first.set(finding.code, finding);
  }
  return [...first.values()]
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, rule, severity, hint }) => ({
      id: code,
      name: rule,
      shortDescription: { text: rule.replaceAll('-', ' ') },
      help: { text: hint },
      defaultConfiguration: { level: severity },
    }));
}

function makeResult(finding: Finding, ruleIds: string[]) {
  const { code, severity, message, hint, location, item } = finding;
  return {
    ruleId: code,
    ruleIndex: ruleIds.indexOf(code),
    level: severity,
    message: { text: `${message} ${hint}` },
    locations: [
      {
        ...(location === undefined ? {} : { physicalLocation: makePhysicalLocation(location) }),
        logicalLocations: [{ fullyQualifiedName: item ?? finding.package }],
      },
    ],
  };
}

function makePhysicalLocation({ file, line, column, endLine }: SourceLocation) {
  return {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
    region: {
      startLine: line,
      ...(column === undefined ? {} : { startColumn: column }),
      ...(endLine === undefined ? {} : { endLine }),
    },
  };
}
