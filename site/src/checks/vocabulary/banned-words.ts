/** A word that this repository does not use, with the reason and what to write instead. */
export type BannedWord = {
  /** Matched against a name in lower case with spaces between its words: `takeInTurn` is "take in turn". */
  names?: RegExp;
  /** Matched against comments and test titles. */
  prose?: RegExp;
  /** Matched against strings and JSX text. */
  texts?: RegExp;
  reason: string;
  instead: string;
};

/** Add a word together with the commit that removes its last use. */
export const bannedWords: readonly BannedWord[] = [
  { names: /\bgive way\b/, reason: 'it does not say who gives what', instead: 'the event, such as switchUser' },
  {
    names: /\b(?:hence|lest)\b/,
    prose: /\b(?:hence|whence|thereby|lest)\b/i,
    reason: 'dated English',
    instead: 'so, so that',
  },
  {
    names: /\bwholly\b/,
    reason: 'the standard term is atomic or complete',
    instead: 'atomic, fully or all',
  },
];
