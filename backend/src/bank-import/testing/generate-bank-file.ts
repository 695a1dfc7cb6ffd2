import { addDays } from 'shared-contract/date/local-date';
import { randomOf } from '../../listing-search/testing/random.ts';

/** A tenancy whose payments the file has. */
export type Payer = { tenancyId: string; name: string; reference: string; rentCents: number };

/** A row of the file; `tenancyId` is null for money that is no rent. */
export type GeneratedLine = { date: string; cents: number; details: string; tenancyId: string | null };

type Style = (payer: { full: string; given: string; surname: string; reference: string }, typo: Typo) => string;
type Typo = (word: string) => string;

/** How banks and payers write the details of rent. The last two identify no tenancy. */
const styles: [share: number, style: Style][] = [
  [22, ({ full, reference }) => `Direct Credit 301500 ${full} RENT ${reference}`],
  [12, ({ reference }) => `BPAY CREDIT ${reference}`],
  [8, ({ reference }) => `NetBank Transfer ${reference.replace(/(\d{3})(?=\d)/g, '$1 ')}`],
  [14, ({ full }) => `Fast Transfer From ${full} rent`],
  [12, ({ given, surname }) => `TRANSFER FROM ${surname} ${given[0]} RENT`],
  [10, ({ given, surname }) => `OSKO PAYMENT ${given[0]} ${surname} Rent week`],
  [8, ({ given, surname }, typo) => `Osko Deposit ${given} ${typo(surname)} Rent`],
  [5, ({ given, surname }, typo) => `INTERNET PMT ${typo(given)} ${surname} RENT`],
  [5, ({ full, reference }) => `${full.slice(0, 12)} REF ${reference}`],
  [2, ({ surname }) => `TFR ${surname}`],
  [2, () => 'INTERNET DEPOSIT RENT'],
];

const others: [string, number][] = [
  ['ATO REFUND 0042', 65_000],
  ['INTEREST PAID', 312],
  ['Fast Transfer From Priya Raman dinner', 4500],
  ['SALARY HARBOUR DESIGN PTY LTD', 312_500],
  ['TRANSFER FROM J MARTINEZ', 65_000],
  ['MEDICARE BENEFIT', 4185],
  ['DIRECT CREDIT 884210 TOM WALKER BIKE', 65_000],
];

/** Generates a bank's lines of 26 weeks: rent of the payers, other money in, and money out; 200 lines in all. */
export function generateLines(payers: readonly Payer[], { seed, count = 200 }: { seed: number; count?: number }) {
  const random = randomOf(seed);
  const typo: Typo = (word) => {
    const at = 1 + random.whole(word.length - 3);
    return random.chance(0.5)
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  };
  const anyDate = () => addDays('2026-05-04', random.whole(181));
  const rent = (index: number): GeneratedLine => {
    const payer = payers[index % payers.length] as Payer;
    const full = payer.name.normalize('NFD').replaceAll(/\p{M}/gu, '').replace('ø', 'o').toUpperCase();
    const [given = '', surname = ''] = [full.split(' ')[0], full.split(' ').at(-1)];
    const style = styleAt(random.between(0, 100));
    const share = random.between(0, 1);
    const part = Math.round((payer.rentCents * random.between(0.2, 0.8)) / 500) * 500;
    const cents = share < 0.08 ? part : share < 0.14 ? payer.rentCents * 2 : payer.rentCents;
    const details = style({ full, given, surname, reference: payer.reference }, typo);
    return { date: anyDate(), cents, details, tenancyId: payer.tenancyId };
  };
  return Array.from({ length: count }, (_, index): GeneratedLine => {
    if (index % 10 < 7) return rent(index);
    const date = anyDate();
    if (index % 10 === 7)
      return { date, cents: -1 - random.whole(90_000), details: 'EFTPOS HARDWARE', tenancyId: null };
    const [details, cents] = random.pick(others);
    return { date, cents, details, tenancyId: null };
  });
}

/** Each style has its share of the numbers below 100. */
const styleAt = (percent: number) =>
  styles.flatMap(([share, style]) => Array.from({ length: share }, () => style))[Math.floor(percent)] as Style;

/** Writes the lines as Westpac does: with a heading, and debits and credits in two columns. */
export function toWestpacCsv(lines: readonly GeneratedLine[]): string {
  const amount = (cents: number) => (cents / 100).toFixed(2);
  const rows = lines.map(({ date, cents, details }) => {
    const [year, month, day] = date.split('-');
    const [debit, credit] = cents < 0 ? [amount(-cents), ''] : ['', amount(cents)];
    return `032000123456,${day}/${month}/${year},"${details}",${debit},${credit},1042.17,DEP,`;
  });
  const heading = 'Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial';
  return `\ufeff${[heading, ...rows].join('\r\n')}\r\n`;
}
