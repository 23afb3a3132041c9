/**
 * The environment variable that names a file which exists as soon as the packages of the site have
 * been read.
 */
export const PACKAGES_READ = 'WRAPDOCS_PACKAGES_READ';
