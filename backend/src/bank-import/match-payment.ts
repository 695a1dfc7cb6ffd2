import { addDays } from 'shared-contract/date/local-date';
import { formatMoney } from 'shared-contract/money/money';
import { type BankProposal, safeScore } from 'shared-contract/property/bank-import';
import {
  type Details,
  detailsOf,
  type NameEvidence,
  nameEvidence,
  nameEvidences,
  referenceEvidence,
} from './details-evidence.ts';
import type { BankLine } from './read-bank-file.ts';

/** What a line is compared with. */
export type Candidate = {
  tenancyId: string;
  reference: string;
  names: readonly string[];
  rentCents: number;
  dueCents: number;
  bondLeftCents: number;
  startDate: string;
  endDate: string | null;
  /** The date at the property. */
  today: string;
  /** Receipts near the lines that were not recorded from one of them. */
  receipts: readonly { date: string; amountCents: number; receiptNumber: number | null }[];
};

type Evidence = { points: number; reason: string | null };
type Scored = BankProposal & { namePoints: number };

const namePoints: Record<NameEvidence, Evidence> = {
  full: { points: 38, reason: 'The name matches.' },
  near: { points: 36, reason: 'The name matches, with a small misspelling.' },
  initial: { points: 36, reason: 'The surname and the initial match.' },
  nearInitial: { points: 26, reason: 'The surname and the initial match, with a small misspelling.' },
  surname: { points: 22, reason: 'The surname matches.' },
  given: { points: 10, reason: 'The first name matches.' },
  other: { points: 8, reason: 'The surname matches, but another name is next to it.' },
  none: { points: 0, reason: null },
};

const referencePoints = {
  whole: { points: 60, reason: 'The rent reference matches.' },
  part: { points: 35, reason: 'A part of the rent reference matches.' },
  none: { points: 0, reason: null },
};

/** The least lead over the next tenancy. With a smaller one, the owner decides. */
const minLead = 15;
/** Below this score no tenancy is proposed. */
const minScore = 25;
const bond = /\bBOND\b/i;
const notRent = /\b(REFUND|REVERSAL|REBATE|INTEREST|DIVIDEND|SALARY|WAGES|CASHBACK|DISHONOUR(ED)?)\b/i;

/** Returns the tenancy to which a payment most probably belongs, with a score and its reasons, or null. */
export function matchPayment(line: BankLine, candidates: readonly Candidate[]): BankProposal | null {
  const references = candidates.map(({ reference }) => reference);
  const details = detailsOf(line.details);
  const scored = candidates
    .map((candidate) => scoreOf(line, details, candidate, references))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || best.score < minScore) return null;
  const doubt = rivalDoubt(best, next, scored);
  const { tenancyId, kind, score, reasons } = best;
  if (doubt === null) return { tenancyId, kind, score, reasons };
  return { tenancyId, kind, score: unsafe(score), reasons: [...reasons, doubt] };
}

const unsafe = (score: number) => Math.min(score, safeScore - 1);

/** Returns why another tenancy may be meant, or null. */
function rivalDoubt(best: Scored, next: Scored | undefined, scored: readonly Scored[]): string | null {
  if (next && next.score >= minScore && best.score - next.score < minLead) return 'Another tenancy matches as well.';
  const isNamed = scored.some((one) => one !== best && one.namePoints >= namePoints.surname.points);
  return isNamed && best.namePoints === 0 ? 'The name is that of another tenancy.' : null;
}

function scoreOf(line: BankLine, details: Details, candidate: Candidate, references: readonly string[]): Scored {
  const kind = kindOf(line, candidate);
  const reference = referencePoints[referenceEvidence(details, candidate.reference)];
  const name = bestName(candidate.names.map((one) => nameEvidence(details, one)));
  const isRent = /\b(RENT|RENTAL)\b/i.test(line.details);
  const evidence: Evidence[] = [
    reference,
    name,
    amountEvidence(line, candidate, kind),
    dateEvidence(line, candidate),
    { points: isRent ? 6 : 0, reason: null },
  ];
  const isForOther = details.numbers.some((number) => number !== candidate.reference && references.includes(number));
  const doubts = [
    ...doubtsOf(line, candidate, kind),
    ...(isForOther ? ['It has the rent reference of another tenancy.'] : []),
  ];
  const sum = evidence.reduce((total, { points }) => total + points, 0);
  // Amount and date alone match many payments, so they propose nothing.
  const score = reference.points + name.points > 0 ? Math.max(0, Math.min(100, sum)) : 0;
  return {
    tenancyId: candidate.tenancyId,
    kind,
    score: doubts.length > 0 ? unsafe(score) : score,
    reasons: [...evidence.flatMap(({ reason }) => reason ?? []), ...doubts],
    namePoints: name.points,
  };
}

const bestName = (found: readonly NameEvidence[]): Evidence =>
  namePoints[nameEvidences.find((one) => found.includes(one)) ?? 'none'];

function kindOf({ details, amountCents }: BankLine, { bondLeftCents, rentCents }: Candidate): BankProposal['kind'] {
  if (bondLeftCents === 0 || amountCents > bondLeftCents || /\bRENT\b/i.test(details)) return 'rentReceipt';
  const isWholeBond = amountCents === bondLeftCents && amountCents !== rentCents;
  return bond.test(details) || isWholeBond ? 'bondReceipt' : 'rentReceipt';
}

function amountEvidence({ amountCents }: BankLine, candidate: Candidate, kind: BankProposal['kind']): Evidence {
  const { rentCents, dueCents, bondLeftCents } = candidate;
  if (kind === 'bondReceipt') {
    return amountCents === bondLeftCents
      ? { points: 22, reason: 'The amount is the bond that is left to pay.' }
      : { points: 5, reason: 'The amount is a part of the bond.' };
  }
  if (amountCents === rentCents) return { points: 22, reason: 'The amount is a week’s rent.' };
  if (amountCents === dueCents) return { points: 22, reason: 'The amount is the rent due now.' };
  const weeks = amountCents / rentCents;
  if (Number.isInteger(weeks) && weeks <= 5) return { points: 20, reason: `The amount is ${weeks} weeks’ rent.` };
  if (amountCents < rentCents) return { points: 10, reason: 'The amount is less than a week’s rent.' };
  return { points: 0, reason: `The amount is not a multiple of the rent of ${formatMoney(rentCents)}.` };
}

function dateEvidence({ date }: BankLine, { startDate, endDate }: Candidate): Evidence {
  const from = addDays(startDate, -14);
  const until = endDate === null ? date : addDays(endDate, 28);
  return date >= from && date <= until
    ? { points: 8, reason: null }
    : { points: -15, reason: 'The date is outside the tenancy.' };
}

/** Returns why the owner has to confirm a payment, however well the rest matches. */
function doubtsOf(line: BankLine, candidate: Candidate, kind: BankProposal['kind']): string[] {
  const { rentCents, dueCents, receipts, today } = candidate;
  const known = receipts.find(
    ({ date, amountCents }) =>
      amountCents === line.amountCents && date >= addDays(line.date, -3) && date <= addDays(line.date, 3),
  );
  // The bond is often four weeks' rent, and only the owner knows which of the two was paid.
  const isRentOrBond = kind === 'bondReceipt' && line.amountCents % rentCents === 0 && !bond.test(line.details);
  const isMuch = kind === 'rentReceipt' && line.amountCents > Math.max(rentCents * 5, dueCents);
  return [
    ...(known ? [`You may have recorded it already: receipt ${known.receiptNumber} has the same amount.`] : []),
    ...(notRent.test(line.details) ? ['It looks like a refund or other income.'] : []),
    ...(isRentOrBond ? ['It may be rent or the bond.'] : []),
    ...(isMuch ? ['The amount is more than five weeks’ rent.'] : []),
    ...(line.date > today ? ['The date is in the future.'] : []),
  ];
}
