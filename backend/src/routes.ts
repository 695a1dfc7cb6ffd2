import { postAbaFile } from './aba-file/aba-file-routes.ts';
import { getAccountantPack } from './accountant-pack/accountant-pack-route.ts';
import { listActivity } from './activity/activity-routes.ts';
import { listAddresses } from './addresses/address-routes.ts';
import { ownerSigningRoutes } from './agreement-signing/owner-signing-routes.ts';
import { tenantSigningRoutes } from './agreement-signing/tenant-signing-routes.ts';
import { applicantRoutes } from './applications/applicant-routes.ts';
import { ownerApplicationRoutes } from './applications/owner-application-routes.ts';
import { requestApplicationLinks } from './applications/request-links.ts';
import { startApplication } from './applications/start-application.ts';
import { bankAccountRoutes } from './bank-accounts/bank-account-routes.ts';
import { bankImportRoutes } from './bank-import/bank-import-routes.ts';
import { getChosenOpenHomes } from './calendar/chosen-open-homes-route.ts';
import { getOpenHomes } from './calendar/open-homes-calendar-routes.ts';
import { calendarFeedRoutes } from './calendar-feeds/calendar-feed-routes.ts';
import { customerUserRoutes } from './customer-users/customer-user-routes.ts';
import { postWelcome } from './customer-users/welcome-route.ts';
import { getDataExport } from './data-export/data-export-routes.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { expenseRoutes } from './expenses/expense-routes.ts';
import { listFeatureCategories } from './feature-categories/feature-category-routes.ts';
import { getFirstSteps } from './first-steps/first-steps-routes.ts';
import { getFrontPage } from './front-page/front-page-routes.ts';
import type { Route } from './http/route.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { inspectionBookingRoutes } from './inspection-bookings/inspection-booking-routes.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { ledgerRoutes } from './ledger/ledger-routes.ts';
import { rentAccountRoutes } from './ledger/rent-account-routes.ts';
import { listingAssetRoutes } from './listing-assets/listing-asset-routes.ts';
import { getMoreFromLister } from './listing-cards/lister-routes.ts';
import { getListingCards } from './listing-cards/listing-cards-routes.ts';
import { getSearchFacets } from './listing-facets/listing-facets-routes.ts';
import { getSearchMap } from './listing-map/listing-map-routes.ts';
import { listingMarkRoutes } from './listing-marks/listing-mark-routes.ts';
import { listComingOpens } from './listing-opens/coming-opens-routes.ts';
import { listingOpenRoutes } from './listing-opens/listing-open-routes.ts';
import { reportListing } from './listing-reports/listing-report-routes.ts';
import { searchListings } from './listing-search/listing-search-routes.ts';
import { listingRoutes } from './listings/listing-routes.ts';
import { postBrowserSpans } from './log-entries/browser-spans-route.ts';
import { cspReportRoutes } from './log-entries/csp-report-routes.ts';
import { postLogEntry } from './log-entries/log-entry-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { buyerOfferRoutes } from './offers/buyer-offer-routes.ts';
import { makeOffer } from './offers/make-offer.ts';
import { ownerOfferRoutes } from './offers/owner-offer-routes.ts';
import { requestOfferLinks } from './offers/request-offer-links.ts';
import { getOperatedJobs } from './operations/jobs-route.ts';
import { operatedReleaseRoutes } from './operations/release-routes.ts';
import { getOperatedWebVitals } from './operations/web-vitals/web-vitals-route.ts';
import { orderItemRoutes } from './order-items/order-item-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { getOverview } from './overview/overview-routes.ts';
import { searchOwn } from './owner-search/owner-search-route.ts';
import { ownershipDocumentRoutes } from './ownership-documents/ownership-document-routes.ts';
import { paymentMethodRoutes } from './payment-methods/payment-method-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { postPaymentWebhook } from './payments/webhook-routes.ts';
import { getPicture } from './pictures/picture-routes.ts';
import { listPlaces } from './places/place-routes.ts';
import { getReaxml } from './portal-export/portal-export-routes.ts';
import { getPriceHistory } from './price-history/price-history-routes.ts';
import { getPricingQuote } from './pricing-quotes/pricing-quote-routes.ts';
import { listProductCategories } from './product-categories/product-category-routes.ts';
import { listProducts } from './products/product-routes.ts';
import { profilePhotoRoutes } from './profile-photos/profile-photo-routes.ts';
import { findPromotionCode } from './promotion-codes/promotion-code-routes.ts';
import { propertyPictureRoutes } from './properties/property-picture-routes.ts';
import { propertyRoutes } from './properties/property-routes.ts';
import { propertyOwnerRoutes } from './property-owners/property-owner-routes.ts';
import { publishingRoutes } from './publishing/publishing-routes.ts';
import { receiptRoutes } from './receipts/receipt-routes.ts';
import { rentReminderRoutes } from './rent-reminders/rent-reminder-routes.ts';
import { getRentRoll } from './rent-roll/rent-roll-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { sampleDataRoutes } from './sample-data/sample-data-routes.ts';
import { savedSearchRoutes } from './saved-searches/saved-search-routes.ts';
import { alertSettingsRoutes } from './shortlist-alerts/alert-settings-routes.ts';
import { sitemapRoutes } from './sitemaps/sitemap-routes.ts';
import { statementRoutes } from './statements/statement-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { getSuburbMarket } from './suburb-market/suburb-market-routes.ts';
import { suburbRoutes } from './suburbs/suburb-routes.ts';
import { tenancyRoutes } from './tenancies/tenancy-routes.ts';
import { tenancyAgreementRoutes } from './tenancy-agreements/tenancy-agreement-routes.ts';
import { applicantAuthorisationRoutes } from './tenant-checks/applicant-authorisation-routes.ts';
import { applicantDocumentRoutes } from './tenant-checks/applicant-document-routes.ts';
import { changeCheckRoutes } from './tenant-checks/change-check-routes.ts';
import { ownerAuthorisationRoutes } from './tenant-checks/owner-authorisation-routes.ts';
import { ownerDocumentRoutes } from './tenant-checks/owner-document-routes.ts';
import { applicantResultRoutes } from './tenant-checks/result/applicant-result-routes.ts';
import { postCheckCallback } from './tenant-checks/result/callback-route.ts';
import { ownerResultRoutes } from './tenant-checks/result/owner-result-routes.ts';
import { tenantCheckRoutes } from './tenant-checks/tenant-check-routes.ts';
import { getThread } from './threads/thread-routes.ts';
import { unsubscribeRoutes } from './unsubscribe/unsubscribe-routes.ts';
import { userSessionRoutes } from './user-sessions/user-session-routes.ts';

/**
 * The routes of the API, except those of sessions (`/api/auth/`) and of the API's documentation. The server registers
 * and documents these routes, and a test checks that each shows users only their own rows.
 */
export const routes: readonly Route[] = [
  listActivity,
  listAddresses,
  ...ownerSigningRoutes,
  ...tenantSigningRoutes,
  startApplication,
  requestApplicationLinks,
  ...applicantRoutes,
  ...ownerApplicationRoutes,
  ...bankAccountRoutes,
  postAbaFile,
  ...bankImportRoutes,
  ...documentRoutes,
  ...expenseRoutes,
  ...customerUserRoutes,
  postWelcome,
  ...profilePhotoRoutes,
  getDataExport,
  ...enquiryRoutes,
  listFeatureCategories,
  getFirstSteps,
  getFrontPage,
  ...inboxRoutes,
  ...invoiceRoutes,
  ...ledgerRoutes,
  ...listingAssetRoutes,
  getListingCards,
  getMoreFromLister,
  getSearchFacets,
  getSearchMap,
  ...listingMarkRoutes,
  listComingOpens,
  ...listingOpenRoutes,
  ...inspectionBookingRoutes,
  searchListings,
  reportListing,
  ...listingRoutes,
  postLogEntry,
  postBrowserSpans,
  ...cspReportRoutes,
  ...noticeRoutes,
  ...buyerOfferRoutes,
  makeOffer,
  requestOfferLinks,
  ...ownerOfferRoutes,
  ...calendarFeedRoutes,
  getOpenHomes,
  getChosenOpenHomes,
  ...orderItemRoutes,
  ...orderRoutes,
  ...operatedReleaseRoutes,
  getOperatedJobs,
  getOperatedWebVitals,
  getOverview,
  searchOwn,
  ...ownershipDocumentRoutes,
  ...paymentMethodRoutes,
  ...paymentRoutes,
  postPaymentWebhook,
  getPicture,
  listPlaces,
  getReaxml,
  getPriceHistory,
  getPricingQuote,
  listProductCategories,
  listProducts,
  findPromotionCode,
  ...propertyRoutes,
  ...propertyOwnerRoutes,
  ...propertyPictureRoutes,
  ...publishingRoutes,
  ...rentAccountRoutes,
  ...receiptRoutes,
  ...statementRoutes,
  ...rentReminderRoutes,
  getRentRoll,
  ...reportRoutes,
  getAccountantPack,
  ...sampleDataRoutes,
  ...savedSearchRoutes,
  ...sitemapRoutes,
  ...subscriptionRoutes,
  getSuburbMarket,
  ...suburbRoutes,
  ...tenancyAgreementRoutes,
  ...tenancyRoutes,
  ...tenantCheckRoutes,
  ...changeCheckRoutes,
  ...ownerAuthorisationRoutes,
  ...ownerDocumentRoutes,
  ...applicantAuthorisationRoutes,
  ...applicantDocumentRoutes,
  ...ownerResultRoutes,
  ...applicantResultRoutes,
  postCheckCallback,
  ...alertSettingsRoutes,
  getThread,
  ...unsubscribeRoutes,
  ...userSessionRoutes,
];
