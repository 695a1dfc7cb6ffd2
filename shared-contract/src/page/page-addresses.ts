import type { ListingType } from '../listing/listing.ts';
import type { AustralianState } from '../place/suburb.ts';
import { redactSecretUrl } from './secret-url.ts';

const id = encodeURIComponent;

/** The optional segments of a search URL. A segment is used only when the segments before it are given. */
export type SearchPath = {
  /** `all` finds listings for sale and for lease. Without a listing type, the address is that of the front page. */
  listingType?: 'all' | 'sale' | 'lease' | undefined;
  propertyType?: 'residential' | 'commercial' | 'land' | 'rural' | undefined;
  category?: string | undefined;
};

/** Steps of the listing editor (SPEC §2). */
export type ListingEditStep =
  | 'checkout-direct'
  | 'contact-details'
  | 'description'
  | 'features'
  | 'inspections'
  | 'listing-enhancements'
  | 'media'
  | 'ownership'
  | 'packages'
  | 'price'
  | 'property-details'
  | 'summary';

/** Steps of the agreement editor (SPEC §2). */
export type TenancyAgreementStep = 'tenancy-details' | 'lease-details' | 'other-details' | 'utilities' | 'review';

/** Steps of the checkout (SPEC §2). */
export type CheckoutStep = 'confirmation' | 'delivery' | 'payment' | 'review' | 'zip-confirmation';

/** Steps of a tenant check (SPEC §2). */
export type TenantCheckStep = 'authorisation' | 'proof-of-id';

export const home = () => '/';
export const downloads = () => '/downloads';
export const unauthorized = () => '/unauthorized';

export const search = ({ listingType, propertyType, category }: SearchPath = {}, query?: URLSearchParams) =>
  withQuery(
    ['/search', listingType, listingType && propertyType, listingType && propertyType && category && id(category)]
      .filter(Boolean)
      .join('/'),
    query,
  );
export const shortlist = () => '/shortlist';
/** The page that compares up to four listings. */
export const compare = (listingIds: readonly string[]) =>
  withQuery('/shortlist/compare', new URLSearchParams(listingIds.map((listingId) => ['id', listingId])));
/** The page that plans a day of inspections of saved listings. */
export const inspectionPlanner = () => '/inspections';
/** The enquiries, offers and applications that the user sent. */
export const activity = () => '/activity';
export const savedSearches = () => '/saved-searches';
/** The page that stops mails of one kind. Its URL is secret ({@link redactSecretUrl}). */
export const unsubscribe = (token: string) => `/unsubscribe/${id(token)}`;
export const listing = (listingId: string) => `/listings/${id(listingId)}`;
export const listingEdit = (listingId: string) => `/listings/${id(listingId)}/edit`;
export const listingEditStep = (listingId: string, step: ListingEditStep) => `/listings/${id(listingId)}/edit/${step}`;
export const makeAnOffer = (listingId?: string) => withQuery('/make-an-offer', { listing: listingId });

/** The buyer's page of an offer. The token grants access, so this URL is secret ({@link redactSecretUrl}). */
export const offer = (token: string) => `/offers/${id(token)}`;

/** The page of a booked inspection. The token grants access, so this URL is secret ({@link redactSecretUrl}). */
export const inspectionBooking = (token: string) => `/inspections/${id(token)}`;

/** A tenant's page for signing. The token grants access, so this URL is secret ({@link redactSecretUrl}). */
export const agreementSigning = (token: string) => `/agreements/${id(token)}`;

/** The page that starts a rental application. */
export const apply = (listingId: string) => withQuery('/apply', { listing: listingId });

/** The page that emails applicants the link to their rental application again. */
export const applicationLink = (listingId: string) => withQuery('/apply', { listing: listingId, link: 'again' });

/** The page of an adult’s part of a rental application. The token grants access, so this URL is secret. */
export const rentalApplication = (token: string) => `/applications/${id(token)}`;

/** The applicant's page of a tenant check. The token grants access, so this URL is secret. */
export const checkAuthorisation = (token: string) => `/check-authorisations/${id(token)}`;

/** The public page of a shared document. The token grants access, so this URL is secret ({@link redactSecretUrl}). */
export const sharedDocument = (token: string) => `/shared-documents/${id(token)}`;

/** The public page with the rules on renting and selling: the list of states, or one state. */
export const rentingRules = (state?: AustralianState) =>
  state === undefined ? '/renting-rules' : `/renting-rules/${state.toLowerCase()}`;

/** What Verandah is, for whom, and what it costs. */
export const about = () => '/about';
/** Questions and answers, and how to reach the operator of the site. */
export const help = () => '/help';
export const contact = () => '/contact';
export const privacy = () => '/privacy';
export const terms = () => '/terms';

/** The enquiries, offers and applications of all properties. */
export const inbox = () => '/enquiries';
export const properties = () => '/properties';
export const propertyCreate = () => '/properties/create';
export const property = (propertyId: string) => `/properties/${id(propertyId)}`;
export const propertyWelcome = (propertyId: string) => `/properties/${id(propertyId)}/welcome`;
export const applications = (propertyId: string) => `/properties/${id(propertyId)}/applications`;
export const application = (propertyId: string, applicationId: string) =>
  `/properties/${id(propertyId)}/applications/${id(applicationId)}`;
export const bankAccounts = (propertyId: string) => `/properties/${id(propertyId)}/bank-accounts`;
export const documents = (propertyId: string) => `/properties/${id(propertyId)}/documents`;
export const document = (propertyId: string, documentId: string) =>
  `/properties/${id(propertyId)}/documents/${id(documentId)}`;
export const propertyDownloads = (propertyId: string) => `/properties/${id(propertyId)}/downloads`;
/** The open enquiries of a property; `enquiryId` is the one to select, `reply` the reply to start. */
export const enquiries = (propertyId: string, enquiryId?: string, reply?: 'apply') =>
  withQuery(`/properties/${id(propertyId)}/enquiries`, { enquiry: enquiryId, reply });
/** The closed enquiries of a property; `enquiryId` is the one to select. */
export const enquiryHistory = (propertyId: string, enquiryId?: string) =>
  withQuery(`/properties/${id(propertyId)}/enquiry-history`, { enquiry: enquiryId });
export const expenses = (propertyId: string) => `/properties/${id(propertyId)}/expenses`;
/** The form for a new expense. */
export const expenseCreate = (propertyId: string) => `/properties/${id(propertyId)}/expenses/create`;
export const expense = (propertyId: string, expenseId: string) =>
  `/properties/${id(propertyId)}/expenses/${id(expenseId)}`;
/** The offers on one listing; `offerId` is the one to expand. */
export const listingOffers = (propertyId: string, listingId: string, offerId?: string) =>
  withQuery(`/properties/${id(propertyId)}/listings/${id(listingId)}/offers`, { offer: offerId });
/** The offers on all listings of a property; `offerId` is the one to expand. */
export const propertyOffers = (propertyId: string, offerId?: string) =>
  withQuery(`/properties/${id(propertyId)}/offers`, { offer: offerId });
export const propertyListings = (propertyId: string) => `/properties/${id(propertyId)}/listings`;
/** The form for a new listing; `type` is what the owner has chosen already. */
export const listingCreate = (propertyId: string, type?: ListingType) =>
  withQuery(`/properties/${id(propertyId)}/listings/create`, { type });
export const orderHistory = (propertyId: string) => `/properties/${id(propertyId)}/order-history`;
export const propertyOrder = (propertyId: string, orderId: string) =>
  `/properties/${id(propertyId)}/orders/${id(orderId)}`;
export const propertyEnhancements = (propertyId: string) => `/properties/${id(propertyId)}/property-enhancements`;
export const propertyEnhancementProducts = (propertyId: string) =>
  `/properties/${id(propertyId)}/property-enhancements/products`;
export const propertyEnhancementSummary = (propertyId: string) =>
  `/properties/${id(propertyId)}/property-enhancements/summary`;
/** The rent account of a property; by default that of its current tenancy. */
export const rentalManagement = (propertyId: string, tenancyId?: string) =>
  withQuery(`/properties/${id(propertyId)}/rental-management`, { tenancy: tenancyId });
/** The rent roll of all properties. */
export const rentRoll = () => '/rent';
export const rentalTransaction = (propertyId: string, type: string, transactionId: string) =>
  `/properties/${id(propertyId)}/rental-management/transactions/${id(type)}/${id(transactionId)}`;
export const propertySettings = (propertyId: string) => `/properties/${id(propertyId)}/settings`;
export const reports = (propertyId: string) => `/properties/${id(propertyId)}/reports`;
export const propertySubscriptions = (propertyId: string) => `/properties/${id(propertyId)}/subscriptions`;
export const tenancies = (propertyId: string) => `/properties/${id(propertyId)}/tenancies`;
export const tenancy = (propertyId: string, tenancyId: string) =>
  `/properties/${id(propertyId)}/tenancies/${id(tenancyId)}`;
export const tenancyAgreements = (propertyId: string) => `/properties/${id(propertyId)}/tenancy-agreements`;
/** The form for a new agreement; `applicationId` is the approved application to start it from. */
export const tenancyAgreementCreate = (propertyId: string, applicationId?: string) =>
  withQuery(`/properties/${id(propertyId)}/tenancy-agreements/create`, { application: applicationId });
export const tenancyAgreementEdit = (agreementId: string) => `/tenancy-agreements/${id(agreementId)}/edit`;
export const tenancyAgreementStep = (agreementId: string, step: TenancyAgreementStep) =>
  `/tenancy-agreements/${id(agreementId)}/edit/${step}`;

/** The orders of all properties. */
export const orders = () => '/orders';
export const order = (orderId: string) => `/orders/${id(orderId)}`;
export const checkout = (orderId: string) => `/orders/${id(orderId)}/checkout`;
export const checkoutStep = (orderId: string, step: CheckoutStep) => `/orders/${id(orderId)}/checkout/${step}`;
export const subscriptions = () => '/subscriptions';
export const subscription = (subscriptionId: string) => `/subscriptions/${id(subscriptionId)}`;

export const settings = () => '/settings';
export const settingsProfile = () => '/settings/profile';
export const settingsPayment = () => '/settings/payment';
export const settingsSubscriptions = () => '/settings/subscriptions';
export const settingsNotifications = () => '/settings/notifications';

export const tenantChecks = () => '/tenant-checks';
/** The form for a new check; `applicationId` and `adult` name the adult of an application to start it from. */
export const tenantCheckCreate = (from?: { applicationId: string; adult: number }) =>
  withQuery('/tenant-checks/create', from && { application: from.applicationId, adult: String(from.adult) });
export const tenantCheck = (checkId: string) => `/tenant-checks/${id(checkId)}`;
export const tenantCheckEdit = (checkId: string) => `/tenant-checks/${id(checkId)}/edit`;
export const tenantCheckStep = (checkId: string, step: TenantCheckStep) => `/tenant-checks/${id(checkId)}/edit/${step}`;

/**
 * The backend's URL that starts a sign-in. `returnTo` is the path and query to return to (SPEC §2); `/` replaces a
 * secret URL.
 */
export const login = (returnTo: string) => `/auth/login?redirectUrl=${id(redactSecretUrl(returnTo))}`;
/** Like {@link login}, but the login service asks for the password even if the user is signed in there. */
export const confirmPassword = (returnTo: string) => `${login(returnTo)}&prompt=login`;
export const signUp = (returnTo: string) => `/auth/login?redirectUrl=${id(redactSecretUrl(returnTo))}&screen=sign-up`;
export const logout = (returnTo?: string) =>
  returnTo === undefined ? '/auth/logout' : `/auth/logout?redirectUrl=${id(redactSecretUrl(returnTo))}`;
/** The URL that signs out and then opens the login page, for a session that has ended. */
export const loginAgain = (returnTo: string) => `${logout(returnTo)}&then=login`;

/** Adds the query to the path, without the parameters that are undefined. */
function withQuery(path: string, query: URLSearchParams | Record<string, string | undefined> = {}): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const defined = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = new URLSearchParams(defined).toString();
  return text ? `${path}?${text}` : path;
}
