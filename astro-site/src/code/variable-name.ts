/** Variables that a shell sets, so that an example must not use them: `$PATH` is never empty. */
const OF_THE_SHELL = new Set(
  (
    'PATH HOME USER LOGNAME UID EUID GROUPS SHELL PWD OLDPWD HOSTNAME HOSTTYPE OSTYPE MACHTYPE ' +
    'LANG TERM RANDOM SECONDS PPID IFS MAIL TMPDIR DISPLAY EDITOR OPTIND OPTARG LINENO COLUMNS LINES'
  ).split(' '),
);

/**
 * `connectorId` as the name of an environment variable: `CONNECTOR_ID`. A name that shells use gets
 * an ending: `PATH_VALUE`.
 */
export function toConstantName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toUpperCase();
  if (/^\d|^$/.test(words)) return `_${words}`;
  return OF_THE_SHELL.has(words) ? `${words}_VALUE` : words;
}
