import { describe, expect, test } from 'vitest';
import { readPipSettings } from '../../../../../extractor/sources/pypi/pip-settings.ts';
import { catchError } from '../../support/catch-error.ts';
import { makeProgram } from '../../support/scripts.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

/** Settings from the output of `pip config list` and its exit code. */
async function read(printed: string, code = 0) {
  const folder = makeTemporaryFolder({ printed: `${printed}\n` });
  const python = makeProgram(
    [
      'case "$*" in',
      '  *sys.version_info*) echo "3 13 $0" ;;',
      `  *"pip config list") cat '${folder}/printed'; exit ${String(code)} ;;`,
      'esac',
    ].join('\n'),
  );
  return readPipSettings({ cwd: folder, env: {}, python });
}

describe('the settings of the index', () => {
  test('are the public ones if pip has none', async () => {
    expect(await read('')).toEqual({ index: 'https://pypi.org/simple', trustedHosts: [] });
  });

  test('are those of pip', async () => {
    const lines = [
      "global.index-url='https://me:x@host.test/simple'",
      "global.trusted-host='a.test b.test'",
      "global.cert='/ca.pem'",
      "global.client-cert='/me.pem'",
      "global.proxy='http://proxy.test:3128'",
      "global.extra-index-url='https://never.test/simple'",
      ":env:.default-timeout='180'",
    ];
    expect(await read(lines.join('\n'))).toEqual({
      index: 'https://me:x@host.test/simple',
      trustedHosts: ['a.test', 'b.test'],
      cert: '/ca.pem',
      clientCert: '/me.pem',
      proxy: 'http://proxy.test:3128',
      timeout: 180,
    });
  });

  test.each([
    ["global.no-index='true'", 0, 'SOURCE_UNREACHABLE'],
    ["global.index-url='file:///etc'", 0, 'SOURCE_UNSUITABLE'],
    ["global.index-url='nonsense'", 0, 'SOURCE_UNSUITABLE'],
    ['', 1, 'PYTHON_DEPENDENCY'],
  ])('%s (code %i) ends with %s', async (printed, code, expected) => {
    expect((await catchError(() => read(printed, code))).code).toBe(expected);
  });
});

describe('the output of pip', () => {
  test('is ranked: variables, the command, then all of pip', async () => {
    const lines = [
      ":env:.index-url='https://env.test/simple'",
      "global.index-url='https://global.test/simple'",
      "install.index-url='https://install.test/simple'",
      "global.timeout='60'",
      "install.timeout='5'",
      "list.timeout='1'",
    ];
    expect(await read(lines.join('\n'))).toEqual({
      index: 'https://env.test/simple',
      trustedHosts: [],
      timeout: 5,
    });
  });

  test('is parsed as Python strings', async () => {
    const lines = [
      String.raw`global.trusted-host='\na.test\nb.test:8443'`,
      `global.proxy="http://it's.test"`,
      String.raw`global.cert='C:\\certs\\ca.pem'`,
      'a line of something else',
      'global.index-url=',
    ];
    expect(await read(lines.join('\n'))).toEqual({
      index: 'https://pypi.org/simple',
      trustedHosts: ['a.test', 'b.test:8443'],
      proxy: "http://it's.test",
      cert: 'C:\\certs\\ca.pem',
    });
  });
});
