import type { Database } from '../database/database.ts';
import { insertApplication, insertCertificate } from './insert-application.ts';
import { insertBankAccount } from './insert-bank-account.ts';
import { insertCharge } from './insert-charge.ts';
import { insertDocumentAsset, insertOwnershipDocument } from './insert-document.ts';
import { insertEnquiry } from './insert-enquiry.ts';
import { insertExpense } from './insert-expense.ts';
import { insertInspectionBooking } from './insert-inspection-booking.ts';
import { insertInvoice } from './insert-invoice.ts';
import { insertListing, insertSuburb } from './insert-listing.ts';
import { insertNotice } from './insert-notice.ts';
import { insertOffer } from './insert-offer.ts';
import { insertOrder } from './insert-order.ts';
import { insertPayment } from './insert-payment.ts';
import { insertPaymentMethod } from './insert-payment-method.ts';
import { insertPlace } from './insert-place.ts';
import { insertProduct } from './insert-product.ts';
import { insertProfilePhoto } from './insert-profile-photo.ts';
import { insertPromotionCode } from './insert-promotion-code.ts';
import { insertProperty } from './insert-property.ts';
import { insertPropertyDocument } from './insert-property-document.ts';
import { insertPublishable } from './insert-publishable.ts';
import { insertListingMark, insertSavedSearch } from './insert-saved.ts';
import { insertSigning } from './insert-signing.ts';
import { insertSubscription } from './insert-subscription.ts';
import { insertAgreement, insertSendableAgreement, insertTenancy } from './insert-tenancy.ts';
import { insertTenantCheck } from './insert-tenant-check.ts';

/** The builders on one database, for tests of other packages. */
export function buildersOn(database: Database) {
  return {
    agreement: (values: Parameters<typeof insertAgreement>[1]) => insertAgreement(database, values),
    sendableAgreement: (values: Parameters<typeof insertSendableAgreement>[1]) =>
      insertSendableAgreement(database, values),
    application: (values: Parameters<typeof insertApplication>[1]) => insertApplication(database, values),
    bankAccount: (values: Parameters<typeof insertBankAccount>[1]) => insertBankAccount(database, values),
    certificate: (values: Parameters<typeof insertCertificate>[1]) => insertCertificate(database, values),
    charge: (values: Parameters<typeof insertCharge>[1]) => insertCharge(database, values),
    enquiry: (values: Parameters<typeof insertEnquiry>[1]) => insertEnquiry(database, values),
    document: (values: Parameters<typeof insertPropertyDocument>[1]) => insertPropertyDocument(database, values),
    expense: (values: Parameters<typeof insertExpense>[1]) => insertExpense(database, values),
    inspectionBooking: (values: Parameters<typeof insertInspectionBooking>[1]) =>
      insertInspectionBooking(database, values),
    invoice: (values: Parameters<typeof insertInvoice>[1]) => insertInvoice(database, values),
    listing: (values: Parameters<typeof insertListing>[1]) => insertListing(database, values),
    notice: (values: Parameters<typeof insertNotice>[1]) => insertNotice(database, values),
    offer: (values: Parameters<typeof insertOffer>[1]) => insertOffer(database, values),
    listingMark: (values: Parameters<typeof insertListingMark>[1]) => insertListingMark(database, values),
    savedSearch: (values: Parameters<typeof insertSavedSearch>[1]) => insertSavedSearch(database, values),
    documentAsset: (values: Parameters<typeof insertDocumentAsset>[1]) => insertDocumentAsset(database, values),
    order: (values: Parameters<typeof insertOrder>[1]) => insertOrder(database, values),
    payment: (values: Parameters<typeof insertPayment>[1]) => insertPayment(database, values),
    ownershipDocument: (values: Parameters<typeof insertOwnershipDocument>[1]) =>
      insertOwnershipDocument(database, values),
    place: (values: Parameters<typeof insertPlace>[1]) => insertPlace(database, values),
    paymentMethod: (values: Parameters<typeof insertPaymentMethod>[1]) => insertPaymentMethod(database, values),
    product: (values?: Parameters<typeof insertProduct>[1]) => insertProduct(database, values),
    profilePhoto: (values: Parameters<typeof insertProfilePhoto>[1]) => insertProfilePhoto(database, values),
    promotionCode: (values: Parameters<typeof insertPromotionCode>[1]) => insertPromotionCode(database, values),
    publishable: (values: Parameters<typeof insertPublishable>[1]) => insertPublishable(database, values),
    property: (values: Parameters<typeof insertProperty>[1]) => insertProperty(database, values),
    signing: (values: Parameters<typeof insertSigning>[1]) => insertSigning(database, values),
    subscription: (values: Parameters<typeof insertSubscription>[1]) => insertSubscription(database, values),
    suburb: (values?: Parameters<typeof insertSuburb>[1]) => insertSuburb(database, values),
    tenancy: (values: Parameters<typeof insertTenancy>[1]) => insertTenancy(database, values),
    tenantCheck: (values: Parameters<typeof insertTenantCheck>[1]) => insertTenantCheck(database, values),
  };
}
