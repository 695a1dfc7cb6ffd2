import { asc } from 'drizzle-orm';
import { pictureAddress, pictureWidths } from 'shared-contract/picture/picture';
import { activityResource } from '../activity/activity-routes.ts';
import { findActivity } from '../activity/activity-store.ts';
import { signingResource } from '../agreement-signing/signing-resource.ts';
import { findOwnRounds } from '../agreement-signing/signing-store.ts';
import { bankAccountResource } from '../bank-accounts/bank-account-details.ts';
import { findBankAccounts } from '../bank-accounts/bank-account-store.ts';
import { calendarFeedResource } from '../calendar-feeds/calendar-feed-resource.ts';
import { findFeeds } from '../calendar-feeds/calendar-feed-store.ts';
import type { BackendConfig } from '../config.ts';
import { customerUserResource } from '../customer-users/customer-user-resource.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { documentResource } from '../documents/document-resource.ts';
import { findDocuments as findPropertyDocuments } from '../documents/document-store.ts';
import { enquiryResource } from '../enquiries/enquiry-resource.ts';
import { findEnquiries } from '../enquiries/enquiry-store.ts';
import { requireFound } from '../http/problem.ts';
import { bookingResource } from '../inspection-bookings/inspection-booking-resource.ts';
import { findBookings } from '../inspection-bookings/inspection-booking-store.ts';
import { invoiceResource } from '../invoices/invoice-resource.ts';
import { findOwnInvoices } from '../invoices/invoice-store.ts';
import { ledgerTransactionResource } from '../ledger/ledger-resource.ts';
import { findTransactions } from '../ledger/ledger-store.ts';
import { listingMarkResource } from '../listing-marks/listing-mark-resource.ts';
import { findMarks } from '../listing-marks/listing-mark-store.ts';
import { listingOpenResource } from '../listing-opens/listing-open-resource.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { openColumns } from '../listing-opens/open-columns.ts';
import { findListings } from '../listings/listing-store.ts';
import { findOwnListing } from '../listings/own-listing.ts';
import { noticeResource } from '../notices/notice-resource.ts';
import { findNotices } from '../notices/notice-store.ts';
import { buyerOfferResource, offerResource } from '../offers/offer-resource.ts';
import { findOfferedListing, findOffers, findOffersByBuyer, type OfferRow } from '../offers/offer-store.ts';
import { orderResource } from '../orders/order-resource.ts';
import { findOrders } from '../orders/order-store.ts';
import { isOwn, type OwnerScope, type Range, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ownershipResource } from '../ownership-documents/ownership-document-routes.ts';
import { findDocuments } from '../ownership-documents/ownership-document-store.ts';
import { paymentMethodResource } from '../payment-methods/payment-method-resource.ts';
import { findPaymentMethods } from '../payment-methods/payment-method-store.ts';
import { paymentResource } from '../payments/payment-resource.ts';
import { findOwnPayments } from '../payments/payment-store.ts';
import { propertyResource } from '../properties/property-resource.ts';
import { findProperties } from '../properties/property-store.ts';
import { findOwnerLists, ownersResource } from '../property-owners/property-owner-store.ts';
import { findReceiptEmails, receiptEmailResource } from '../receipts/receipt-email-store.ts';
import { findRentReminders, rentReminderResource } from '../rent-reminders/rent-reminder-store.ts';
import { savedSearchResource } from '../saved-searches/saved-search-resource.ts';
import { findSavedSearches } from '../saved-searches/saved-search-store.ts';
import { chargeResource } from '../subscriptions/charge-resource.ts';
import { findCharges } from '../subscriptions/charge-store.ts';
import { subscriptionResource } from '../subscriptions/subscription-resource.ts';
import { findSubscriptions } from '../subscriptions/subscription-store.ts';
import { tenancyResource } from '../tenancies/tenancy-resource.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { agreementEventResource, findAgreementEvents } from '../tenancy-agreements/agreement-history.ts';
import { tenancyAgreementPath, tenancyAgreementResource } from '../tenancy-agreements/tenancy-agreement-resource.ts';
import { findAgreements } from '../tenancy-agreements/tenancy-agreement-store.ts';
import { userSessionResource } from '../user-sessions/user-session-resource.ts';
import { findUserSessions } from '../user-sessions/user-session-store.ts';
import { applicationSections } from './application-sections.ts';
import { expenseSections } from './expense-sections.ts';
import { type ExportSection, section } from './export-section.ts';
import { findPictures } from './find-pictures.ts';
import { onePage } from './in-batches.ts';
import { tenantCheckSections } from './tenant-check-sections.ts';

export type ExportScope = OwnerScope & { sessionId: string; config: BackendConfig };

/**
 * Returns everything that belongs to a user, in the format in which the API returns it to the owner. Add a section for
 * each new resource.
 */
export function exportSections(scope: ExportScope): ExportSection[] {
  const { now } = scope;
  return [
    section('profile', 'Your name, email address and phone number.', findProfile(scope), (row) => row),
    section('properties', 'Your properties.', findProperties(scope).rows, propertyResource),
    section(
      'property-owners',
      'The owners of your properties with their shares.',
      findOwnerLists(scope).rows,
      ownersResource,
    ),
    section(
      'listings',
      'Your listings with texts, prices, features, pictures and contact details.',
      findListings(scope).rows,
      async ({ listing }) => (await findOwnListing(scope, listing.id)).listing,
    ),
    section(
      'ownership-documents',
      'Your ownership documents with their status. The files are in files/.',
      findDocuments(scope).rows,
      ownershipResource,
    ),
    section('listing-opens', 'The open homes of your listings.', findOpens(scope), (open) =>
      listingOpenResource(open, 'owner'),
    ),
    section(
      'inspection-bookings',
      'Who booked your inspections, until 30 days after each inspection.',
      findBookings(scope).rows,
      bookingResource,
    ),
    section('orders', 'Your orders with their items and amounts.', findOrders(scope).rows, (row) =>
      orderResource(row, now),
    ),
    section(
      'invoices',
      'Your invoices and credit notes. The PDFs are in files/.',
      findOwnInvoices(scope).rows,
      invoiceResource,
    ),
    section('payments', 'Your payments, with what was refunded.', findOwnPayments(scope).rows, paymentResource),
    section(
      'payment-methods',
      'The cards you saved.',
      onePage(() => findPaymentMethods(scope)),
      paymentMethodResource,
    ),
    section('subscriptions', 'Your subscriptions.', findSubscriptions(scope).rows, subscriptionResource),
    section(
      'subscription-charges',
      'What your subscriptions cost: the charges with their payments and invoices.',
      findCharges(scope).rows,
      chargeResource,
    ),
    section('bank-accounts', 'Your bank accounts, with masked numbers.', findBankAccounts(scope).rows, (row) =>
      bankAccountResource(scope.config, row),
    ),
    ...expenseSections(scope),
    section(
      'documents',
      'The documents of your properties, also those in the bin, with their versions and share links. The files are in files/.',
      findPropertyDocuments(scope, { hasStoppedShares: true }).rows,
      documentResource,
    ),
    section('tenancies', 'The tenancies of your properties.', findTenancies(scope).rows, (row) =>
      tenancyResource(row, now),
    ),
    section(
      'notices',
      'The notices you gave your tenants. The PDFs are in files/.',
      findNotices(scope).rows,
      noticeResource,
    ),
    section(
      'calendar-feeds',
      'Your private calendar links in use, without their secrets.',
      onePage(() => findFeeds(scope)),
      calendarFeedResource,
    ),
    section(
      'ledger-transactions',
      'The transactions in the ledgers of your tenancies: receipts with their numbers, reversals and the bond.',
      findTransactions(scope).rows,
      ledgerTransactionResource,
    ),
    section(
      'receipt-emails',
      'The receipts you emailed to your tenants. The PDFs are in files/.',
      findReceiptEmails(scope).rows,
      receiptEmailResource,
    ),
    section('rent-reminders', 'Rent reminders you emailed.', findRentReminders(scope).rows, rentReminderResource),
    section(
      'tenancy-agreements',
      'Your tenancy agreements, drafts included.',
      findAgreements(scope).rows,
      tenancyAgreementResource,
    ),
    section(
      'agreement-history',
      'What happened to your tenancy agreements.',
      findAgreementEvents(scope).rows,
      (event) => ({ agreement: `${tenancyAgreementPath}/${event.agreementId}`, ...agreementEventResource(event) }),
    ),
    section(
      'agreement-signings',
      'Each time you sent an agreement for signing: who accepted and signed, and when. Signed PDFs are in files/.',
      findOwnRounds(scope).rows,
      (round) => signingResource(round, now),
    ),
    ...applicationSections(scope),
    ...tenantCheckSections(scope),
    section(
      'enquiries',
      'The enquiries about your properties, with your replies.',
      findEnquiries(scope).rows,
      enquiryResource,
    ),
    section('offers', 'The offers on your listings, with their history.', findOffers(scope).rows, (row) =>
      offerResource(row, now),
    ),
    section('offers-made', 'The offers you made while you were signed in.', findOffersByBuyer(scope).rows, (row) =>
      offerByBuyer(scope, row),
    ),
    section(
      'activity',
      'The enquiries, offers and applications you sent while you were signed in, with their status.',
      findActivity(scope).rows,
      activityResource,
    ),
    section(
      'listing-marks',
      'The listings you saved, hid or wrote a note about.',
      findMarks(scope).rows,
      listingMarkResource,
    ),
    section('saved-searches', 'The searches you saved.', findSavedSearches(scope).rows, savedSearchResource),
    section('sessions', 'The browsers in which you are signed in.', findUserSessions(scope).rows, (row) =>
      userSessionResource(row, scope.sessionId),
    ),
    section(
      'pictures',
      'Your profile photo, and the pictures of your properties and listings. Uploaded files are in files/.',
      findPictures(scope),
      (picture) => ({ ...picture, largest: pictureAddress(picture.id, largestWidth, 'jpeg') }),
    ),
  ];
}

const largestWidth = Math.max(...pictureWidths);

const findProfile =
  ({ database, owner }: ReadScope) =>
  async () => {
    const row = await customerUserById(database, owner.id);
    return row ? [{ ...customerUserResource(row), createdAt: row.createdAt.toISOString() }] : [];
  };

async function offerByBuyer({ database, now }: OwnerScope, row: OfferRow): Promise<object> {
  return buyerOfferResource(row, requireFound(await findOfferedListing(database, row.listingId)), now);
}

const findOpens =
  ({ database, owner, now }: OwnerScope) =>
  ({ limit, offset }: Range) =>
    database
      .select(openColumns(now))
      .from(listingOpens)
      .where(isOwn(listingOpens, owner))
      .orderBy(asc(listingOpens.startAt), asc(listingOpens.id))
      .limit(limit)
      .offset(offset);
