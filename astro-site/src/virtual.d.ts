declare module 'virtual:wrapdocs/project' {
  // An ambient module cannot import by a relative path.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const project: import('../integrations/project.ts').Project;
  export default project;
}

declare module 'virtual:wrapdocs/root.css';

declare module 'virtual:wrapdocs/icons' {
  /** The class of each icon that the style sheet of all pages draws, by its name. */
  const icons: Partial<Record<string, string>>;
  export default icons;
}

declare module 'virtual:wrapdocs/island-element';

/** Starlight's components, or what the project has in their places. */
declare module 'virtual:starlight/components/*' {
  const component: (props: object) => unknown;
  export default component;
}

declare module 'virtual:starlight/user-config' {
  const config: { social?: { href: string; label: string }[] };
  export default config;
}
