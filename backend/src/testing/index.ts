export { addMigration } from '../database/testing/add-migration.ts';
export { readPdf } from '../pdf/testing/read-pdf.ts';
export { endPeriod } from '../subscriptions/testing/end-period.ts';
export { testEncryptionKeys } from './encryption-keys.ts';
export { expireCheckLinks } from './expire-check-links.ts';
export { findInDatabase } from './find-in-database.ts';
export { guestHeaders } from './guest-headers.ts';
export { insertBankAccount } from './insert-bank-account.ts';
export { insertCharge } from './insert-charge.ts';
export { aPdf } from './insert-document.ts';
export { insertEnquiry } from './insert-enquiry.ts';
export { insertInspectionBooking } from './insert-inspection-booking.ts';
export { hiddenPrice, insertListing, insertSuburb, rent } from './insert-listing.ts';
export { insertNotice } from './insert-notice.ts';
export { insertOffer } from './insert-offer.ts';
export { insertOrder } from './insert-order.ts';
export { insertPaymentMethod } from './insert-payment-method.ts';
export { insertPlace } from './insert-place.ts';
export { insertProduct } from './insert-product.ts';
export { insertPromotionCode } from './insert-promotion-code.ts';
export { insertProperty } from './insert-property.ts';
export { insertListingMark, insertSavedSearch } from './insert-saved.ts';
export { insertSigning, signingCode } from './insert-signing.ts';
export { insertSubscription } from './insert-subscription.ts';
export {
  completeTerms,
  insertAgreement,
  insertSendableAgreement,
  insertTenancy,
} from './insert-tenancy.ts';
export { insertTenantCheck } from './insert-tenant-check.ts';
export { readOutbox } from './read-outbox.ts';
export { type TestBackend, type TestUser, testBackend } from './test-backend.ts';
export { signInAs } from './test-user.ts';
