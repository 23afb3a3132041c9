export const code = {
  copyPath: 'Copy path',
  copyExample: 'Copy example',
  example: 'Example',
  copyCommand: 'Copy command',
  copyImport: 'Copy import',
  copyResponse: 'Copy response',
  copy: (title: string) => `Copy ${title}`,
  signature: (name: string) => `Signature of ${name}`,
  declaration: (name: string) => `Declaration of ${name}`,
  source: (file: string) => `Source of ${file}`,
};
