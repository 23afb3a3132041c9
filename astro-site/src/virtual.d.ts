declare module 'virtual:wrapdocs/project' {
  // An ambient module cannot import by a relative path.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const project: import('../integrations/project.ts').Project;
  export default project;
}

declare module 'virtual:wrapdocs/root.css';
