import { expect, test } from 'vitest';
import { choosePython } from '../../../../extractor/init/choose-python.ts';

test.each([
  ['nothing is said', [], '3.13'],
  ['the usual version is allowed', ['>=3.9'], '3.13'],
  ['a newer one is needed', ['>=3.14'], '3.14'],
  ['a newer patch release is needed', ['>=3.15.2,<4'], '3.15'],
  ['newer ones are not supported', ['>=3.10,<3.13'], '3.12'],
  ['a patch release ends the support', ['<3.12.4'], '3.12'],
  ['the last supported one is named', ['>=3.10,<=3.11'], '3.11'],
  ['one is needed', ['==3.12.*'], '3.12'],
  ['one patch release is needed', ['===3.11.4'], '3.11'],
  ['a compatible minor version is needed', ['~=3.14'], '3.14'],
  ['a compatible patch release is needed', ['~=3.11.2'], '3.11'],
  ['any Python 3 is compatible', ['~=3.9'], '3.13'],
  ['the usual one is left out', ['>=3.10,!=3.13.*'], '3.12'],
  ['a patch release is left out', ['!=3.13.1'], '3.13'],
  ['only the major version is named', ['>=3,<4'], '3.13'],
  ['Python 2 is still supported', ['>=2.7,!=3.0.*'], '3.13'],
  ['no version fits that wrapdocs runs on', ['>=3.6,<3.9'], '3.13'],
  ['the text is not understood', ['python3'], '3.13'],
  ['several packages need different ones', ['>=3.9', '>=3.14', '<3.13'], '3.14'],
])('if %s', (_, requirements, expected) => {
  expect(choosePython(requirements)).toBe(expected);
});
