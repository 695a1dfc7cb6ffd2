import type { BankAccount } from 'shared-contract/money/bank-account';
import { tidyBankAccount } from 'shared-contract/money/bank-account';
import { centsOf } from 'shared-contract/money/money';
import { type AbaFileInput, abaLengths, plainAbaText } from 'shared-contract/property/aba-file';

const credit = '50';
const debit = '13';

/**
 * Returns the file with which a bank makes payments (V12): lines of 120 characters with fixed columns. Written here
 * because the library aba-generator adds dollars as floating-point numbers and cuts long names and totals silently.
 * @throws RangeError for a text or number that is longer than its columns
 */
export function abaFile(payer: BankAccount, input: AbaFileInput): string {
  const total = totalCents(input);
  const from = tidyBankAccount(payer);
  const remitter = left(input.userName.slice(0, abaLengths.remitter), abaLengths.remitter);
  const record = (code: string, to: BankAccount, cents: number, reference: string) =>
    [
      `1${to.bsb}${right(to.number, 9)} ${code}${zeros(cents, 10)}${left(to.name, abaLengths.payee)}`,
      `${left(reference, abaLengths.reference)}${from.bsb}${right(from.number, 9)}${remitter}${zeros(0, 8)}`,
    ].join('');
  const payments = input.payees.map((payee) =>
    record(credit, tidyBankAccount(payee), centsOf(payee.amount), payee.reference),
  );
  const balancing = input.isBalanced
    ? [record(debit, { ...from, name: input.userName }, total, input.description)]
    : [];
  const debits = input.isBalanced ? total : 0;
  const details = [...payments, ...balancing];
  const lines = [header(input), ...details, trailer({ credits: total, debits, count: details.length })];
  return lines.map((line) => `${line}\r\n`).join('');
}

export const totalCents = ({ payees }: Pick<AbaFileInput, 'payees'>): number =>
  payees.reduce((sum, { amount }) => sum + centsOf(amount), 0);

function header({ bank, userName, userId, description, date }: AbaFileInput): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return [
    `0${' '.repeat(17)}01${bank.toUpperCase()}${' '.repeat(7)}${left(userName, abaLengths.userName)}`,
    `${zeros(Number(userId), abaLengths.userId)}${left(description, abaLengths.description)}`,
    `${day}${month}${year.slice(2)}${' '.repeat(40)}`,
  ].join('');
}

function trailer({ credits, debits, count }: { credits: number; debits: number; count: number }): string {
  const sums = [Math.abs(credits - debits), credits, debits].map((cents) => zeros(cents, 10)).join('');
  return `7999-999${' '.repeat(12)}${sums}${' '.repeat(24)}${zeros(count, 6)}${' '.repeat(40)}`;
}

const left = (text: string, length: number) => fitting(plainAbaText(text).trim(), length).padEnd(length);
const right = (text: string, length: number) => fitting(text, length).padStart(length);
const zeros = (number: number, length: number) => fitting(String(number), length).padStart(length, '0');

function fitting(text: string, length: number): string {
  if (text.length > length) throw new RangeError(`Expected at most ${length} characters, got ${text.length}.`);
  return text;
}
