import { splitWords } from '../text/split-words.ts';

/** Words of a question that say nothing about what is asked for. */
const STOP_WORDS = new Set(
  (
    'a an the this that these those my your our its i we you it he she they me us is are was be can could do does did ' +
    'should would will how what where which when why who to of in on for from with by at as into and or please ' +
    'call need want one any out'
  ).split(' '),
);

/** Words that readers and authors use for the same thing; the verbs. */
const VERBS = [
  'update modify change edit alter patch',
  'delete remove drop destroy erase purge',
  'create add new make insert',
  'get list show view fetch retrieve read find details detail all lookup',
  'restart reboot',
  'start run trigger launch execute begin kick',
  'stop cancel abort halt terminate shutdown',
  'send post',
  'verify check test validate',
  'enable activate',
  'disable deactivate',
  'complete finish close done',
  'connect attach join link',
  'disconnect detach unlink',
].map(splitWords);

/** The same for words that are no verbs. */
const NOUNS = [
  'email mail emails',
  'error exception failure',
  'config configuration settings setting',
  'setup install installation',
  'authentication auth authenticate login',
  'env environment',
  'repo repository',
  'org organization organisation',
  'database db',
  'folder directory',
  'picture image photo',
  'param parameter argument',
  'docs documentation',
  'user users teammate',
].map(splitWords);

/** What a word may also stand for, if what it says is not there: an object is paused by updating it. */
const RELATED = new Map(
  (
    [
      ['pause resume rename upgrade set protect block', 'update modify change'],
      ['enable disable', 'update modify'],
      ['invite put register save write insert', 'add create'],
      ['take revoke unassign', 'remove delete'],
      ['put', 'assign attach'],
      ['restart', 'reset'],
      ['rerun resend', 'retry resync'],
      ['search', 'find list filter query'],
      ['find', 'search filter'],
      ['open', 'create request'],
      ['member', 'user'],
      ['user', 'member'],
      ['reinstall', 'rebuild'],
      ['snapshot', 'image'],
      ['place', 'location'],
      ['publish', 'post send'],
      ['reopen', 'uncomplete'],
      ['turn switch', 'power enable disable'],
      ['stop', 'disable'],
      ['token credential', 'key secret auth'],
      ['share', 'collaborator'],
      ['usage', 'metrics'],
      ['trust', 'approve'],
    ] as const
  ).flatMap(([words, others]) =>
    splitWords(words).map((word) => [word, splitWords(others)] as const),
  ),
);

const SYNONYMS = new Map(
  [...VERBS, ...NOUNS].flatMap((group) => group.map((word) => [getStem(word), group] as const)),
);
const VERB_STEMS = new Set(
  [...VERBS.flat(), ...RELATED.keys()]
    .filter(
      (word) =>
        !/^(?:all|done|new|details?|member|user|snapshot|place|token|credential|usage)$/u.test(
          word,
        ),
    )
    .map(getStem),
);

/** The words of a query without those that say nothing; all of them if no others are left. */
export function dropStopWords(words: readonly string[]): string[] {
  const kept = words.filter((word) => !STOP_WORDS.has(word));
  return kept.length === 0 ? [...words] : kept;
}

/** A question without its filling words, for a search that wants every word. */
export function simplifyQuestion(text: string): string {
  const words = text.trim().split(/\s+/u);
  const kept = words.filter((word) => !STOP_WORDS.has(word.toLowerCase().replace(/[?!.,]+$/u, '')));
  return (kept.length === 0 ? words : kept).join(' ');
}

/** Other words that mean the same as a word: its other forms, and the words of its group. */
export function listMeanings(word: string): string[] {
  const same = [...listForms(word), ...(SYNONYMS.get(getStem(word)) ?? [])];
  return [...new Set(same)].filter((each) => each !== word);
}

/** Words that may answer a question about a word, but do not mean the same. */
export function listRelated(word: string): readonly string[] {
  return listForms(word).flatMap((form) => RELATED.get(form) ?? []);
}

/** What a text is about: its verbs by group and its other words without their endings, sorted. */
export interface Concepts {
  words: string[];
  hasVerb: boolean;
}

export function readConcepts(words: readonly string[]): Concepts {
  const stems = dropStopWords(words).map(getStem);
  const found = stems.map((stem) => SYNONYMS.get(stem)?.[0] ?? stem);
  return { words: [...new Set(found)].sort(), hasVerb: stems.some((stem) => VERB_STEMS.has(stem)) };
}

export function readTextConcepts(text: string): Concepts {
  return readConcepts(splitWords(text));
}

/** A word, and what it may be a form of: `syncing` is one of `sync`, `resized` one of `resize`. */
function listForms(word: string): string[] {
  const singular = getSingular(word);
  const [, begin = ''] = /^(\p{L}{3,})(?:ing|ed|ion)$/u.exec(word) ?? [];
  if (begin === '') return [...new Set([word, singular])];
  return [...new Set([word, begin, `${begin}e`, begin.replace(/(\p{L})\1$/u, '$1')])];
}

/** A word without the ending of its plural. */
export function getSingular(word: string): string {
  if (/(?:ss|us|is)$/u.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** What forms of a word have in common; `complete`, `completes` and `completed` are one word. */
function getStem(word: string): string {
  const singular = getSingular(word);
  const begin = singular.length > 5 ? singular.replace(/(?:ing|ed|ion)$/u, '') : singular;
  return begin.length > 3 ? begin.replace(/e$/u, '') : begin;
}
