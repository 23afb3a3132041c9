import type { Integration } from './integration.ts';
import openlineage from './openlineage.ts';

const flink: Integration = {
  ...openlineage,
  id: 'flink',
  name: 'Flink',
  route: '/integrations/streaming/flink/',
  category: 'streaming',
  connector: 'Flink',
};

export default flink;
