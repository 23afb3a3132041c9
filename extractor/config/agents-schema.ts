import * as z from 'zod';
import { WebAddressSchema } from './web-address.ts';

const PROMPT = '{prompt}';

const ChatSchema = z.strictObject({
  label: z.string().min(1),
  href: z
    .url({ protocol: /^https$/ })
    .refine((href) => href.includes(PROMPT), `an address that contains ${PROMPT}`),
});

/** Where readers can take a page of the reference, besides copying it. */
export const AgentsConfigSchema = z.strictObject({
  chats: z.array(ChatSchema).max(8).default([]).meta({
    description:
      'Chats that pages link to: each has a `label`, and a `href` in which `{prompt}` is replaced with a question about the address of the page. Needs `site.url`.',
  }),
  mcp: WebAddressSchema.optional().meta({
    description:
      'Address of the MCP server of the site, such as `https://docs.example.com/mcp`. Pages get links that add it to editors.',
  }),
});
export type AgentsConfig = z.infer<typeof AgentsConfigSchema>;
