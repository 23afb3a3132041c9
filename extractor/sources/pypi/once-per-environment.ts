import type { SourceOptions } from '../source.ts';

/** Returns a function that asks a question once per run for each interpreter and environment. */
export function oncePerEnvironment<Answer>(
  ask: (options: SourceOptions) => Promise<Answer>,
): (options: SourceOptions) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (options) => {
    const key = JSON.stringify([options.python, Object.entries(options.env)]);
    const answer = known.get(key) ?? ask(options);
    known.set(key, answer);
    return answer;
  };
}
