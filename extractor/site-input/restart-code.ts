/** The exit code by which the process of a site asks to be started again. */
export const RESTART_CODE = 75;
