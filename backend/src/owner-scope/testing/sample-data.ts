import { eq } from 'drizzle-orm';
import { planCategory } from 'shared-contract/order/product';
import { addAccess } from '../../applications/application-store.ts';
import { openSession } from '../../auth/session-store.ts';
import { calendarFeeds } from '../../calendar-feeds/calendar-feed-table.ts';
import type { Database } from '../../database/database.ts';
import { storedRow } from '../../database/single-row.ts';
import { listingOpens } from '../../listing-opens/listing-open-table.ts';
import { orderItems } from '../../order-items/order-item-table.ts';
import { propertyOwners } from '../../property-owners/property-owner-table.ts';
import { addAgreementEvent } from '../../tenancy-agreements/agreement-history.ts';
import { insertApplication, insertCertificate } from '../../testing/insert-application.ts';
import { insertBankAccount } from '../../testing/insert-bank-account.ts';
import { insertCharge } from '../../testing/insert-charge.ts';
import { insertDocumentAsset, insertOwnershipDocument } from '../../testing/insert-document.ts';
import { insertEnquiry } from '../../testing/insert-enquiry.ts';
import { insertExpense, insertExpenseSeries, insertRemovedExpense } from '../../testing/insert-expense.ts';
import { insertInspectionBooking } from '../../testing/insert-inspection-booking.ts';
import { insertInvoice } from '../../testing/insert-invoice.ts';
import { insertListing } from '../../testing/insert-listing.ts';
import { insertOffer } from '../../testing/insert-offer.ts';
import { insertOrder } from '../../testing/insert-order.ts';
import { insertPayment } from '../../testing/insert-payment.ts';
import { insertPaymentMethod } from '../../testing/insert-payment-method.ts';
import { insertProduct } from '../../testing/insert-product.ts';
import { insertProperty } from '../../testing/insert-property.ts';
import { insertPublishable } from '../../testing/insert-publishable.ts';
import { insertListingMark, insertSavedSearch } from '../../testing/insert-saved.ts';
import { insertSigning } from '../../testing/insert-signing.ts';
import { insertSubscription } from '../../testing/insert-subscription.ts';
import { insertAgreement, insertSendableAgreement } from '../../testing/insert-tenancy.ts';
import { aDocumentOf } from './a-document-of.ts';
import { checksOf } from './sample-checks.ts';
import { anEmailedReceiptOf, aReceiptOf, aTenancyOf } from './sample-tenancies.ts';
import { tomorrowAt } from './tomorrow-at.ts';

/** An owner with one row of each kind. A new resource adds its rows to `aWorldOf`. */
export type SampleData = {
  ownerId: string;
  propertyId: string;
  /** A property without a listing, an order or anything else. */
  emptyPropertyId: string;
  listingId: string;
  /** A draft that is ready to be published. */
  publishableId: string;
  /** A draft without an order. */
  draftId: string;
  openId: string;
  /** A booking of the open home. */
  bookingId: string;
  /** A document of the listing, with its file. */
  assetId: string;
  /** A proof of ownership of the property, with its file. */
  ownershipDocumentId: string;
  /** On another active listing of the owner. */
  offerId: string;
  /** A tenancy without payments. */
  tenancyId: string;
  /** A tenancy whose rent is paid to 14 November 2026. */
  behindTenancyId: string;
  /** A notice of the tenancy that has not taken effect. */
  noticeId: string;
  /** A submitted application for the listing. */
  applicationId: string;
  certificateId: string;
  calendarFeedId: string;
  bankAccountId: string;
  /** An expense with a receipt. */
  expenseId: string;
  /** A recurring expense. */
  expenseSeriesId: string;
  /** An expense that was removed with its receipt. */
  removedExpenseId: string;
  /** A document of the property with one version and one share link. */
  documentId: string;
  documentVersionId: string;
  documentShareId: string;
  /** A receipt of another tenancy. */
  ledgerTransactionId: string;
  /** A receipt of a third tenancy, which was emailed. */
  emailedReceiptId: string;
  agreementId: string;
  /** A draft that is ready to be sent. */
  sendableAgreementId: string;
  /** An agreement that the tenants have accepted. */
  acceptedAgreementId: string;
  /** Another one, with the hash of its document and a tenant of its round. */
  signableAgreementId: string;
  signableSha256: string;
  signablePartyId: string;
  /** An agreement that all parties have signed. */
  signedAgreementId: string;
  /** A check in progress. */
  tenantCheckId: string;
  /** A check that can be changed. */
  draftCheckId: string;
  /** A document with a scan, of another check that can be changed. */
  tenantCheckDocumentId: string;
  /** A check with a question of the provider. */
  askedCheckId: string;
  /** A check with a hit. */
  listedCheckId: string;
  clearCheckId: string;
  orderId: string;
  /** An item of the order that the owner can delete. */
  orderItemId: string;
  productId: string;
  /** The invoice of the order. */
  invoiceId: string;
  /** An order with billing details, which can be paid. */
  payableOrderId: string;
  /** A payment of the first order that failed. */
  paymentId: string;
  /** A saved card that no subscription is paid with. */
  paymentMethodId: string;
  subscriptionId: string;
  /** A cheaper plan than that of the subscription. */
  otherPlanId: string;
  overdueSubscriptionId: string;
  /** The saved card of the overdue subscription. */
  subscriptionCardId: string;
  /** Another browser of the owner. */
  sessionId: string;
  enquiryId: string;
  savedSearchId: string;
};

export async function aWorldOf(database: Database, ownerId: string): Promise<SampleData> {
  const property = await insertProperty(database, { ownerId });
  const own = { ownerId, propertyId: property.id };
  const today = new Date().toISOString().slice(0, 10);
  await database.insert(propertyOwners).values({ ...own, owners: [{ name: 'Olivia Nguyen', share: 10_000 }] });
  const listing = await aListingOf(database, ownerId);
  await insertListingMark(database, { ownerId, listingId: listing.listingId });
  return {
    ...own,
    emptyPropertyId: (await insertProperty(database, { ownerId })).id,
    ...listing,
    savedSearchId: (await insertSavedSearch(database, { ownerId })).id,
    publishableId: (await insertPublishable(database, { ownerId })).listing.id,
    draftId: (await insertListing(database, { ...own, status: 'draft', publishedAt: null })).id,
    enquiryId: (await insertEnquiry(database, { ...own, listingId: listing.listingId })).id,
    offerId: (await anOfferOn(database, own)).id,
    ownershipDocumentId: (await insertOwnershipDocument(database, { ...own, status: 'rejected' })).id,
    ...(await aTenancyOf(database, own)),
    ledgerTransactionId: await aReceiptOf(database, own),
    emailedReceiptId: await anEmailedReceiptOf(database, own),
    applicationId: await anApplicationOf(database, { ...own, listingId: listing.listingId }),
    certificateId: (await insertCertificate(database, own)).id,
    bankAccountId: (await insertBankAccount(database, own)).id,
    expenseId: (await insertExpense(database, { ...own, paidOn: today, receipt: 'receipt.pdf' })).id,
    expenseSeriesId: (await insertExpenseSeries(database, own)).id,
    removedExpenseId: (await insertRemovedExpense(database, { ...own, receipt: 'removed.pdf' })).id,
    ...(await aDocumentOf(database, own)),
    calendarFeedId: (await insertCalendarFeed(database, ownerId)).id,
    agreementId: await anAgreementOf(database, own),
    ...(await checksOf(database, own)),
    ...(await agreementsOf(database, ownerId)),
    ...(await anOrderOf(database, own)),
    payableOrderId: (await insertOrder(database, { ownerId, billing })).id,
    paymentMethodId: (await insertPaymentMethod(database, { ownerId })).id,
    ...(await subscriptionsOf(database, own)),
    sessionId: (await openSession(database, { userId: ownerId, lifetime }, new Date())).session.id,
  };
}

async function agreementsOf(database: Database, ownerId: string) {
  const property = await insertProperty(database, { ownerId });
  const signable = await insertSigning(database, { ownerId, step: 'accepted' });
  return {
    sendableAgreementId: (await insertSendableAgreement(database, { ownerId, propertyId: property.id })).id,
    acceptedAgreementId: (await insertSigning(database, { ownerId, step: 'accepted' })).agreement.id,
    signableAgreementId: signable.agreement.id,
    signableSha256: signable.round.documentSha256,
    signablePartyId: signable.parties[1]?.id ?? '',
    signedAgreementId: (await insertSigning(database, { ownerId, step: 'signed' })).agreement.id,
  };
}

const billing = { name: 'Olivia Nguyen', email: 'olivia@example.com' };
const lifetime = { sessionSeconds: 3600, sessionIdleSeconds: 3600 };

async function anApplicationOf(database: Database, own: { ownerId: string; propertyId: string; listingId: string }) {
  const row = await insertApplication(database, own);
  await addAccess({ database, now: new Date() }, row, 'viewed');
  return row.id;
}

async function anAgreementOf(database: Database, own: { ownerId: string; propertyId: string }): Promise<string> {
  const { id: agreementId, ownerId, createdAt: at } = await insertAgreement(database, { ...own, status: 'draft' });
  await addAgreementEvent(database, { ownerId, agreementId, at, by: 'owner', kind: 'created', note: '' });
  return agreementId;
}

async function anOfferOn(database: Database, own: { ownerId: string; propertyId: string }) {
  const listing = await insertListing(database, { ...own, type: 'sale' });
  return insertOffer(database, { ownerId: own.ownerId, listingId: listing.id });
}

const insertCalendarFeed = (database: Database, ownerId: string) =>
  storedRow(
    database
      .insert(calendarFeeds)
      .values({ ownerId, tokenHash: `hash of ${ownerId}` })
      .returning(),
    'calendar feed',
  );

async function anOrderOf(database: Database, own: { ownerId: string; propertyId: string }) {
  const product = await insertProduct(database);
  const order = await insertOrder(database, { ...own, lines: [{ product }] });
  const [line] = await database.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  if (!line) throw new Error('The order item was not stored.');
  const about = { ownerId: own.ownerId, orderId: order.id };
  const invoice = await insertInvoice(database, about);
  const payment = await insertPayment(database, { ...about, status: 'failed', failureCode: 'declined' });
  const ids = { orderId: order.id, orderItemId: line.id, productId: product.id };
  return { ...ids, invoiceId: invoice.id, paymentId: payment.id };
}

async function subscriptionsOf(database: Database, own: { ownerId: string; propertyId: string }) {
  const plan = { category: planCategory, billingPeriod: 'month' as const, listingTypes: [] };
  const product = await insertProduct(database, { ...plan, priceCents: 2_900 });
  const otherPlan = await insertProduct(database, { ...plan, priceCents: 1_900 });
  const card = await insertPaymentMethod(database, { ownerId: own.ownerId });
  const subscription = await insertSubscription(database, { ...own, status: 'active', productId: product.id });
  const overdue = await insertSubscription(database, { ...own, status: 'pastDue', paymentMethodId: card.id });
  await insertCharge(database, { ownerId: own.ownerId, subscriptionId: subscription.id });
  return {
    subscriptionId: subscription.id,
    otherPlanId: otherPlan.id,
    overdueSubscriptionId: overdue.id,
    subscriptionCardId: card.id,
  };
}

async function aListingOf(database: Database, ownerId: string) {
  const listing = await insertListing(database, { ownerId, status: 'draft', opens: [tomorrowAt('03:00', '03:30')] });
  const [open] = await database.select().from(listingOpens).where(eq(listingOpens.listingId, listing.id));
  if (!open) throw new Error('The open home was not stored.');
  const booking = await insertInspectionBooking(database, { ownerId, openId: open.id });
  const document = await insertDocumentAsset(database, { ownerId, listingId: listing.id });
  return { listingId: listing.id, openId: open.id, bookingId: booking.id, assetId: document.id };
}
