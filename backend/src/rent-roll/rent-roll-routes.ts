import { financialYearOf } from 'shared-contract/date/financial-year';
import { localDateIn } from 'shared-contract/date/local-date';
import { type RentRoll, rentRoll } from 'shared-contract/tenancy/rent-roll';
import * as z from 'zod/mini';
import { item } from '../http/json-ld.ts';
import { idParameter, pageParameter, pageRange } from '../http/parameters.ts';
import { ownerRoute } from '../http/route.ts';
import { cashByMonth } from './cash-by-month.ts';
import { byArrears, isListed, rollRow, totalsOf } from './rent-roll-row.ts';
import { findRents } from './rent-roll-store.ts';

export const getRentRoll = ownerRoute('GET', '/api/rent-roll', {
  summary:
    'The rent of all properties, or of one with `property.id`: due, received, overdue, paid to and this year’s cash, the latest first.',
  query: z.object({ 'property.id': z.optional(idParameter), page: pageParameter }),
  response: rentRoll,
  async handler({ query: { page, 'property.id': propertyId }, ...scope }) {
    const { now } = scope;
    const stored = await findRents(scope, propertyId);
    const rows = stored
      .map((rent) => rollRow(rent, now))
      .filter(isListed)
      .sort(byArrears);
    const { offset, limit } = pageRange(page);
    const today = stored[0] ? localDateIn(stored[0].property.timeZone, now) : null;
    return item<RentRoll>({
      '@id': '/api/rent-roll',
      '@type': 'RentRoll',
      yearFrom: today === null ? null : financialYearOf(today),
      totals: totalsOf(rows),
      byMonth: today ? await cashByMonth(scope, { today, propertyId }) : [],
      totalItems: rows.length,
      member: rows.slice(offset, offset + limit).map(({ resource }) => resource),
    });
  },
});
