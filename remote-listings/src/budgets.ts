import type { Budgets } from 'federation';

/**
 * The rows are a tenth above what the pages loaded when the rows were written. The first two numbers are for new pages.
 * The promotion rejects a release that exceeds a budget.
 * `pnpm release budgets remote-listings` prints what the pages load.
 */
export const budgets: Budgets = {
  bytes: 25_000,
  requests: 4,
  pages: {
    front: { bytes: 23_100, requests: 4 },
    search: { bytes: 33_600, requests: 4 },
    listing: { bytes: 31_800, requests: 4 },
    shortlist: { bytes: 23_200, requests: 4 },
    compare: { bytes: 19_900, requests: 4 },
    'saved-searches': { bytes: 22_000, requests: 4 },
    'settings-notifications': { bytes: 21_000, requests: 4 },
    unsubscribe: { bytes: 9_200, requests: 3 },
    inspections: { bytes: 18_800, requests: 3 },
    'inspection-booking': { bytes: 19_600, requests: 3 },
    'make-an-offer': { bytes: 33_100, requests: 4 },
    offer: { bytes: 23_200, requests: 3 },
    'listing-offers': { bytes: 38_600, requests: 5 },
    'property-offers': { bytes: 38_900, requests: 5 },
    'property-listings': { bytes: 21_600, requests: 3 },
    'listing-create': { bytes: 20_500, requests: 3 },
    'listing-edit': { bytes: 6_200, requests: 2 },
    'edit-property-details': { bytes: 39_400, requests: 5 },
    'edit-price': { bytes: 41_200, requests: 5 },
    'edit-description': { bytes: 38_500, requests: 5 },
    'edit-features': { bytes: 38_500, requests: 5 },
    'edit-inspections': { bytes: 49_500, requests: 5 },
    'edit-contact-details': { bytes: 38_400, requests: 5 },
    'edit-media': { bytes: 51_800, requests: 6 },
    'edit-ownership': { bytes: 49_100, requests: 6 },
    'edit-packages': { bytes: 38_900, requests: 5 },
    'edit-listing-enhancements': { bytes: 38_700, requests: 5 },
    'edit-summary': { bytes: 46_000, requests: 5 },
    'edit-checkout-direct': { bytes: 38_800, requests: 5 },
  },
};
