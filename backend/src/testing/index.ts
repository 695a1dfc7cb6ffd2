export { insertEnquiry } from './insert-enquiry.ts';
export { hiddenPrice, insertListing, insertSuburb, rent } from './insert-listing.ts';
export { insertOrder } from './insert-order.ts';
export { insertProduct } from './insert-product.ts';
export { insertPromotionCode } from './insert-promotion-code.ts';
export { insertProperty } from './insert-property.ts';
export { insertSubscription } from './insert-subscription.ts';
export { insertAgreement, insertTenancy, insertTenantCheck } from './insert-tenancy.ts';
export { type TestBackend, type TestUser, testBackend } from './test-backend.ts';
