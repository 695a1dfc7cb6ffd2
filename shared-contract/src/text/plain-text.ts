import * as z from 'shared-contract/schema';
import { hasHiddenCharacters } from './hidden-characters.ts';

const withoutHidden = z.refine<string>((text) => !hasHiddenCharacters(text), 'Remove the invisible characters.');

/**
 * Schema of one line of text: trimmed, at most `maxLength` characters. With the message `missing` it must not be empty.
 */
export function plainLine(maxLength: number, missing?: string) {
  return z.string().check(
    z.trim(),
    z.minLength(missing === undefined ? 0 : 1, missing),
    z.maxLength(maxLength, `Use at most ${maxLength} characters.`),
    withoutHidden,
    z.refine<string>((text) => !/[\r\n\t]/.test(text), 'Write it on one line.'),
  );
}

/**
 * Schema of text with line breaks: trimmed, at most `maxLength` characters. With the message `missing` it must not be
 * empty.
 */
export function plainText(maxLength: number, missing?: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(missing === undefined ? 0 : 1, missing),
      z.maxLength(maxLength, `Use at most ${maxLength.toLocaleString('en-AU')} characters.`),
      withoutHidden,
    );
}
