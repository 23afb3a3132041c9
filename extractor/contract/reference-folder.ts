/** The folder of a site with the pages of the reference and the documents of the packages. */
export const REFERENCE_FOLDER = 'api-docs';
