import type { Budgets } from 'federation';

/**
 * The rows are a tenth above what the pages loaded when the rows were written. The first two numbers are for new pages.
 * The promotion rejects a release that exceeds a budget.
 * `pnpm release budgets remote-checkout` prints what the pages load.
 */
export const budgets: Budgets = {
  bytes: 25_000,
  requests: 4,
  pages: {
    orders: { bytes: 17_000, requests: 4 },
    order: { bytes: 21_900, requests: 4 },
    checkout: { bytes: 8_700, requests: 2 },
    'checkout-confirmation': { bytes: 31_400, requests: 5 },
    'checkout-delivery': { bytes: 31_100, requests: 5 },
    'checkout-payment': { bytes: 18_800, requests: 3 },
    'checkout-review': { bytes: 23_300, requests: 4 },
    'checkout-zip-confirmation': { bytes: 11_200, requests: 3 },
    'property-order': { bytes: 22_300, requests: 5 },
    'order-history': { bytes: 17_000, requests: 4 },
    'property-enhancements': { bytes: 14_000, requests: 3 },
    'property-enhancement-products': { bytes: 17_300, requests: 4 },
    'property-enhancement-summary': { bytes: 16_300, requests: 4 },
    subscriptions: { bytes: 20_500, requests: 4 },
    'property-subscriptions': { bytes: 20_500, requests: 4 },
    subscription: { bytes: 25_100, requests: 4 },
    'settings-payment': { bytes: 13_300, requests: 3 },
    'settings-subscriptions': { bytes: 15_600, requests: 4 },
  },
};
