const numberNames = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Spells a number, such as `three` for 3. Numbers above twelve remain digits. */
export const spellNumber = (count: number) => numberNames[count] ?? String(count);

/** Formats a count with its noun, such as `one bathroom` or `two bathrooms`. */
export const formatCount = (count: number, noun: string) => `${spellNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats a list such as `a, b and c`. */
export function joinList(parts: readonly string[]): string {
  const last = parts.at(-1);
  return parts.length < 2 ? (last ?? '') : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const grouped = new Intl.NumberFormat('en-AU');

/** Formats an area such as `1,250 m²`, `2.5 hectares` or `40 acres`. */
export function formatArea({ value, unit }: { value: number; unit: 'squareMeter' | 'hectare' | 'acre' }): string {
  if (unit === 'squareMeter') return `${grouped.format(value)} m²`;
  return `${grouped.format(value)} ${unit}${value === 1 ? '' : 's'}`;
}
