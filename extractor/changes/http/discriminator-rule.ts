import { possiblyBreaking } from '../rule.ts';

/** The rule for unions in parameters, bodies, models and responses. */
export const discriminatorChanged = possiblyBreaking(
  'http-discriminator-changed',
  'The members of a union are distinguished by a different field or function.',
);
