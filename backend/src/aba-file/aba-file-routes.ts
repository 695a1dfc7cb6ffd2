import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { formatMoney } from 'shared-contract/money/money';
import { type AbaFileInput, abaFileInput } from 'shared-contract/property/aba-file';
import type { Violation } from 'shared-contract/wire/problem';
import { requireRecentSignIn } from '../auth/require-recent-sign-in.ts';
import { bankAccountPath, unsealDetails } from '../bank-accounts/bank-account-details.ts';
import { bankAccounts } from '../bank-accounts/bank-account-table.ts';
import { requireFound, requireValid } from '../http/problem.ts';
import { ownerRoute } from '../http/route.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { abaFile, totalCents } from './aba-file.ts';

/** The format has ten digits for the total. */
const maxTotalCents = 9_999_999_999;
/** Banks accept payments some weeks ahead. */
const maxDaysAhead = 60;

/** The file contains the whole number of the paying account. */
export const postAbaFile = ownerRoute('POST', `${bankAccountPath}/:id/aba-file`, {
  summary: 'A file with payments for the bank (V12). Stores nothing. 403 `sign-in-required` as for the account number.',
  body: abaFileInput,
  response: null,
  // Neither the payees nor the account number are in a stored reply.
  isReplaySafe: true,
  async handler({ params, body, config, sessionId, ...scope }) {
    const row = requireFound(await findOwn(scope, bankAccounts, params.id));
    await requireRecentSignIn(scope, sessionId);
    const property = requireFound(await findOwn(scope, properties, row.propertyId));
    requireValid(violationsOf(body, localDateIn(property.timeZone, scope.now)));
    return {
      status: 200,
      headers: {
        'content-type': 'text/plain; charset=us-ascii',
        'content-disposition': `attachment; filename="payments-${body.date}.aba"`,
      },
      payload: Buffer.from(abaFile(unsealDetails(config, row), body), 'latin1'),
    };
  },
});

function violationsOf(body: AbaFileInput, today: string): Violation[] {
  const violations: Violation[] = [];
  if (body.date < today || body.date > addDays(today, maxDaysAhead)) {
    const message = `Choose a date from today to ${maxDaysAhead} days ahead.`;
    violations.push({ propertyPath: 'date', message, code: 'date' });
  }
  if (totalCents(body) > maxTotalCents) {
    const message = `The total of a file is at most ${formatMoney(maxTotalCents)}. Make two files.`;
    violations.push({ propertyPath: 'payees', message, code: 'total' });
  }
  return violations;
}
