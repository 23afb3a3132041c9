/** Arguments of Python that run a program, which follows them, in a terminal of its own. */
export const IN_TERMINAL = [
  '-c',
  'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))',
] as const;
