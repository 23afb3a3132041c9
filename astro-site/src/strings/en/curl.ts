/** Texts about curl commands; comments in commands must not contain quotes or signs of a shell. */
export const curl = {
  setFirst: 'Set first:',
  refuses: '. The command sends nothing while a variable is missing.',
  anyMethod: 'The source does not say which method the request has. This sends GET.',
  unknownBody: (variable: string) =>
    `The source does not show what the body contains. Set ${variable} to the path of a file with it.`,
  possibleBody: 'The request may have a body that the source does not show. Add it with -d.',
  incompleteBody: 'The body may need more than the source shows.',
  unknownPath: 'The source does not show a part of the path. Add it first.',
  unknownPart: (variable: string) =>
    `The source does not show a part of the path. Set ${variable} to it.`,
  sentPart: (variable: string) =>
    `The path begins with an address that the server sent. Set ${variable} to it.`,
};
