/** How this wrapdocs was started, and can be started again: from a project's packages, or by its name. */
export function getCommandName(env: NodeJS.ProcessEnv): string {
  return env['npm_command'] === undefined ? 'wrapdocs' : 'npx wrapdocs';
}
