import { centsOf } from 'shared-contract/money/money';
import {
  type BankImport,
  type BankPaymentInput,
  type ImportedLine,
  maxBankLines,
  safeScore,
} from 'shared-contract/property/bank-import';
import type { ReceiptInput } from 'shared-contract/tenancy/ledger';
import type { Violation } from 'shared-contract/wire/problem';

/** What a payment is recorded as. */
export type Target = { tenancyId: string; kind: ReceiptInput['kind'] };
export type Choice = { isSelected: boolean; target: Target };
/** By the position of the line in the import. A line that was recorded before has none. */
export type Choices = ReadonlyMap<number, Choice>;

export type TargetOption = { value: string; label: string; target: Target };

/** Returns what a payment can be recorded as: the rent of each tenancy, and the bond where some is left to pay. */
export function targetOptions({ tenancies }: BankImport): TargetOption[] {
  return tenancies.flatMap(({ id, names, bondLeft }) => [
    optionOf({ tenancyId: id, kind: 'rentReceipt' }, `Rent from ${names}`),
    ...(centsOf(bondLeft) > 0 ? [optionOf({ tenancyId: id, kind: 'bondReceipt' }, `Bond from ${names}`)] : []),
  ]);
}

const optionOf = (target: Target, label: string): TargetOption => ({ value: targetValue(target), label, target });

export const targetValue = ({ tenancyId, kind }: Target): string => `${kind} ${tenancyId}`;

/** Selects the lines whose score is safe. */
export function initialChoices(found: BankImport): Choices {
  const [fallback] = targetOptions(found);
  const entries = found.lines.flatMap((line, index): [number, Choice][] => {
    const target = line.proposal ?? fallback?.target;
    if (line.recorded || !target) return [];
    const { tenancyId, kind } = target;
    return [[index, { isSelected: isSafe(line), target: { tenancyId, kind } }]];
  });
  return new Map(entries);
}

const isSafe = ({ proposal }: ImportedLine) => proposal !== null && proposal.score >= safeScore;

export type LineGroup = 'safe' | 'doubtful' | 'unmatched' | 'recorded';

/** Returns the positions of the lines by what the owner has to do with them. */
export function groupLines({ lines }: BankImport): Record<LineGroup, number[]> {
  const groups: Record<LineGroup, number[]> = { safe: [], doubtful: [], unmatched: [], recorded: [] };
  for (const [index, line] of lines.entries()) {
    groups[line.recorded ? 'recorded' : isSafe(line) ? 'safe' : line.proposal ? 'doubtful' : 'unmatched'].push(index);
  }
  return groups;
}

/** Returns the selected lines as a request, with the position of each in the import. */
export function selectedPayments(
  { lines }: BankImport,
  choices: Choices,
): { payments: BankPaymentInput[]; positions: number[]; totalCents: number } {
  const positions = [...choices]
    .flatMap(([index, { isSelected }]) => (isSelected ? [index] : []))
    .slice(0, maxBankLines);
  const payments = positions.flatMap((index) => {
    const [line, choice] = [lines[index], choices.get(index)];
    if (!line || !choice) return [];
    const { date, amount, details, ordinal, wasReversed } = line;
    const { tenancyId, kind } = choice.target;
    return [{ date, amount, details, ordinal, again: wasReversed, kind, tenancy: `/api/tenancies/${tenancyId}` }];
  });
  return { payments, positions, totalCents: payments.reduce((sum, { amount }) => sum + centsOf(amount), 0) };
}

/** Returns the first message of each rejected line by its position; paths are such as `payments[2].date`. */
export function messagesByLine(violations: readonly Violation[], positions: readonly number[]): Map<number, string> {
  return new Map(
    violations.toReversed().flatMap(({ propertyPath, message }): [number, string][] => {
      const position = positions[Number(/^payments\[(\d+)\]/.exec(propertyPath)?.[1] ?? Number.NaN)];
      return position === undefined ? [] : [[position, message]];
    }),
  );
}
