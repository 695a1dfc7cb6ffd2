import { searchWords } from './search-words.ts';

/** Returns the words of a text, simplified for comparison: `Pools & views` and `pool view` give the same words. */
export function keywordsIn(text: string): string[] {
  return searchWords(text.replaceAll(/<[^>]*>/g, ' '))
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word));
}
