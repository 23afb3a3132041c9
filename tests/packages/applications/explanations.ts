import type { Difference, Facet } from './comparison.ts';
import type { Document } from './schemas.ts';

/** Why an application says something else of itself than its source says. */
interface Explanation {
  /** The only application that it is about. */
  application?: string;
  /** The rule of a finding that the package must have. */
  finding?: string;
  /** It only applies to versions of Pydantic before this one. */
  pydantic?: string;
  facets: readonly Facet[];
  applies: (difference: Difference) => boolean;
  reason: string;
}

const SCHEMAS = ['schema', 'field schema', 'bodies', 'responses'] as const;

/** What differs for a reason; what a finding names is in `findings.ts`. */
const EXPLANATIONS: readonly Explanation[] = [
  {
    facets: ['schema', 'field schema'],
    applies: ({ truth = '', ours = '' }) =>
      /"default":(?:\[\]|\{\})/u.test(ours) && isSameWithoutDefaults(truth, ours),
    reason: 'wrapdocs says what `default_factory=list` gives, and Pydantic leaves it out.',
  },
  {
    facets: ['schema', 'field schema'],
    applies: ({ truth = '', ours = '' }) => isSameWithoutDefaults(truth, ours),
    reason: 'the default is made by code that wrapdocs does not run; the page shows the code.',
  },
  {
    facets: ['responses'],
    applies: ({ truth, ours }) => truth === 'application/json {}' && ours === '',
    reason:
      'the function returns a response by itself. FastAPI lists its default, and wrapdocs says nothing about what is sent.',
  },
  {
    facets: ['responses'],
    applies: ({ truth = '', ours = '' }) =>
      /^(?!text\/|application\/json)\S+ \{"type":"string"\}$/u.test(truth) &&
      ours === truth.replace('{"type":"string"}', '{}'),
    reason:
      'FastAPI writes `string` for every response that is not JSON, and wrapdocs says nothing about what bytes hold.',
  },
  {
    facets: ['responses'],
    applies: ({ truth, ours = '' }) =>
      ours.replaceAll(/(?<=\btext\/\S+ )\{"type":"string"\}/gu, '{}') === truth,
    reason: 'wrapdocs says that a response of a media type such as `text/csv` is text.',
  },
  {
    facets: SCHEMAS,
    applies: ({ truth = '', ours = '' }) =>
      truth.includes('@JsonValue') && truth.replaceAll('"@JsonValue"', '{}') === ours,
    reason: "Pydantic names its type of any JSON value, and OpenAPI's `{}` means the same.",
  },
  {
    application: 'litellm',
    facets: ['security'],
    applies: ({ ours = '' }) => ours.includes('x-litellm-api-key'),
    reason:
      'six headers share the name `APIKeyHeader`. The document of FastAPI keeps only the last one.',
  },
  {
    application: 'litellm',
    finding: 'openapi-replaced',
    facets: ['parameters', 'bodies', 'responses'],
    applies: ({ where }) =>
      /\/(?:chat\/completions|embeddings|completions|responses)\b/u.test(where),
    reason:
      'the application replaces `app.openapi`, which adds bodies and leaves out parameters; the finding `openapi-replaced` names that.',
  },
  {
    application: 'litellm',
    finding: 'openapi-replaced',
    facets: ['operations'],
    applies: ({ where, ours }) =>
      ours === undefined && /\/(?:realtime|vertex_ai\/live)$/u.test(where),
    reason:
      'it is a WebSocket, for which the replaced `app.openapi` writes an operation `GET`; the finding `openapi-replaced` names that.',
  },
  {
    application: 'litellm',
    finding: 'routes-not-read',
    facets: ['operations'],
    applies: ({ where, ours }) =>
      ours === undefined && /\/containers\/\{\}\/files(?:\/|$)/u.test(where),
    reason:
      '`register_container_file_endpoints` reads the routes from a JSON file and adds them with `getattr(router, method)`; the finding `routes-not-read` names that.',
  },
  {
    application: 'litellm',
    facets: ['operations'],
    applies: ({ truth, where }) => truth === undefined && where === 'GET /enabled',
    reason: 'it belongs to another application of the package, the server of MCP.',
  },
  {
    pydantic: '2.10',
    facets: SCHEMAS,
    applies: ({ truth = '', ours = '' }) =>
      truth !== ours && truth === ours.replaceAll(/"propertyNames":\{[^{}]*\},/gu, ''),
    reason: 'Pydantic leaves out the limits of keys in its JSON Schema before version 2.10.',
  },
  {
    facets: ['field schema'],
    applies: ({ truth, ours = '' }) =>
      truth === '{"type":"object"}' &&
      /^(?:"@\w+"|\{"anyOf":\["@\w+"(?:,"@\w+")*(?:,\{"type":"object"\})?\]\})$/u.test(ours),
    reason:
      'the class has no fields of its own. FastAPI names none, and wrapdocs lists the classes that derive from it.',
  },
  {
    application: 'titiler',
    finding: 'routes-not-read',
    facets: ['operations'],
    applies: ({ ours }) => ours === undefined,
    reason:
      'objects of other distributions bring their routers; the finding `routes-not-read` names the class of each.',
  },
  {
    application: 'airflow',
    facets: ['operations', 'models'],
    applies: ({ where }) => /^Cadwyn|\/execution\/changelog/u.test(where),
    reason: 'the library Cadwyn adds it when the application runs.',
  },
  {
    application: 'airflow',
    facets: ['operations'],
    applies: ({ where }) => / \/(?:auth\/)?token/u.test(where),
    reason: 'the application is mounted by a class that a setting names.',
  },
  {
    application: 'mlflow',
    facets: ['operations'],
    applies: ({ where }) => /\/mcp-servers| \/\{\}/u.test(where),
    reason:
      'the prefix is what a function returns that reads a setting; the operations are there with `{route_prefix}` and the finding `path-not-resolved`.',
  },
  {
    application: 'phoenix',
    facets: ['operations'],
    applies: ({ truth, where }) => truth === undefined && !where.includes(' /v1/projects'),
    reason: 'it is not a part of the REST API, whose routers alone were asked.',
  },
];

/** Returns why something differs, if it is known. */
export function explain(
  application: string,
  difference: Difference,
  { rules, versions }: { rules: ReadonlySet<string>; versions: Document['versions'] },
): string | undefined {
  return EXPLANATIONS.find(
    (one) =>
      (one.application ?? application) === application &&
      (one.finding === undefined || rules.has(one.finding)) &&
      (one.pydantic === undefined || isBefore(versions?.pydantic, one.pydantic)) &&
      one.facets.includes(difference.facet) &&
      one.applies(difference),
  )?.reason;
}

/** Whether a version such as `2.9.2` is older than `2.10`. */
function isBefore(version: string | undefined, limit: string): boolean {
  const parts = (version ?? limit).split('.').map(Number);
  const differing = limit.split('.').map((part, index) => (parts[index] ?? 0) - Number(part));
  return (differing.find((one) => one !== 0) ?? 0) < 0;
}

/** Whether two schemas only differ in their defaults. */
function isSameWithoutDefaults(truth: string, ours: string): boolean {
  return truth !== ours && withoutDefaults(truth) === withoutDefaults(ours);
}

function withoutDefaults(text: string): string {
  try {
    const entries = Object.entries(asObject(JSON.parse(text)));
    return JSON.stringify(entries.filter(([key]) => key !== 'default'));
  } catch {
    return text;
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'string' ? { ref: value.slice(1) } : (value as Record<string, unknown>);
}
