import type { Budgets } from 'federation';

/**
 * The rows are a tenth above what the pages loaded when the rows were written. The first two numbers are for new pages.
 * The promotion rejects a release that exceeds a budget.
 * `pnpm release budgets remote-tenancy` prints what the pages load.
 */
export const budgets: Budgets = {
  bytes: 25_000,
  requests: 4,
  pages: {
    tenancies: { bytes: 25_200, requests: 4 },
    tenancy: { bytes: 37_700, requests: 5 },
    'tenancy-agreements': { bytes: 49_800, requests: 6 },
    'tenancy-agreement-create': { bytes: 33_100, requests: 4 },
    'agreement-signing': { bytes: 17_000, requests: 3 },
    apply: { bytes: 33_500, requests: 5 },
    'rental-application': { bytes: 47_500, requests: 5 },
    'agreement-edit': { bytes: 5_300, requests: 2 },
    'edit-tenancy-details': { bytes: 51_500, requests: 7 },
    'edit-lease-details': { bytes: 51_600, requests: 7 },
    'edit-utilities': { bytes: 48_900, requests: 7 },
    'edit-other-details': { bytes: 54_500, requests: 7 },
    'edit-review': { bytes: 60_400, requests: 6 },
    'renting-rules': { bytes: 6_900, requests: 3 },
    'state-renting-rules': { bytes: 21_600, requests: 3 },
    about: { bytes: 7_500, requests: 3 },
    help: { bytes: 19_300, requests: 3 },
    contact: { bytes: 7_700, requests: 3 },
    privacy: { bytes: 17_900, requests: 3 },
    terms: { bytes: 14_400, requests: 3 },
  },
};
