import type { CheckRow } from './check-row.ts';

const databases = {
  TICA: { name: 'TICA', contact: 'TICA Default Tenancy Control Pty Ltd, https://www.tica.com.au' },
  NTD: {
    name: 'National Tenancy Database',
    contact: 'Equifax Australasia Credit Ratings Pty Ltd, https://www.tenancydatabase.com.au',
  },
};

const searched = { TICA: [databases.TICA], NTD: [databases.NTD], Combined: [databases.TICA, databases.NTD] };

const zones: Record<CheckRow['state'], string> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

/** Returns the local date of a search, such as 2026-11-23. */
export const searchDate = (state: CheckRow['state'], now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zones[state] }).format(now);

/** Returns the result of a complete check. Its listing is invented. */
export function resultOf({ product, outcome, searchedOn }: CheckRow) {
  if (outcome === null || searchedOn === null) return null;
  const found = searched[product];
  return {
    outcome: outcome === 'listed' ? 'listed' : 'clear',
    searchedOn,
    databases: found.map(({ name }) => name),
    isIdentityVerified: outcome !== 'unverified',
    listings:
      outcome !== 'listed'
        ? []
        : found.slice(0, 1).map(({ name, contact }) => ({
            database: name,
            listedBy: 'Sample Property Management (sandbox)',
            listedOn: `${Number(searchedOn.slice(0, 4)) - 2}-03-15`,
            reason: 'Rent arrears above the bond, with a tribunal order.',
            amount: '1240.00',
            contact,
          })),
  };
}
