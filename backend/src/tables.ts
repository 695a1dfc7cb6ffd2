/**
 * Entry point for packages that write rows themselves, such as demo data: the tables, and the functions that compute
 * derived rows and columns.
 */
export { agreementPdf } from './agreement-document/agreement-file.ts';
export { contentOfSigned } from './agreement-signing/agreement-content.ts';
export { renderSignedDocument } from './agreement-signing/complete-signing.ts';
export { findSigning, updateRound } from './agreement-signing/signing-store.ts';
export { retentionOf } from './applications/application-rules.ts';
export { sealApplicant, sealDetails } from './applications/sealed-application.ts';
export type { Database } from './database/database.ts';
export { findOrCreateMasterKeys } from './encryption/configured-keys.ts';
export { type FileConfig, type FileScope, writeBytes } from './file-storage/file-storage.ts';
export { kindsOf } from './fulfilment/fulfilment-store.ts';
export { issueChargeInvoice, issueCreditNote, issueOrderInvoice } from './invoices/issue-invoice.ts';
export { rentPosition } from './ledger/ledger-balance.ts';
export { entriesOf, reversedEntries } from './ledger/ledger-postings.ts';
export { rentCharged, rentPeriods } from './ledger/rent-schedule.ts';
export { likenessDistance } from './listing-assets/look-alike.ts';
export { type Discount, orderTotal } from './orders/order-total.ts';
export { sha256Of } from './pdf/sha256-of.ts';
export * from './schema.ts';
export { searchPrices } from './search-documents/search-prices.ts';
export { completeSearch } from './search-documents/store-in-search.ts';
export { nextPeriodEnd, periodStartBefore } from './subscriptions/billing-periods.ts';
export { nextRetryAt } from './subscriptions/payment-retries.ts';
export { tenancyStatus } from './tenancies/tenancy-status.ts';
export { authorisedSha256 } from './tenant-checks/authorised-content.ts';
export { checkRetention, reportExpiry } from './tenant-checks/check-retention.ts';
export {
  type ReducedDocument,
  sealedApplicant,
  sealedAuthorisation,
  sealedDocument,
  sealedFile,
  sealedReport,
} from './tenant-checks/sealed-check.ts';
export { type FoundCheck, findChecksById } from './tenant-checks/tenant-check-store.ts';
export { typedAuthorisation } from './tenant-checks/typed-authorisation.ts';
export { searchWords } from './words/search-words.ts';
