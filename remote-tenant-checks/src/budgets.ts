import type { Budgets } from 'federation';

/**
 * The rows are a tenth above what the pages loaded when the rows were written. The first two numbers are for new pages.
 * The promotion rejects a release that exceeds a budget.
 * `pnpm release budgets remote-tenant-checks` prints what the pages load.
 */
export const budgets: Budgets = {
  bytes: 25_000,
  requests: 4,
  pages: {
    'tenant-checks': { bytes: 17_100, requests: 3 },
    'tenant-check-create': { bytes: 30_300, requests: 5 },
    'tenant-check': { bytes: 30_600, requests: 4 },
    'tenant-check-edit': { bytes: 33_800, requests: 5 },
    'tenant-check-authorisation': { bytes: 24_300, requests: 4 },
    'tenant-check-proof-of-id': { bytes: 36_600, requests: 5 },
    'check-authorisation': { bytes: 38_400, requests: 5 },
  },
};
