export const reference = {
  breadcrumb: 'Breadcrumb',
  package: 'Package',
  module: 'Module',
  source: 'Source',
  deprecated: 'Deprecated',
  deprecatedNote: 'Deprecated.',
  sourceAt: 'Source:',
  aboutPackage: (name: string) => `Reference of the Python package ${name}.`,
  aboutModule: (name: string) => `Reference of the Python module ${name}.`,
  aboutModel: (name: string, module: string) => `Reference of ${name} in ${module}.`,
  aboutSource: (module: string) => `Source of the Python module ${module}.`,
};
