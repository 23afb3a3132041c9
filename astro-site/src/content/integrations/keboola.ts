import type { Integration } from './integration.ts';
import openlineage from './openlineage.ts';

const keboola: Integration = {
  ...openlineage,
  id: 'keboola',
  name: 'Keboola',
  route: '/integrations/data_catalogs/keboola/',
  category: 'data_catalogs',
  connector: 'Keboola',
  limits: [
    "Keboola's component does not send the `Authorization` header that Grai's webhook requires.",
    ...openlineage.limits,
  ],
};

export default keboola;
