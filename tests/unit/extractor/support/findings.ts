import type { Finding } from '../../../../extractor/diagnostics/finding.ts';
import { makeDiagnostic } from './contract.ts';

/** Findings of every severity, with and without a place, one of them hostile in every text. */
export const FINDINGS: Finding[] = [
  {
    package: 'shop',
    ...makeDiagnostic({ location: { file: 'src/shop/main.py', line: 12, column: 5, endLine: 14 } }),
  },
  {
    package: 'shop',
    ...makeDiagnostic({
      code: 'WD401',
      rule: 'undocumented-operation',
      severity: 'note',
      message: 'read has no docstring.',
      hint: 'Say in one line what it does.',
      location: { file: 'src/shop/main.py', line: 40 },
      item: 'shop.main.read',
    }),
  },
  {
    package: 'shop',
    ...makeDiagnostic({
      code: 'WD101',
      rule: 'file-not-parsed',
      severity: 'error',
      message: 'a\u001B[2Jb\r\n::error::c\u202Ed <script>100%',
      hint: 'Fix\nit.',
      location: { file: 'src/shop/a,b: ü\u001B.py', line: 1 },
    }),
  },
  {
    package: 'shop',
    ...makeDiagnostic({ code: 'WD104', rule: 'empty-package', message: 'Nothing.', hint: 'Look.' }),
  },
];
