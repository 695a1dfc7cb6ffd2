import { withoutKey } from './key-address.ts';

/**
 * A typed builder for every page of SPEC §2. Remotes link through here and never import each other.
 * Every id is encoded, so an address never changes its meaning.
 */
const id = encodeURIComponent;

export type SearchPath = {
  listingType?: 'sale' | 'lease' | undefined;
  propertyType?: 'residential' | 'commercial' | 'land' | 'rural' | undefined;
  category?: string | undefined;
};

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

export type TenancyAgreementStep = 'tenancy-details' | 'lease-details' | 'other-details' | 'utilities' | 'review';

export type CheckoutStep = 'confirmation' | 'delivery' | 'payment' | 'review' | 'zip-confirmation';

export type TenantCheckStep = 'authorisation' | 'proof-of-id';

export const addresses = {
  home: () => '/',
  downloads: () => '/downloads',
  unauthorized: () => '/unauthorized',

  search: ({ listingType, propertyType, category }: SearchPath = {}, query?: URLSearchParams) =>
    withQuery(
      ['/search', listingType, listingType && propertyType, listingType && propertyType && category && id(category)]
        .filter(Boolean)
        .join('/'),
      query,
    ),
  shortlist: () => '/shortlist',
  /** Up to four listings side by side. */
  compare: (listingIds: readonly string[]) =>
    withQuery('/shortlist/compare', new URLSearchParams(listingIds.map((listingId) => ['id', listingId]))),
  savedSearches: () => '/saved-searches',
  listing: (listingId: string) => `/listings/${id(listingId)}`,
  listingEdit: (listingId: string) => `/listings/${id(listingId)}/edit`,
  listingEditStep: (listingId: string, step: ListingEditStep) => `/listings/${id(listingId)}/edit/${step}`,
  makeAnOffer: (listingId?: string) =>
    withQuery('/make-an-offer', listingId === undefined ? undefined : new URLSearchParams({ listing: listingId })),

  /** The buyer's way back to an offer; the token is the key, so this address is nobody else's ({@link withoutKey}). */
  offer: (token: string) => `/offers/${id(token)}`,

  properties: () => '/properties',
  propertyCreate: () => '/properties/create',
  property: (propertyId: string) => `/properties/${id(propertyId)}`,
  propertyWelcome: (propertyId: string) => `/properties/${id(propertyId)}/welcome`,
  applications: (propertyId: string) => `/properties/${id(propertyId)}/applications`,
  application: (propertyId: string, applicationId: string) =>
    `/properties/${id(propertyId)}/applications/${id(applicationId)}`,
  bankAccounts: (propertyId: string) => `/properties/${id(propertyId)}/bank-accounts`,
  documents: (propertyId: string) => `/properties/${id(propertyId)}/documents`,
  document: (propertyId: string, documentId: string) => `/properties/${id(propertyId)}/documents/${id(documentId)}`,
  propertyDownloads: (propertyId: string) => `/properties/${id(propertyId)}/downloads`,
  enquiries: (propertyId: string) => `/properties/${id(propertyId)}/enquiries`,
  enquiryHistory: (propertyId: string) => `/properties/${id(propertyId)}/enquiry-history`,
  expenses: (propertyId: string) => `/properties/${id(propertyId)}/expenses`,
  expense: (propertyId: string, expenseId: string) => `/properties/${id(propertyId)}/expenses/${id(expenseId)}`,
  listingOffers: (propertyId: string, listingId: string) =>
    `/properties/${id(propertyId)}/listings/${id(listingId)}/offers`,
  propertyListings: (propertyId: string) => `/properties/${id(propertyId)}/listings`,
  listingCreate: (propertyId: string) => `/properties/${id(propertyId)}/listings/create`,
  orderHistory: (propertyId: string) => `/properties/${id(propertyId)}/order-history`,
  propertyOrder: (propertyId: string, orderId: string) => `/properties/${id(propertyId)}/orders/${id(orderId)}`,
  propertyEnhancements: (propertyId: string) => `/properties/${id(propertyId)}/property-enhancements`,
  propertyEnhancementProducts: (propertyId: string) => `/properties/${id(propertyId)}/property-enhancements/products`,
  propertyEnhancementSummary: (propertyId: string) => `/properties/${id(propertyId)}/property-enhancements/summary`,
  rentalManagement: (propertyId: string) => `/properties/${id(propertyId)}/rental-management`,
  rentalTransaction: (propertyId: string, type: string, transactionId: string) =>
    `/properties/${id(propertyId)}/rental-management/transactions/${id(type)}/${id(transactionId)}`,
  reports: (propertyId: string) => `/properties/${id(propertyId)}/reports`,
  propertySubscriptions: (propertyId: string) => `/properties/${id(propertyId)}/subscriptions`,
  tenancies: (propertyId: string) => `/properties/${id(propertyId)}/tenancies`,
  tenancy: (propertyId: string, tenancyId: string) => `/properties/${id(propertyId)}/tenancies/${id(tenancyId)}`,
  tenancyAgreements: (propertyId: string) => `/properties/${id(propertyId)}/tenancy-agreements`,
  tenancyAgreementCreate: (propertyId: string) => `/properties/${id(propertyId)}/tenancy-agreements/create`,
  tenancyAgreementEdit: (agreementId: string) => `/tenancy-agreements/${id(agreementId)}/edit`,
  tenancyAgreementStep: (agreementId: string, step: TenancyAgreementStep) =>
    `/tenancy-agreements/${id(agreementId)}/edit/${step}`,

  order: (orderId: string) => `/orders/${id(orderId)}`,
  checkout: (orderId: string) => `/orders/${id(orderId)}/checkout`,
  checkoutStep: (orderId: string, step: CheckoutStep) => `/orders/${id(orderId)}/checkout/${step}`,
  subscriptions: () => '/subscriptions',
  subscription: (subscriptionId: string) => `/subscriptions/${id(subscriptionId)}`,

  settings: () => '/settings',
  settingsProfile: () => '/settings/profile',
  settingsPayment: () => '/settings/payment',
  settingsSubscriptions: () => '/settings/subscriptions',

  tenantChecks: () => '/tenant-checks',
  tenantCheckCreate: () => '/tenant-checks/create',
  tenantCheck: (checkId: string) => `/tenant-checks/${id(checkId)}`,
  tenantCheckEdit: (checkId: string) => `/tenant-checks/${id(checkId)}/edit`,
  tenantCheckStep: (checkId: string, step: TenantCheckStep) => `/tenant-checks/${id(checkId)}/edit/${step}`,

  /** The external login service's door, answered by the backend; `returnTo` is path and query (SPEC §2), never a key. */
  login: (returnTo: string) => `/auth/login?redirectUrl=${id(withoutKey(returnTo))}`,
  signUp: (returnTo: string) => `/auth/login?redirectUrl=${id(withoutKey(returnTo))}&screen=sign-up`,
  logout: (returnTo?: string) =>
    returnTo === undefined ? '/auth/logout' : `/auth/logout?redirectUrl=${id(withoutKey(returnTo))}`,
} as const;

function withQuery(path: string, query: URLSearchParams | undefined): string {
  const text = query?.toString();
  return text ? `${path}?${text}` : path;
}
