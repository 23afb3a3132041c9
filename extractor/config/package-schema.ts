import * as z from 'zod';
import { LOUDNESS, LOUDNESS_KEY } from '../contract/loudness.ts';
import { PackageKindSchema } from '../contract/package.ts';
import { WrapdocsError } from '../errors.ts';
import { parseSourceSpecifier } from './source-specifier.ts';
import { WebAddressSchema } from './web-address.ts';

/** A group of operations: those that match one of `match`. */
const GroupRuleSchema = z.strictObject({
  label: z.string().min(1).meta({ description: 'Heading of the group, for example "Connectors".' }),
  match: z.array(z.string().min(1)).min(1).meta({
    description:
      'Path patterns; the first one that matches is used: `/v1/users/*` (one segment), `/v1/users/**` (any rest), `POST /v1/teams/*/users` (one method).',
  }),
});
export type GroupRule = z.infer<typeof GroupRuleSchema>;

/** Findings that the author has accepted. */
const AcceptedFindingSchema = z.strictObject({
  code: z.string().regex(/^WD\d{3}$/, 'the code of a finding, such as "WD403"'),
  file: z.string().min(1).optional().meta({
    description: 'File of the findings, relative to the source root. You can use `*` and `**`.',
  }),
  reason: z.string().min(1).meta({ description: 'Why these findings are accepted.' }),
});
export type AcceptedFinding = z.infer<typeof AcceptedFindingSchema>;

/** Which changes between releases are listed. */
const ChangeFilterSchema = z.strictObject({
  include: z.array(z.string().min(1)).default([]).meta({ description: 'Only these names.' }),
  exclude: z.array(z.string().min(1)).default([]).meta({ description: 'Not these names.' }),
  severity: z
    .record(
      z
        .string()
        .regex(
          LOUDNESS_KEY,
          '"breaking", "possibly-breaking", "safe" or the code of a rule such as "python-raises-added"',
        ),
      z.enum(LOUDNESS),
    )
    .optional()
    .meta({
      description:
        'How loud changes are, by severity or by rule: `error`, `warning`, `note`, or `off` for those that are left out. A rule goes before its severity.',
    }),
  internals: z.boolean().optional().meta({
    description:
      'Whether changes of what only an application itself uses are listed, too. By default, they are counted.',
  }),
});

function checkSource(payload: z.core.ParsePayload<string>): void {
  try {
    parseSourceSpecifier(payload.value);
  } catch (error) {
    if (!(error instanceof WrapdocsError)) throw error;
    addIssue(payload, `a valid source. ${error.message} ${error.hint ?? ''}`);
  }
}

function addIssue({ issues, value }: z.core.ParsePayload<string>, message: string): void {
  issues.push({ code: 'custom', message, input: value });
}

/** Dotted names, in which `*` stands for a part of a name. */
const PatternsSchema = z
  .array(
    z
      .string()
      .regex(
        /^[\p{L}_*][\p{L}\p{N}_*]*(?:\.[\p{L}\p{N}_*]+)*$/u,
        'a pattern such as "shop.*.testing"',
      ),
  )
  .default([]);

/** A request that a function sends. Methods are those of the contract. */
const RequestSchema = z
  .string()
  .regex(
    /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|LIST|ANY) \/\S*$/,
    'a method and a path, such as "GET /users/{id}"',
  );

const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/** How the API's requests are authorised. */
const AuthenticationConfigSchema = z
  .strictObject({
    scheme: z.enum(['basic', 'bearer', 'header', 'query']).meta({
      description: '`basic`, `bearer`, or a `header` or `query` parameter that contains a key.',
    }),
    name: z
      .string()
      .regex(HEADER_NAME, 'the name of a header or query parameter, such as "X-Api-Key"')
      .optional()
      .meta({ description: 'Name of the header or query parameter.' }),
    prefix: z.string().min(1).optional().meta({
      description: 'What stands in front of the key in the header, such as `Token`.',
    }),
    environment: z
      .array(z.string().regex(/^[A-Za-z_]\w*$/, 'the name of an environment variable'))
      .min(1)
      .max(2)
      .meta({
        description:
          'Environment variables that the examples read the secrets from: one for a key or token, two for the user name and the password of `basic`.',
      }),
  })
  .check(({ value, issues }) => {
    const { scheme, name, environment } = value;
    const add = (key: string, message: string): unknown =>
      issues.push({ code: 'custom', message, input: value, path: [key] });
    const isNamed = scheme === 'header' || scheme === 'query';
    if (isNamed && name === undefined) add('name', `the name of the ${scheme} parameter`);
    if (!isNamed && name !== undefined) add('name', `nothing, because ${scheme} has a fixed name`);
    const count = scheme === 'basic' ? 2 : 1;
    if (environment.length !== count)
      add('environment', `a list of ${String(count)} for ${scheme}`);
  });

/** A file with an OpenAPI or Swagger document. */
const DocumentSchema = z
  .string()
  .min(1)
  .regex(/^(?!https?:)/i, 'a file; `wrapdocs api fetch` copies a document from an address');

/** What a site can show of the API's documents besides what the package says itself. */
const ApiShowSchema = z.enum(['parameters', 'responses', 'errors', 'scopes']);
export type ApiShow = z.infer<typeof ApiShowSchema>;

/** The API's own documents, and how the package is compared with them. */
const ApiConfigSchema = z.strictObject({
  document: z.union([DocumentSchema, z.array(DocumentSchema).min(1)]).meta({
    description:
      'OpenAPI or Swagger document of the API, or several of them: a file relative to the configuration file, or `git:<repository>@<ref>#<file>`.',
  }),
  others: z.array(DocumentSchema).default([]).meta({
    description:
      'Documents of other backends that the client calls as well; their operations do not count.',
  }),
  prefix: z
    .strictObject({ client: z.string().optional(), document: z.string().optional() })
    .optional()
    .meta({
      description:
        'What only the paths of the `client`, or those of the `document`, begin with, such as `{ document: "/api/v4" }`. By default, it is found out.',
    }),
  leaveOut: z.array(z.string().min(1)).default([]).meta({
    description:
      'Operations that do not count, and requests that are not compared, as patterns such as `POST /admin/**`.',
  }),
  method: z.literal('any').optional().meta({
    description: '`any` if the method does not say what a request does, as in RPC.',
  }),
  show: z.array(ApiShowSchema).default([]).meta({
    description:
      'What pages show of the document where the source says nothing: descriptions of `parameters`, the JSON of `responses` that the source does not type, `errors`, and `scopes`. By default, nothing, because the texts can belong to the vendor.',
  }),
  baseline: z.string().min(1).optional().meta({
    description:
      'File with the findings that are known, which `wrapdocs compare --update-baseline` writes.',
  }),
});
export type ApiConfig = z.infer<typeof ApiConfigSchema>;

const RecordingFilesSchema = z.array(z.string().min(1)).min(1);

/** Recordings, and what of them may be published. */
const RecordingSettingsSchema = z.strictObject({
  files: RecordingFilesSchema.meta({ description: 'Patterns of the files, as in the short form.' }),
  values: z.array(z.string().min(1)).default([]).meta({
    description:
      'Fields whose values may be published where only a few values repeat, such as `status`, or `order.status` for those in an `order`. By default, no values are published.',
  }),
});

/** Requests and answers that the tests of the package have recorded. */
const RecordingsConfigSchema = z.union([RecordingFilesSchema, RecordingSettingsSchema]);
export type RecordingsConfig = z.infer<typeof RecordingsConfigSchema>;

/** A documented package. */
export const PackageConfigSchema = z.strictObject({
  name: z
    .string()
    .regex(
      /^[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u,
      'an import name such as "my_client"',
    )
    .meta({
      description:
        'Import name of the package, with dots if it is in a namespace package: `acme.shop`.',
    }),
  source: z.string().min(1).check(checkSource).meta({
    description:
      'Where the package is: a folder relative to the configuration file, `git:<repository>@<ref>#<folder>`, or `pypi:<project>==<version>`.',
  }),
  summary: z.string().min(1).optional().meta({
    description:
      'One sentence about the package; defaults to the first sentence of its docstring, or to the description of its project.',
  }),
  replace: z.array(z.string().min(1).check(checkSource)).default([]).meta({
    description:
      'Modules or subpackages to read from another source, such as `stubs/my_client/api`. If `source` cannot be fetched, only these modules are shown.',
  }),
  accept: z.array(AcceptedFindingSchema).default([]).meta({
    description:
      'Findings that you accept: a list of `code`, `reason` and, optionally, `file` (`my_client/api/**`). They are counted, but they are not listed and do not make a command fail.',
  }),
  include: PatternsSchema.meta({
    description:
      'Names that are documented; by default, all public ones. A pattern such as `shop.Client` or `shop.*.api` stands for everything below it.',
  }),
  exclude: PatternsSchema.meta({
    description:
      'Names that are not documented, as patterns such as `shop.testing` or `shop.Client.internal_*`.',
  }),
  order: z.enum(['source', 'name']).default('source').meta({
    description:
      'Order of the objects in a module: `source`, as they are defined, or `name`, in alphabetical order.',
  }),
  changes: ChangeFilterSchema.default({ include: [], exclude: [] }).meta({
    description:
      'Which changes a release and `diff --config` list: `include` and `exclude` are lists of patterns such as `my_client.test` or `my_client.*.proto`. A pattern stands for everything below it. `severity` says how loud changes are, such as `{ "python-raises-added": "off" }`. `internals: true` also lists what changed inside an application.',
  }),
  version: z.string().optional().meta({
    description:
      'Version to show; defaults to `__version__` in the source, and in a release of a site with one package to the name of the release.',
  }),
  // The introspection knows the styles, and refuses other names.
  docstringStyle: z
    .string()
    .regex(/^[a-z]+$/, 'the name of a docstring style, such as "google"')
    .default('auto')
    .meta({ description: 'Docstring style; `auto` detects the style that the package uses most.' }),
  // The introspection knows the idioms, and refuses other names.
  idioms: z
    .array(z.string().regex(/^[a-z]+$/, 'the name of an idiom, such as "requests"'))
    .min(1)
    .optional()
    .meta({
      description:
        'What to look for: operations that decorators declare (`fastapi`) or that functions send (`requests`), and the commands of a command line (`commands`). By default, everything.',
    }),
  groups: z.array(GroupRuleSchema).default([]).meta({
    description:
      'Groups of operations in page order. Operations that do not match any entry are grouped by their first tag, or by the first path segment after the version.',
  }),
  kind: PackageKindSchema.optional().meta({
    description:
      'What the functions of FastAPI operations are: handlers of a `server`, which only FastAPI calls, or functions of a `wrapper`, which users call. `diff` and releases only compare what is sent over HTTP for the handlers of a server. By default, a package is a server if most of these functions have a body that does something.',
  }),
  hiddenRoutes: z.enum(['hide', 'show']).default('hide').meta({
    description:
      'Whether to publish operations and parameters of FastAPI that have `include_in_schema=False`, as an option of their own, of a router or of an inclusion.',
  }),
  operations: z
    .record(
      z
        .string()
        .regex(
          /^[\p{L}_][\p{L}\p{N}_.]*$/u,
          'the dotted path of a function, such as "shop.Cart.add"',
        ),
      z.union([RequestSchema, z.array(RequestSchema).min(1)]),
    )
    .default({})
    .meta({
      description:
        'Requests that cannot be read from the code: the dotted path of a function and what it sends, such as `GET /users/{id}`, or a list of requests. They replace what the code shows. A function that does not exist is a finding.',
    }),
  pageBudget: z.int().positive().default(200_000).meta({
    description:
      'Maximum size of the page of a module, estimated in bytes of HTML. In larger modules, each class gets its own page.',
  }),
  maxFileSize: z.int().positive().max(16_777_216).default(4_194_304).meta({
    description:
      'Maximum size of a source file in bytes, at most 16 MiB. Docstrings do not count until they make the file eight times as large. Larger files are skipped with a finding. Reading takes seconds per MiB.',
  }),
  sourceUrl: z.string().optional().meta({
    description:
      'Link to a source line, with the placeholders `{file}` and `{line}`. `{file}` is relative to the folder that contains the package: it is `shop/client.py` for a package in `src/shop`, so the address needs `src/` before it. A build reports an address that names another folder of the repository.',
  }),
  apiBaseUrl: WebAddressSchema.optional().meta({
    description: 'Base address of the API for the examples, such as `https://api.example.com`.',
  }),
  api: ApiConfigSchema.optional().meta({
    description:
      "The API's own document, with which `wrapdocs compare` and `wrapdocs check` compare the package. The site gets a page about how much of the API the package covers.",
  }),
  recordings: RecordingsConfigSchema.optional().meta({
    description:
      'Requests and answers that tests have recorded: a list of patterns such as `tests/cassettes/**`, relative to the configuration file, or `files` with this list and `values`. Pages of operations show which statuses and fields were seen.',
  }),
  auth: AuthenticationConfigSchema.optional().meta({
    description:
      'How requests are authorised, if the source code does not show it: `scheme`, `name`, `prefix` and `environment`. Examples and the OpenAPI document contain it.',
  }),
});
export type PackageConfig = z.infer<typeof PackageConfigSchema>;
