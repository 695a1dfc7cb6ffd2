import { formatMoney } from 'shared-contract/money/money';
import type { ReportFigures } from './read-report.ts';

/** ATO, "Co-ownership of rental property": by legal interest, despite any agreement between the owners. */
export const ownershipNote =
  'The shares of the owners follow their legal ownership on the title, not who received or paid the money. Interest on ' +
  'a loan that one owner took out alone to buy their share is not divided: correct it in your tax return.';

/** Returns what a reader of a report has to know about its figures. */
export function reportNotes({ days, earlierCents, capitalItems, tenancies, owners }: ReportFigures): string[] {
  const empty = days.counted - days.rented;
  const rented = `A tenancy ran on ${days.rented} of ${days.counted} days.`;
  return [
    'Income and expenses count on the day they were paid. A bond is held for the tenants and is not income.',
    'The rental share is the amount without the part for private use.',
    ...(capitalItems.length > 0
      ? ['Capital items are claimed over years, so they are not part of the expenses and of the net amount.']
      : []),
    ...(earlierCents === 0
      ? []
      : [
          `${formatMoney(earlierCents)} was received before this ledger began. Its days are unknown, so it is not ` +
            'part of the income.',
        ]),
    'A correction of a mistake counts on the day of the entry it corrects. A refund or a returned payment counts on its ' +
      'own day, also when the payment was received in an earlier year.',
    ...(hasOldReversals(tenancies)
      ? ['Some reversals were recorded without their cause. They count on the day they were recorded.']
      : []),
    empty === 0
      ? rented
      : `${rented} Whether the property was available for rent on the other ${empty === 1 ? 'day' : `${empty} days`} ` +
        'is not recorded: add it to your tax return yourself.',
    ...(owners.length === 0
      ? ['No co-owners are entered. All amounts are for the whole property.']
      : [`All amounts above are for the whole property. ${ownershipNote}`]),
  ];
}

const hasOldReversals = (tenancies: ReportFigures['tenancies']): boolean =>
  tenancies.some(({ cash }) => cash.some(({ row }) => row.reverses !== null && row.reversalCause === null));
