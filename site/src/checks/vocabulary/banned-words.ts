/** A word that must not be used in this repository, with the reason and what to write instead. */
export type BannedWord = {
  /**
   * Matched against names in code. Each name is first split into lower-case words: `keepHouse` becomes "keep house".
   */
  names?: RegExp;
  /** Matched against comments and test titles. */
  prose?: RegExp;
  /** Matched against strings and the text in JSX. */
  texts?: RegExp;
  reason: string;
  instead: string;
};

const vague = 'a reader cannot tell who or what it refers to';
const translated = 'no English reader expects it in a technical text';

/** The banned words. When you add one, remove all its uses in the same commit. */
export const bannedWords: readonly BannedWord[] = [
  {
    names: /\bpatience\b/,
    prose: /\bpatience\b/i,
    reason: 'a time limit has a unit and a standard name',
    instead: 'timeoutMs or delayMs',
  },
  {
    names: /^at most$/,
    reason: 'it was a concurrency limit in one place and a time limit in another',
    instead: 'limitConcurrency or withTimeout',
  },
  {
    names: /\bin turn$/,
    prose: /\bin\s+turn\b/i,
    reason: 'it was a mutex, a queue, an interleaving and an ordering',
    instead: 'mutex, queue, interleave or sortBy',
  },
  {
    names: /^(?:longest|shortest|fewest) /,
    reason: 'limits are named alike everywhere',
    instead: 'max… or min…',
  },
  { names: /\banew\b/, prose: /\banew\b/i, texts: /\banew\b/i, reason: translated, instead: 'again' },
  {
    names: /\b(?:nobody|somebody|everybody)\b/,
    prose: /\b(?:nobody|somebody|everybody)\b/i,
    texts: /(?:^|\s)(?:nobody|somebody|everybody)\b/i,
    reason: vague,
    instead: 'the user, the owner, another process, or a passive sentence',
  },
  {
    prose: /\bin\s+the\s+meantime\b/i,
    texts: /\bin the meantime\b/i,
    reason: translated,
    instead: 'since, during the request',
  },
  { prose: /\bstands\b/i, reason: translated, instead: 'is, means or remains' },
  { names: /\b(?:ladder|rung)s?\b/, prose: /\b(?:ladder|rung)s?\b/i, reason: vague, instead: 'image variant, width' },
  {
    names: /\bkept\b/,
    prose: /\bkept\b/i,
    reason: 'it was cached, persisted and unchanged',
    instead: 'cached, stored, persisted or current',
  },
  { names: /\b(?:re)?drawn\b/, reason: 'the standard term is render', instead: 'rendered' },
  {
    names: /\bwhoever\b/,
    prose: /\bwhoever\b/i,
    texts: /\bwhoever\b/i,
    reason: vague,
    instead: 'anyone who, the user, the caller',
  },
  { names: /\b(?:un)?told\b/, prose: /\btold\b/i, reason: vague, instead: 'log, notify, send, show' },
  { prose: /\bput\s+right\b/i, texts: /\bput (?:it |them )?right\b/i, reason: translated, instead: 'fix' },
  { prose: /\bbecomes?\s+of\b/i, reason: translated, instead: 'result, outcome' },
  { prose: /\ball\s+the\s+same\b/i, reason: translated, instead: 'nevertheless, still' },
  { prose: /\bonce\s+more\b/i, reason: translated, instead: 'again' },
  { prose: /\bfor\s+ever\b/i, reason: translated, instead: 'forever, without a limit' },
  { names: /\bgive way\b/, reason: 'it does not say who gives what', instead: 'the event, such as switchUser' },
  {
    names: /\b(?:hence|lest)\b/,
    prose: /\b(?:hence|whence|thereby|lest)\b/i,
    reason: 'it is dated',
    instead: 'so, so that',
  },
  { names: /\bwholly\b/, reason: 'the standard term is complete', instead: 'fully or all' },
  {
    prose: /\b(?:DOMAIN|RELIABILITY|DESIGN|PERFORMANCE)\b/,
    reason: 'that document is not in the repository',
    instead: 'a code of docs/rules.md or docs/reliability.md',
  },
];
