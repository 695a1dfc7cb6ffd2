import type { AustralianState } from 'shared-contract/place/suburb';
import { specialTermRows } from './special-term-rows.ts';

/** A passage of the special terms that the law of the state does not allow, or that often fails. */
type ProhibitedTerm = {
  rule: string;
  /** One plain sentence. */
  explanation: string;
  /** The sentence as the owner wrote it. */
  quote: string;
};

/**
 * Returns the sentences of special terms that a state prohibits (V39). The search is by words, so it can miss a term
 * and can name a harmless one: show the explanation as a warning.
 */
export function prohibitedTerms(text: string, state: AustralianState): ProhibitedTerm[] {
  const rows = specialTermRows.filter((row) => row.state === state && row.to === undefined);
  return sentencesOf(text).flatMap((quote) =>
    rows
      .filter(({ value }) => value.patterns.every((pattern) => pattern.test(quote)))
      .map(({ rule, value }) => ({ rule, explanation: value.explanation, quote })),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.;!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
