import { amountOf } from 'shared-contract/money/money';
import {
  type BankImport,
  type BankPayments,
  type BankProposal,
  bankImport,
  bankImportInput,
  bankPayments,
  bankPaymentsInput,
  type ImportedLine,
  safeScore,
} from 'shared-contract/property/bank-import';
import { item } from '../http/json-ld.ts';
import { invalid, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { findCandidates, type TenancyCandidate } from './find-candidates.ts';
import { matchPayment } from './match-payment.ts';
import { findPostedLines } from './posted-line-store.ts';
import { type BankLine, readBankFile } from './read-bank-file.ts';
import { recordBankPayments } from './record-bank-payments.ts';

const postBankImport = ownerRoute('POST', `${propertyPath}/:id/bank-imports`, {
  summary: 'Reads a bank’s CSV file and proposes a tenancy for each payment that was received. Stores nothing.',
  body: bankImportInput,
  response: bankImport,
  // The JSON of a file of 500 kB may be larger than the default limit.
  bodyLimit: 2_097_152,
  // The lines of a bank account are in no stored reply.
  isReplaySafe: true,
  async handler({ params, body, ...scope }) {
    const property = requireFound(await findOwn(scope, properties, params.id));
    const file = readBankFile(body.content);
    if (!file.ok) throw invalid({ propertyPath: 'content', message: file.message, code: 'bank-file' });
    const findPosted = await findPostedLines(scope, file.received);
    const candidates = await findCandidates(scope, file.received, findPosted);
    const money = ({ amountCents, date, details }: Omit<BankLine, 'ordinal'>) => ({
      date,
      amount: amountOf(amountCents),
      details,
    });
    return item<BankImport>({
      '@id': `${propertyPath}/${property.id}/bank-imports`,
      '@type': 'BankImport',
      lines: file.received.map((line): ImportedLine => {
        const posted = findPosted(line);
        const base = { ...money(line), ordinal: line.ordinal, wasReversed: posted?.isReversed ?? false };
        if (posted && !posted.isReversed) {
          const { id, kind, receiptNumber } = posted;
          return { ...base, recorded: { id, kind, receiptNumber }, proposal: null, otherProperty: null };
        }
        const { proposal, otherProperty } = proposalFor(line, property.id, candidates);
        return {
          ...base,
          recorded: null,
          proposal: posted && proposal ? againProposal(proposal) : proposal,
          otherProperty,
        };
      }),
      ignored: file.ignored.map(money),
      unreadable: file.unreadable,
      tenancies: candidates
        .filter(({ propertyId }) => propertyId === property.id)
        .map(({ tenancyId, names, startDate, bondLeftCents }) => ({
          id: tenancyId,
          names: names.join(', '),
          startDate,
          bondLeft: amountOf(bondLeftCents),
        })),
    });
  },
});

/** Proposes only tenancies of this property. For a payment to another one, returns its address. */
function proposalFor(line: BankLine, propertyId: string, candidates: readonly TenancyCandidate[]) {
  const proposal = matchPayment(line, candidates);
  const found = candidates.find(({ tenancyId }) => tenancyId === proposal?.tenancyId);
  return found === undefined || found.propertyId === propertyId
    ? { proposal, otherProperty: null }
    : { proposal: null, otherProperty: found.address };
}

/** The owner decides whether a payment is recorded again after its reversal. */
const againProposal = ({ score, reasons, ...proposal }: BankProposal): BankProposal => ({
  ...proposal,
  score: Math.min(score, safeScore - 1),
  reasons: [...reasons, 'You recorded this payment and reversed it.'],
});

const postBankPayments = ownerRoute('POST', `${propertyPath}/:id/bank-payments`, {
  summary: 'Records lines of a bank’s file as rent or bond, all or none. A line that is sent twice is recorded once.',
  body: bankPaymentsInput,
  response: bankPayments,
  isReplaySafe: true,
  async handler({ params, body, ...scope }) {
    const property = requireFound(await findOwn(scope, properties, params.id));
    const payments = await recordBankPayments(scope, property.id, body.payments);
    return item<BankPayments>({
      '@id': `${propertyPath}/${property.id}/bank-payments`,
      '@type': 'BankPayments',
      payments,
    });
  },
});

export const bankImportRoutes: Route[] = [postBankImport, postBankPayments];
