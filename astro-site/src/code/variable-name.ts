/** Variables that a shell sets, so that an example must not use them: `$PATH` is never empty. */
const OF_THE_SHELL = new Set(
  (
    'PATH HOME USER LOGNAME UID EUID GROUPS SHELL PWD OLDPWD HOSTNAME HOSTTYPE OSTYPE MACHTYPE ' +
    'LANG TERM RANDOM SRANDOM SECONDS PPID IFS MAIL TMPDIR DISPLAY EDITOR OPTIND OPTARG OPTERR LINENO ' +
    'COLUMNS LINES ENV CDPATH FUNCNAME DIRSTACK PIPESTATUS REPLY TMOUT HISTFILE HISTSIZE HISTCMD ' +
    'EPOCHSECONDS EPOCHREALTIME PROMPT_COMMAND PS1 PS2 PS3 PS4 SHELLOPTS SHLVL FIGNORE NODE_OPTIONS'
  ).split(' '),
);

/** Variables that change what programs load or contact: nobody should set them for an example. */
const OF_PROGRAMS = /^(?:LD|DYLD|BASH|LC|PYTHON|CURL|SSL)_|^BASH|_PROXY$|^SSLKEYLOGFILE$/;

/**
 * `connectorId` as the name of an environment variable: `CONNECTOR_ID`. A name that shells use gets
 * an ending: `PATH_VALUE`.
 */
export function toConstantName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toUpperCase()
    .replace(/^_+(?=[A-Z])/, '');
  if (/^_*$/.test(words)) return 'VALUE';
  if (/^\d/.test(words)) return `_${words}`;
  return OF_THE_SHELL.has(words) || OF_PROGRAMS.test(words) ? `${words}_VALUE` : words;
}

/** The name of an environment variable that a program reads, as it is, if a shell can set it. */
export function toEnvironmentName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : toConstantName(name);
}
