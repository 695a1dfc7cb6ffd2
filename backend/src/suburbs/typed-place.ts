import { type SQL, sql } from 'drizzle-orm';
import { searchWords } from '../words/search-words.ts';

/** How the gazetteer writes words that people also type in another form: Mount Gambier, St Kilda. */
const gazetteerWords = new Map([
  ['mt', 'mount'],
  ['saint', 'st'],
]);

type TypedPlace = {
  /** The typed words as `searchWords` returns them, in the form of the gazetteer. */
  words: string;
  /** Matches the texts that contain the first word, or a longer word that starts with it. */
  firstWord: SQL;
};

/** Reads what a user types to find a place. Returns null when it has no word. */
export function typedPlace(typed: string): TypedPlace | null {
  const typedWords = searchWords(typed).split(' ');
  const words = typedWords.map((word) => gazetteerWords.get(word) ?? word);
  const [first] = words;
  if (!first) return null;
  // A replaced word is complete: `saint` must not find Strathfield, although its name starts with `st`.
  const isComplete = first !== typedWords[0];
  return { words: words.join(' '), firstWord: sql`to_tsquery('simple', ${isComplete ? first : `${first}:*`})` };
}
