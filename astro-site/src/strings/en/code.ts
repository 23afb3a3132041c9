export const code = {
  copyPath: 'Copy path',
  copyExample: 'Copy example',
  copyImport: 'Copy import',
  copyResponse: 'Copy response',
  copy: (title: string) => `Copy ${title}`,
  signature: (name: string) => `Signature of ${name}`,
  declaration: (name: string) => `Declaration of ${name}`,
  source: (file: string) => `Source of ${file}`,
};
