import * as z from 'zod';

/** An address that a browser loads. Others, such as `javascript:`, would run or open something. */
export const WebAddressSchema = z.url({ protocol: /^https?$/ });
