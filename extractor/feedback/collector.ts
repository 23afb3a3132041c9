import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';
import { createAddressHasher } from './address-hasher.ts';
import { AnswerSchema, type Answer } from './answer.ts';
import { getClientAddress } from './client-address.ts';
import { isAllowedOrigin, type AllowedPages } from './origin.ts';
import { createRateLimit } from './rate-limit.ts';
import type { FeedbackStore } from './store.ts';

const MAX_BODY = 16 * 1024;
const POSTS_PER_MINUTE = 10;
const METHODS = 'POST, OPTIONS';

interface Options {
  store: FeedbackStore;
  /**
   * Origins besides the collector's own host whose pages may post, such as
   * `https://docs.example.com`.
   */
  origins: readonly string[];
  /**
   * The names of the collector's own host, whose pages may post; any name that a browser uses for it
   * by default.
   */
  hosts?: readonly string[] | undefined;
  /** The peer of the connection, as the platform reports it. */
  getAddress: (context: Context) => string | undefined;
  /** The number of proxies in front whose `X-Forwarded-For` is trusted; none by default. */
  proxies?: number;
  /**
   * The number of posts that one address may make in a minute; 10 by default, `Infinity` for no
   * limit.
   */
  postsPerMinute?: number;
  /** Milliseconds since 1970; by default the clock. */
  now?: () => number;
  /**
   * Called with the reason when an answer could not be stored; never with what the reader wrote.
   */
  onFailure: (error: unknown) => void;
}

/**
 * Receives the answers that readers give at the end of a page, at any path that it is mounted at.
 * It runs wherever Hono does: it uses no Node API, and the store decides where answers are kept.
 */
export function createCollector(options: Options): Hono {
  const pages: AllowedPages = {
    origins: new Set(options.origins),
    hosts: options.hosts && new Set(options.hosts),
  };
  const app = new Hono();
  app.use(
    setHeaders,
    cors({
      origin: (origin, { req }) => (isAllowedOrigin(req.raw, pages) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
    requirePost,
    requireOrigin(pages),
    limitRate(options),
    requireJson,
    bodyLimit({ maxSize: MAX_BODY, onError: refuseSize }),
  );
  app.post('*', (context) => receive(context, options));
  app.onError((error, context) => {
    options.onFailure(error);
    return refuse(context, 500, 'internal', 'The collector failed. Please try again later.');
  });
  return app;
}

const setHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
};

const requirePost: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'POST') return next();
  context.header('Allow', METHODS);
  return refuse(context, 405, 'method', `Use one of these methods: ${METHODS}.`);
};

function requireOrigin(pages: AllowedPages): MiddlewareHandler {
  return async (context, next) =>
    isAllowedOrigin(context.req.raw, pages)
      ? next()
      : refuse(
          context,
          403,
          'origin',
          'Pages of this origin are not allowed to send feedback here.',
        );
}

/** Addresses are counted by a hash that changes daily, and are never stored. */
function limitRate(options: Options): MiddlewareHandler {
  const { getAddress, proxies = 0, postsPerMinute = POSTS_PER_MINUTE, now = Date.now } = options;
  const hashAddress = createAddressHasher();
  const count = createRateLimit(postsPerMinute);
  return async (context, next) => {
    const forwarded = context.req.header('X-Forwarded-For');
    const address = getClientAddress({ remote: getAddress(context), forwarded, proxies });
    const wait = count(await hashAddress(address, now()), now());
    if (wait === 0) return next();
    const seconds = Math.ceil(wait / 1000);
    context.header('Retry-After', String(seconds));
    return refuse(context, 429, 'rate', `Too many requests. Try again in ${seconds} s.`);
  };
}

const requireJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return next();
  return refuse(context, 415, 'type', 'The Content-Type must be application/json.');
};

function refuseSize(context: Context): Response {
  return refuse(context, 413, 'size', `The body must not be larger than ${MAX_BODY} bytes.`);
}

/**
 * Parses the body and stores the answer. A post with the hidden field filled in comes from a bot
 * and gets an ordinary response.
 */
async function receive(context: Context, options: Options): Promise<Response> {
  const body = parseJson(await context.req.text());
  if (body === undefined) return refuse(context, 400, 'json', 'The body is not valid JSON.');
  const parsed = AnswerSchema.safeParse(body);
  if (!parsed.success) return refuseField(context, parsed.error.issues[0]);
  const { website = '', ...answer } = parsed.data;
  if (website !== '') return context.json(STORED, 200);
  return save(context, answer, options);
}

const STORED = { status: 'stored' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names the field, so that the widget can show the error next to it. */
function refuseField(context: Context, issue: z.core.$ZodIssue | undefined): Response {
  const field = issue?.path.join('.') ?? '';
  const place = field === '' ? 'The body' : `"${field}"`;
  const message = `${place} ${issue?.message ?? 'is not valid'}.`;
  return refuse(context, 400, 'field', message, field === '' ? {} : { field });
}

async function save(context: Context, answer: Answer, options: Options): Promise<Response> {
  const { store, onFailure, now = Date.now } = options;
  try {
    const saved = await store.save(answer, now());
    if (saved !== 'closed') return context.json(STORED, saved === 'stored' ? 201 : 200);
    return refuse(context, 409, 'closed', 'This answer is too old to change. Reload the page.');
  } catch (error) {
    onFailure(error);
    return refuse(context, 503, 'unavailable', 'The answer could not be stored. Try again later.');
  }
}

function refuse(
  context: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  details: { field?: string } = {},
): Response {
  return context.json({ error: { code, message, ...details } }, status);
}
