import { Fragment } from 'react';
import type { Phrase } from '../../page-models/sections/fact.ts';

/** Words with code among them. */
export function PhraseText({ phrase }: { phrase: Phrase }) {
  return phrase.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <code>{part.code}</code>}</Fragment>
  ));
}
