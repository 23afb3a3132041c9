declare module 'virtual:wrapdocs/project' {
  const project: import('../integrations/project.ts').Project;
  export default project;
}

declare namespace App {
  interface Locals {
    /** Set by a page of the reference for the overrides of Starlight's components. */
    reference?: import('./lib/reference-page.ts').ReferencePage;
  }
}
