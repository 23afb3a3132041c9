import type { Integration } from './integration.ts';
import mysql from './mysql.ts';

/** Every integration that has a page, in the order of the navigation. */
const integrations: readonly Integration[] = [mysql];

export default integrations;
