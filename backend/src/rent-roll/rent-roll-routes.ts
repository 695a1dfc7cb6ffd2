import { financialYearOf } from 'shared-contract/date/financial-year';
import { localDateIn } from 'shared-contract/date/local-date';
import { type RentRoll, rentRoll } from 'shared-contract/tenancy/rent-roll';
import * as z from 'zod/mini';
import { item } from '../http/json-ld.ts';
import { pageParameter, pageRange } from '../http/parameters.ts';
import { ownerRoute } from '../http/route.ts';
import { byArrears, isListed, rollRow, totalsOf } from './rent-roll-row.ts';
import { findRents } from './rent-roll-store.ts';

export const getRentRoll = ownerRoute('GET', '/api/rent-roll', {
  summary: 'The rent of all properties: due, received, overdue, paid to and this year’s cash, the latest first.',
  query: z.object({ page: pageParameter }),
  response: rentRoll,
  async handler({ query: { page }, ...scope }) {
    const { now } = scope;
    const stored = await findRents(scope);
    const rows = stored
      .map((rent) => rollRow(rent, now))
      .filter(isListed)
      .sort(byArrears);
    const { offset, limit } = pageRange(page);
    return item<RentRoll>({
      '@id': '/api/rent-roll',
      '@type': 'RentRoll',
      yearFrom: stored[0] ? financialYearOf(localDateIn(stored[0].property.timeZone, now)) : null,
      totals: totalsOf(rows),
      totalItems: rows.length,
      member: rows.slice(offset, offset + limit).map(({ resource }) => resource),
    });
  },
});
