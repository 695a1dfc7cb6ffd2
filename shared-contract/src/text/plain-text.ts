import * as z from 'zod/mini';
import { hasHiddenCharacters } from './hidden-characters.ts';

const shown = z.refine<string>((text) => !hasHiddenCharacters(text), 'Take out the invisible characters.');

/** Words of a person on one line: trimmed, shown as text, at most `most` characters. With `missing`, a sentence, never empty. */
export function plainLine(most: number, missing?: string) {
  return z.string().check(
    z.trim(),
    z.minLength(missing === undefined ? 0 : 1, missing),
    z.maxLength(most, `Use at most ${most} characters.`),
    shown,
    z.refine<string>((text) => !/[\r\n\t]/.test(text), 'Write it on one line.'),
  );
}

/** Words of a person, line ends included: trimmed, shown as text, at most `most` characters. */
export function plainText(most: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(most, `Use at most ${most.toLocaleString('en-AU')} characters.`), shown);
}
