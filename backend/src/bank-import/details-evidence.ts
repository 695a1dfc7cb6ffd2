/** The words and numbers of a bank line's details, without accents, in capitals. */
export type Details = { words: string[]; numbers: string[] };

export function detailsOf(text: string): Details {
  const plain = fold(text);
  return {
    words: wordsOf(plain),
    // `123 456 782` is also read as one number.
    numbers: plain.match(/\d+(?:[ -]\d+)*/g)?.flatMap((run) => [run.replaceAll(/\D/g, ''), ...run.split(/\D/)]) ?? [],
  };
}

/** The whole reference, a part of at least 6 digits from its start or end, or none of it. */
export function referenceEvidence({ numbers }: Details, reference: string): 'whole' | 'part' | 'none' {
  if (numbers.includes(reference)) return 'whole';
  const isPart = (number: string) =>
    number.length >= 6 &&
    number.length < reference.length &&
    (reference.startsWith(number) || reference.endsWith(number));
  return numbers.some(isPart) ? 'part' : 'none';
}

/**
 * How well the details name a person, best first. `near` is the full name with a misspelling, `nearInitial` the initial
 * with a misspelled surname, `other` the surname beside another given name.
 */
export const nameEvidences = ['full', 'near', 'initial', 'nearInitial', 'surname', 'given', 'other', 'none'] as const;
export type NameEvidence = (typeof nameEvidences)[number];

export function nameEvidence({ words }: Details, name: string): NameEvidence {
  const parts = wordsOf(fold(name));
  const given = parts[0] ?? '';
  const surname = parts.at(-1) ?? '';
  if (parts.length < 2) return surname.length > 2 && words.includes(surname) ? 'given' : 'none';
  const initial = given.slice(0, 1);
  if (words.includes(`${initial}${surname}`) || words.includes(`${surname}${initial}`)) return 'initial';
  const exact = words.findIndex((word) => isSame(word, surname));
  const at = exact >= 0 ? exact : words.findIndex((word) => isMisspelled(word, surname));
  if (at < 0) return given.length > 2 && words.includes(given) ? 'given' : 'none';
  const others = words.filter((_word, index) => index !== at);
  if (exact >= 0 && others.includes(given)) return 'full';
  if (others.some((word) => isSame(word, given) || isMisspelled(word, given))) return 'near';
  const beside = [words[at - 1], words[at + 1]].filter(
    (word) => word !== undefined && !commonWords.has(word) && !parts.slice(1).some((part) => isSame(word, part)),
  );
  if (beside.includes(initial)) return exact >= 0 ? 'initial' : 'nearInitial';
  if (exact < 0) return 'none';
  return beside.length > 0 ? 'other' : 'surname';
}

/** Banks cut long names, so the first four letters or more count. */
const isSame = (word: string, name: string) =>
  word === name || (word.length >= 4 && word.length < name.length && name.startsWith(word));

/** Returns whether one letter of a name is wrong, missing, added, or swapped with the next one. */
function isMisspelled(word: string, name: string): boolean {
  if (name.length < 3 || Math.abs(word.length - name.length) > 1 || word === name) return false;
  let from = 0;
  while (from < name.length && word[from] === name[from]) from += 1;
  const [left, right] = [word.slice(from), name.slice(from)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  // Many names of three letters differ in one.
  return isSwapped || (name.length > 3 && isOneLetterOff(left, right));
}

const isOneLetterOff = (left: string, right: string) =>
  left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right;

/** Words of banks and payers that are no names. */
const commonWords: ReadonlySet<string> = new Set(
  'RENT RENTAL FROM TRANSFER TFR DIRECT CREDIT DEPOSIT PAYMENT PMT FAST OSKO PAYID TO REF NETBANK BPAY INTERNET WEEK WEEKLY BOND FOR AND MR MRS MS DR'.split(
    ' ',
  ),
);

const wordsOf = (folded: string) => folded.match(/[A-Z][A-Z']*/g)?.map((word) => word.replaceAll("'", '')) ?? [];

/** Letters that are no letter with an accent. */
const plainLetters: Record<string, string> = { Ø: 'O', Đ: 'D', Ł: 'L', Æ: 'AE', Œ: 'OE', Þ: 'TH', İ: 'I' };

const fold = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[ØĐŁÆŒÞİ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'");
