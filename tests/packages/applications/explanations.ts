import type { Difference, Facet } from './comparison.ts';

/** Why an application says something else of itself than its source says. */
interface Explanation {
  /** The only application that it is about. */
  application?: string;
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
    facets: ['parameters', 'bodies', 'responses'],
    applies: ({ where }) =>
      /\/(?:chat\/completions|embeddings|completions|responses)\b/u.test(where),
    reason: 'the application replaces `app.openapi`, which adds bodies and leaves out parameters.',
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
      'a function makes the router, and its argument is the prefix; the operations are there with `{prefix}` and the finding `path-not-resolved`.',
  },
  {
    application: 'phoenix',
    facets: ['operations'],
    applies: ({ truth, where }) => truth === undefined && !where.includes(' /v1/projects'),
    reason: 'it is not a part of the REST API, whose routers alone were asked.',
  },
  {
    application: 'dstack',
    facets: ['operations'],
    applies: ({ truth }) => truth === undefined,
    reason: 'it belongs to another application of the package, the gateway.',
  },
];

/** Returns why something differs, if it is known. */
export function explain(application: string, difference: Difference): string | undefined {
  return EXPLANATIONS.find(
    (one) =>
      (one.application ?? application) === application &&
      one.facets.includes(difference.facet) &&
      one.applies(difference),
  )?.reason;
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
