import type { Constraints } from '../../../../extractor/contract/value.ts';

/** Words in a name that say what a text looks like; the first that fits counts. */
const SHAPES: [RegExp, string][] = [
  [/(^|_)(uuid|guid)s?$/, '123e4567-e89b-12d3-a456-426614174000'],
  // Letters and digits only, which also fit into a path.
  [/(^|_)(id|sid|gid|ident|identifier)$/, 'abc123'],
  [/(^|_)e?mail(_?address)?$/, 'user@example.com'],
  [/(^|_)(ur[il]|website|link|redirect_uri|endpoint|webhook|callback)$/, 'https://example.com'],
  [/(^|_)(domain|domain_name|host|hostname|fqdn)$/, 'example.com'],
  [/(^|_)(ip|ip_addr|ip_address|ipv4)$/, '192.0.2.1'],
  [/(^|_)(phone|phone_number|msisdn)$/, '+15555550100'],
  [/(^|_)(date|day|birthday|dob|due_on)$|^(start|end|from|to)_date$/, '2024-01-15'],
  [/(^|_)(datetime|timestamp|since|until|start_time|end_time)$|_at$/, '2024-01-15T09:30:00Z'],
  [/(^|_)(time_?zone|tz)$/, 'UTC'],
  [/(^|_)(country|country_code|region_code)$/, 'US'],
  [/(^|_)(language|lang|locale|language_code)$/, 'en'],
  [/(^|_)(currency|currency_code)$/, 'USD'],
  [/(^|_)(colou?r)$/, '#336699'],
  [/(^|_)(file_?name|file_?path|path_to_file)$/, 'example.txt'],
  [/(^|_)(content|mime|media)_type$/, 'text/plain'],
  [/(^|_)full_?name$/, 'owner/name'],
  [/(^|_)(protocol|scheme)$/, 'https'],
  [/_name$/, 'example'],
];

/** Makes up a text from the name of the value. */
export function makeText(name: string, constraints: Constraints = {}): string {
  // `full_name_or_id` is a full name, or an id.
  const words = toWords(name).replace(/_or_.*$/, '');
  const text = SHAPES.find(([pattern]) => pattern.test(words))?.[1] ?? (words || 'text');
  return text.padEnd(constraints.minLength ?? 0, 'x').slice(0, constraints.maxLength);
}

/** `playlistId` and `playlist-id` as words: `playlist_id`. */
export function toWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase();
}

/** The name of one of several values: `user_id` of `user_ids`. */
export function toSingular(name: string): string {
  if (/ies$/.test(name)) return `${name.slice(0, -3)}y`;
  return name.length > 2 && /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}
