import type { Budgets } from 'federation';

/**
 * The rows are a tenth above what the pages loaded when the rows were written. The first two numbers are for new pages.
 * The promotion rejects a release that exceeds a budget.
 * `pnpm release budgets remote-property-dashboard` prints what the pages load.
 */
export const budgets: Budgets = {
  bytes: 25_000,
  requests: 4,
  pages: {
    home: { bytes: 29_300, requests: 5 },
    inbox: { bytes: 19_000, requests: 4 },
    properties: { bytes: 17_200, requests: 3 },
    'rent-roll': { bytes: 18_400, requests: 4 },
    activity: { bytes: 15_500, requests: 4 },
    downloads: { bytes: 17_800, requests: 4 },
    'property-create': { bytes: 23_100, requests: 5 },
    property: { bytes: 25_800, requests: 5 },
    welcome: { bytes: 11_200, requests: 3 },
    enquiries: { bytes: 22_900, requests: 5 },
    'bank-accounts': { bytes: 25_000, requests: 4 },
    expenses: { bytes: 19_700, requests: 3 },
    'expense-create': { bytes: 27_200, requests: 5 },
    expense: { bytes: 29_400, requests: 5 },
    documents: { bytes: 31_800, requests: 4 },
    document: { bytes: 36_600, requests: 5 },
    'property-downloads': { bytes: 22_500, requests: 4 },
    'shared-document': { bytes: 11_100, requests: 3 },
    reports: { bytes: 27_300, requests: 4 },
    applications: { bytes: 34_200, requests: 5 },
    application: { bytes: 33_800, requests: 5 },
    'rental-management': { bytes: 41_900, requests: 5 },
    'rental-transaction': { bytes: 19_500, requests: 4 },
    'property-settings': { bytes: 29_300, requests: 5 },
    'enquiry-history': { bytes: 22_900, requests: 5 },
  },
};
