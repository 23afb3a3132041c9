import { toConstantName } from '../variable-name.ts';

/** Which part of a request a variable stands for. */
export type VariableUse = 'secret' | 'base' | 'path' | 'query' | 'header' | 'cookie' | 'file';

/** A variable that must be set before the command runs. */
export interface ShellVariable {
  name: string;
  use: VariableUse;
}

/** The variables of a command; those of different values never share a name. */
export interface ShellVariables {
  /** The name of the variable for a part of the request; the first that asks gets the plain name. */
  use: (use: VariableUse, wanted: string) => { variable: string };
  /** The name of the variable that a part of the request has, if it has one. */
  find: (use: VariableUse, wanted: string) => string | undefined;
  list: () => readonly ShellVariable[];
}

/** @param secrets the names of variables with secrets, which the client reads, too */
export function createVariables(secrets: readonly string[]): ShellVariables {
  const variables = new Map(
    secrets.map((name): [string, ShellVariable] => [`secret ${name}`, { name, use: 'secret' }]),
  );
  const isFree = (name: string): boolean =>
    ![...variables.values()].some((variable) => variable.name === name);
  return {
    use(use, wanted) {
      const key = `${use} ${wanted}`;
      const name = variables.get(key)?.name ?? chooseName(use, wanted, isFree);
      variables.set(key, { name, use });
      return { variable: name };
    },
    find: (use, wanted) => variables.get(`${use} ${wanted}`)?.name,
    list: () => [...variables.values()],
  };
}

function chooseName(use: VariableUse, wanted: string, isFree: (name: string) => boolean): string {
  const plain = toConstantName(wanted);
  const longer = `${use.toUpperCase()}_${plain}`;
  const choices = [
    plain,
    longer,
    ...Array.from({ length: 99 }, (_, i) => `${longer}_${String(i + 2)}`),
  ];
  return choices.find(isFree) ?? longer;
}
