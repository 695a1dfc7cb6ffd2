import { describe, expect, it } from '@jest/globals';
import { addresses } from './addresses.ts';

const listingSteps = [
  'checkout-direct',
  'contact-details',
  'description',
  'features',
  'inspections',
  'listing-enhancements',
  'media',
  'ownership',
  'packages',
  'price',
  'property-details',
  'summary',
] as const;
const agreementSteps = ['tenancy-details', 'lease-details', 'other-details', 'utilities', 'review'] as const;
const checkoutSteps = ['confirmation', 'delivery', 'payment', 'review', 'zip-confirmation'] as const;
const a = addresses;

/** Every address of SPEC §2, as the specification writes it. */
const pages: [built: string, asSpecified: string][] = [
  [a.listing('1'), '/listings/1'],
  [a.makeAnOffer(), '/make-an-offer'],
  [a.agreementSigning('t'), '/agreements/t'],
  [a.checkAuthorisation('t'), '/check-authorisations/t'],
  [a.unsubscribe('t'), '/unsubscribe/t'],
  [a.inspectionBooking('t'), '/inspections/t'],
  [a.inspectionPlanner(), '/inspections'],
  [a.search(), '/search'],
  [a.search({ listingType: 'all' }), '/search/all'],
  [a.search({ listingType: 'lease' }), '/search/lease'],
  [a.search({ listingType: 'lease', propertyType: 'residential' }), '/search/lease/residential'],
  [
    a.search({ listingType: 'lease', propertyType: 'residential', category: 'house' }),
    '/search/lease/residential/house',
  ],
  [a.rentingRules(), '/renting-rules'],
  [a.rentingRules('QLD'), '/renting-rules/qld'],
  [a.about(), '/about'],
  [a.help(), '/help'],
  [a.contact(), '/contact'],
  [a.privacy(), '/privacy'],
  [a.terms(), '/terms'],
  [a.unauthorized(), '/unauthorized'],
  [a.home(), '/'],
  [a.downloads(), '/downloads'],
  [a.activity(), '/activity'],
  [a.inbox(), '/enquiries'],
  [a.properties(), '/properties'],
  [a.propertyCreate(), '/properties/create'],
  [a.property('1'), '/properties/1'],
  [a.propertyWelcome('1'), '/properties/1/welcome'],
  [a.applications('1'), '/properties/1/applications'],
  [a.application('1', '2'), '/properties/1/applications/2'],
  [a.confirmPassword('/properties/1'), '/auth/login?redirectUrl=%2Fproperties%2F1&prompt=login'],
  [a.bankAccounts('1'), '/properties/1/bank-accounts'],
  [a.documents('1'), '/properties/1/documents'],
  [a.document('1', '2'), '/properties/1/documents/2'],
  [a.propertyDownloads('1'), '/properties/1/downloads'],
  [a.enquiries('1'), '/properties/1/enquiries'],
  [a.enquiries('1', 'e'), '/properties/1/enquiries?enquiry=e'],
  [a.enquiries('1', 'e', 'apply'), '/properties/1/enquiries?enquiry=e&reply=apply'],
  [a.enquiryHistory('1'), '/properties/1/enquiry-history'],
  [a.enquiryHistory('1', 'e'), '/properties/1/enquiry-history?enquiry=e'],
  [a.expenses('1'), '/properties/1/expenses'],
  [a.expenseCreate('1'), '/properties/1/expenses/create'],
  [a.expense('1', '2'), '/properties/1/expenses/2'],
  [a.propertyListings('1'), '/properties/1/listings'],
  [a.listingOffers('1', '2'), '/properties/1/listings/2/offers'],
  [a.listingOffers('1', '2', 'o'), '/properties/1/listings/2/offers?offer=o'],
  [a.propertyOffers('1'), '/properties/1/offers'],
  [a.propertyOffers('1', 'o'), '/properties/1/offers?offer=o'],
  [a.listingCreate('1'), '/properties/1/listings/create'],
  [a.orderHistory('1'), '/properties/1/order-history'],
  [a.propertyOrder('1', '2'), '/properties/1/orders/2'],
  [a.propertyEnhancements('1'), '/properties/1/property-enhancements'],
  [a.propertyEnhancementProducts('1'), '/properties/1/property-enhancements/products'],
  [a.propertyEnhancementSummary('1'), '/properties/1/property-enhancements/summary'],
  [a.rentalManagement('1'), '/properties/1/rental-management'],
  [a.rentalManagement('1', 't'), '/properties/1/rental-management?tenancy=t'],
  [a.rentalTransaction('1', 'rent', '2'), '/properties/1/rental-management/transactions/rent/2'],
  [a.reports('1'), '/properties/1/reports'],
  [a.propertySubscriptions('1'), '/properties/1/subscriptions'],
  [a.tenancies('1'), '/properties/1/tenancies'],
  [a.tenancy('1', '2'), '/properties/1/tenancies/2'],
  [a.tenancyAgreements('1'), '/properties/1/tenancy-agreements'],
  [a.tenancyAgreementCreate('1'), '/properties/1/tenancy-agreements/create'],
  [a.listingEdit('1'), '/listings/1/edit'],
  ...listingSteps.map((step): [string, string] => [a.listingEditStep('1', step), `/listings/1/edit/${step}`]),
  [a.checkout('1'), '/orders/1/checkout'],
  ...checkoutSteps.map((step): [string, string] => [a.checkoutStep('1', step), `/orders/1/checkout/${step}`]),
  [a.orders(), '/orders'],
  [a.order('1'), '/orders/1'],
  [a.settings(), '/settings'],
  [a.settingsProfile(), '/settings/profile'],
  [a.settingsPayment(), '/settings/payment'],
  [a.settingsSubscriptions(), '/settings/subscriptions'],
  [a.settingsNotifications(), '/settings/notifications'],
  [a.subscriptions(), '/subscriptions'],
  [a.subscription('1'), '/subscriptions/1'],
  [a.tenancyAgreementEdit('1'), '/tenancy-agreements/1/edit'],
  ...agreementSteps.map((step): [string, string] => [
    a.tenancyAgreementStep('1', step),
    `/tenancy-agreements/1/edit/${step}`,
  ]),
  [a.tenantChecks(), '/tenant-checks'],
  [a.tenantCheckCreate(), '/tenant-checks/create'],
  [a.tenantCheck('1'), '/tenant-checks/1'],
  [a.tenantCheckEdit('1'), '/tenant-checks/1/edit'],
  [a.tenantCheckStep('1', 'authorisation'), '/tenant-checks/1/edit/authorisation'],
  [a.tenantCheckStep('1', 'proof-of-id'), '/tenant-checks/1/edit/proof-of-id'],
];

describe('addresses', () => {
  it.each(pages)('builds %s', (built, asSpecified) => expect(built).toBe(asSpecified));

  it('has a builder for every page of the specification', () => {
    expect(new Set(pages.map(([built]) => built)).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThanOrEqual(74);
  });

  it('encodes an id, so that it cannot become another address', () => {
    expect(a.property('../auth/logout?x#y')).toBe('/properties/..%2Fauth%2Flogout%3Fx%23y');
  });

  it('contains the whole return path in the login URL', () => {
    const login = new URL(a.login('/search/lease?page=2&price=400-650'), 'https://verandah.example');
    expect(login.searchParams.get('redirectUrl')).toBe('/search/lease?page=2&price=400-650');
  });
});
