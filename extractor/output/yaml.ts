import { Document, visit } from 'yaml';

/** Characters that some readers, such as PyYAML, only accept as escapes between double quotes. */
const UNPRINTABLE = /[\t\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/**
 * Text that is an octal number in YAML 1.2 only, that PyYAML takes for a merge or a default value, or
 * that has such a character.
 */
const NEEDS_QUOTES = new RegExp(`^0o[0-7]+$|^<<$|^=$|${UNPRINTABLE.source}`);

const MERGE = 'tag:yaml.org,2002:merge';

/** Writes a value as YAML that readers of YAML 1.1 and 1.2 understand. */
export function formatYaml(value: object): string {
  // References to objects (`&a1`, `*a1`) are valid YAML, but many readers do not support them.
  const document = new Document(value, {
    aliasDuplicateObjects: false,
    version: '1.1',
    // It would write `<<` without quotes.
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || tag.tag !== MERGE),
  });
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && NEEDS_QUOTES.test(node.value)) {
        node.type = 'QUOTE_DOUBLE';
      }
    },
  });
  return document.toString({ lineWidth: 0 }).replace(UNPRINTABLE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
