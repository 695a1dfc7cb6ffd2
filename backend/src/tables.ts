/**
 * Entry point for packages that write rows themselves, such as demo data: the tables, and the functions that compute
 * derived rows and columns.
 */
export type { Database } from './database/database.ts';
export { kindsOf } from './fulfilment/fulfilment-store.ts';
export { issueChargeInvoice, issueCreditNote, issueOrderInvoice } from './invoices/issue-invoice.ts';
export { likenessDistance } from './listing-assets/look-alike.ts';
export { type Discount, orderTotal } from './orders/order-total.ts';
export * from './schema.ts';
export { searchPrices } from './search-documents/search-prices.ts';
export { completeSearch } from './search-documents/store-in-search.ts';
export { nextPeriodEnd, periodStartBefore } from './subscriptions/billing-periods.ts';
export { nextRetryAt } from './subscriptions/payment-retries.ts';
export { searchWords } from './suburbs/search-words.ts';
export { arrearsDays, rentCovered } from './tenancies/paid-to.ts';
export { tenancyStatus } from './tenancies/tenancy-status.ts';
