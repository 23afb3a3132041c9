const HIDDEN = '***';

/** Names of values in an address, a header or a setting that must stay secret. */
const SECRET_NAME =
  '(?:[\\w-]{0,40}(?:token|secret|passw(?:or)?d|api[_-]?key|credential|signature)[\\w-]{0,40}|sig|auth|pwd)';

const RULES: readonly [secret: RegExp, shown: string][] = [
  // A user name and a password in an address, which may itself contain an @.
  [/(:\/\/)(?:[^/?#@\s]{0,999}@)+/g, '$1'],
  // A password with a slash in it; a port is only digits.
  [/(:\/\/)[^/?#@:\s[]{0,99}:(?!\d+(?:[/?#\s"'`]|$))[^@\s]{0,999}@/g, '$1'],
  [new RegExp(`([?&;#]${SECRET_NAME}=)[^&;#\\s"'\`]+`, 'gi'), `$1${HIDDEN}`],
  [/\b(authorization\s*[:=]\s*(?:(?:basic|bearer|token|digest)\s+)?)[^\s"'`,]+/gi, `$1${HIDDEN}`],
  [/\b(bearer|basic)(\s+)[\w.~+/-]{16,}=*/gi, `$1$2${HIDDEN}`],
  // Tokens that name their issuer: GitHub, GitLab, PyPI and npm.
  [
    /\b(?:gh[opsur]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|pypi-[\w-]{40,}|npm_\w{30,})/g,
    HIDDEN,
  ],
];

/** Removes passwords and tokens from a message. Every message and log goes through this. */
export function hideCredentials(text: string): string {
  return RULES.reduce((shown, [secret, replacement]) => shown.replace(secret, replacement), text);
}
