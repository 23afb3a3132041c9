import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { toWords } from './texts.ts';
import type { Wanted } from '../call/writer.ts';

/** Words that say of which type a value is; the first that fits counts. */
const NAMES: [RegExp, string][] = [
  [/(^|_)(file_?obj|file_?like|fileobj|fp|stream|io)$|^(file_?handle|upload_file|upload)$/, 'IO'],
  [/(^|_)(callback|hook|handler|func|function|on_\w+)$/, 'Callable'],
  [/^(limit|offset|page|page_?size|per_page|count|size|top|skip|num|number|max|min)$/, 'int'],
  [
    /^(num|max|min|total)_|_(count|size|limit|offset|number|num|ms|seconds|minutes|hours|days)$/,
    'int',
  ],
  [/^(timeout|width|height|port|year|month|quantity|amount|volume|duration|ttl|interval)$/, 'int'],
  [
    /^(position|priority|percent|percentage|rate|latitude|longitude|lat|lng|lon|depth|level)$/,
    'int',
  ],
  [/^(is|has|enable|disable|include|exclude|allow|with|use|force)_/, 'bool'],
  [
    /^(enabled|disabled|force|recursive|verbose|public|private|active|shuffle)$|_(only|enabled)$/,
    'bool',
  ],
  [
    /^(params|payload|body|data|json|fields|metadata|attributes|properties|headers|config)$/,
    'dict',
  ],
  [
    /^(settings|options|filters?|kwargs|document|record|values)$|_(params|dict|config|data)$/,
    'dict',
  ],
];

/** Names that end like a plural and mean one value. */
const SINGULAR = /(ss|us|is|news|address|series|access|alias|class|process|basis|bus)$/;

/** What a description says of the type of a value. */
const DESCRIPTIONS: [RegExp, string][] = [
  [
    /^\W*(a |an |the )?(\w+ ){0,2}?(list|array|sequence|iterable|collection)s? (of|with|containing)\b/i,
    'list',
  ],
  [/^\W*(a |an |the )?(dict|dictionary|mapping|json object)\b/i, 'dict'],
  [/^\W*(a |an )?(int|integer)\b/i, 'int'],
  [/^\W*(a |an )?(bool|boolean)\b|^\W*(whether|true if)\b/i, 'bool'],
];

/** The type of a value of which only the name, a description or its use are known; often a text. */
export function guessType({ name, description, conversions = [] }: Wanted): TypeExpression {
  const [first = ''] = (conversions[0] ?? '').split(' ');
  if (first === 'join') return makeName('list');
  if (/^(isoformat|strftime|timestamp)$/.test(first)) return makeName('datetime');
  if (/^(int|float|bool)$/.test(first)) return makeName(first);
  const words = toWords(name);
  const said = DESCRIPTIONS.find(([pattern]) => pattern.test((description ?? '').slice(0, 200)));
  if (said !== undefined) return makeName(said[1]);
  const named = NAMES.find(([pattern]) => pattern.test(words));
  if (named !== undefined) return makeName(named[1]);
  return makeName(/[a-z]s$/.test(words) && !SINGULAR.test(words) ? 'list' : 'str');
}

/** Words of which a description says that a value is one of them. */
const CHOICES = [
  /^\W*["'`*]{1,2}([\w.-]{2,30})["'`*]{1,2}(?:\s*(?:,|\||\/|\bor\b))/,
  /\b(?:one of|either|valid values|possible values|allowed values|choose from|options are|can be|must be)\b[^"'`]{0,20}["'`]{1,2}([\w.-]{2,30})["'`]/i,
];

/** The first of the values that a description allows: `track` of "`track`, `context` or `off`". */
export function findChoice(description: string | undefined): string | undefined {
  const text = description?.slice(0, 300) ?? '';
  for (const pattern of CHOICES) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

function makeName(name: string): TypeExpression {
  return { kind: 'name', name };
}
