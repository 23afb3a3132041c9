import * as z from 'zod';

const MAX_PAGE = 512;
const MAX_DETAILS = 5000;
const MAX_EMAIL = 254;

/** A path on this site: no other host, no query, no control characters. */
const PATH = /^\/(?![/\\])[^\p{Cc}?#]*$/u;
/** Long enough for an address; empty if the reader left the field blank. */
const EMAIL = /^$|^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** The posted fields. The messages are shown after the name of the field. */
export const AnswerSchema = z.object(
  {
    key: z.uuidv4('must be a UUID of version 4').toLowerCase(),
    page: makeText(MAX_PAGE).regex(PATH, 'must be a path on this site such as "/start/"'),
    answer: z.enum(['yes', 'no'], 'must be "yes" or "no"'),
    details: makeText(MAX_DETAILS).trim().transform(dropEmpty).optional(),
    email: makeText(MAX_EMAIL)
      .trim()
      .regex(EMAIL, 'must be an e-mail address')
      .transform(dropEmpty)
      .optional(),
    /** People do not see this field; bots that fill in every field do. */
    website: z.string('must be text').optional(),
  },
  'must be an object',
);

/** A reader's answer to whether a page helped, as it is stored. */
export type Answer = Omit<z.infer<typeof AnswerSchema>, 'website'>;

function makeText(max: number): z.ZodString {
  return z.string('must be text').max(max, `must have at most ${max} characters`);
}

function dropEmpty(text: string): string | undefined {
  return text === '' ? undefined : text;
}
