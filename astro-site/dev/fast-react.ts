/**
 * Loads the React of a production site, which renders a long page in a fraction of the time, before
 * Astro loads another one. Astro has no option for this: in production mode it watches nothing.
 */
export async function loadFastReact({ env } = process): Promise<void> {
  const { NODE_ENV } = env;
  env['NODE_ENV'] = 'production';
  await Promise.all([
    import('react'),
    import('react/jsx-runtime'),
    import('react-dom'),
    import('react-dom/server'),
  ]);
  env['NODE_ENV'] = NODE_ENV;
}
