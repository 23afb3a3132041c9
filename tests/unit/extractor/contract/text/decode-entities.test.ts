import { describe, expect, test } from 'vitest';
import { decodeEntities } from '../../../../../extractor/contract/text/decode-entities.ts';

describe('what escapes a character', () => {
  test.for([
    ['a name', '&lt;b&gt; &amp; &quot;c&quot; &apos;', '<b> & "c" \''],
    ['a number', '&#39; &#x27; &#X1F600;', "' ' 😀"],
    ['what was escaped twice', '&amp;lt;', '&lt;'],
    ['an unknown name', '&nosuch; &', '&nosuch; &'],
    ['a number beyond Unicode', '&#99999999; &#xFFFFFFFFF;', '&#99999999; &#xFFFFFFFFF;'],
  ] as const)('%s', ([, text, expected]) => {
    expect(decodeEntities(text)).toBe(expected);
  });
});
