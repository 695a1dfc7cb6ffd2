import { accountProperty } from './account-property.ts';

const home = { propertyType: 'Residential' } as const;

/** The properties of Olivia, an owner in Melbourne who leases out most of them and is selling some. */
export const oliviasProperties = [
  accountProperty({
    ...home,
    name: 'richmond-apartment',
    place: 'richmond-vic-3121',
    home: {
      category: 'Apartment',
      style: 'apartments',
      streetAddress: '12A/3–5 Bridge Road',
      bedrooms: 2,
      baths: 1,
      garages: 1,
    },
    tenancies: [{ tenants: ['Mia O’Brien', 'Tomáš Novák'], start: -205, end: 159, weeksBehind: 0 }],
    agreements: [
      { status: 'initiated', tenants: ['Mia O’Brien', 'Tomáš Novák'], start: -205, end: 159 },
      { status: 'terminated', tenants: ['Harriet Lawson'], start: -580, end: -216 },
    ],
    orders: [{ name: 'safety', status: 'completed', daysAgo: 96, skus: ['CONDITION-REPORT', 'KEY-SAFE'] }],
    subscriptions: [{ sku: 'RENT-MANAGER', status: 'active', startedDaysAgo: 204, periodEndsInDays: 9 }],
  }),
  accountProperty({
    ...home,
    name: 'fitzroy-terrace',
    place: 'fitzroy-vic-3065',
    home: { category: 'Terrace', style: 'terrace', streetAddress: '48 Napier Street', bedrooms: 3, baths: 2 },
    listings: [
      {
        type: 'sale',
        auction: true,
        display: 'range',
        opens: 2,
        publishedDaysAgo: 3,
        headline: 'Fitzroy terrace with marble mantels and a sunny back',
      },
    ],
    orders: [
      {
        name: 'campaign',
        status: 'processing',
        daysAgo: 4,
        forListing: true,
        skus: ['SALE-PREMIUM', 'VIDEO', 'AUCTION'],
        promotionCode: 'WELCOME10',
      },
      { name: 'valuation', status: 'refunded', daysAgo: 31, skus: ['VALUATION'] },
    ],
  }),
  accountProperty({
    ...home,
    name: 'northcote-house',
    place: 'northcote-vic-3070',
    home: { category: 'House', style: 'weatherboard', streetAddress: '27 Union Street', bedrooms: 3, baths: 1 },
    tenancies: [
      { tenants: ['Željko Žižek', 'Ana Horvat'], start: '2024-02-29', end: null, weeksBehind: 2, partPayment: 180 },
    ],
    agreements: [{ status: 'initiated', tenants: ['Željko Žižek', 'Ana Horvat'], start: '2024-02-29', end: null }],
    subscriptions: [{ sku: 'RENT-MANAGER', status: 'pastDue', startedDaysAgo: 640, periodEndsInDays: -6 }],
  }),
  accountProperty({
    ...home,
    name: 'brunswick-townhouse',
    place: 'brunswick-vic-3056',
    home: {
      category: 'Townhouse',
      style: 'townhouses',
      streetAddress: '4/112 Victoria Street',
      bedrooms: 3,
      baths: 2,
      garages: 1,
    },
    listings: [{ type: 'lease', opens: 2, publishedDaysAgo: 1, availableInDays: 28, petsAllowed: true }],
    tenancies: [{ tenants: ['Arjun Patel', 'Divya Patel'], start: -344, end: 20, weeksBehind: 0 }],
    agreements: [
      { status: 'initiated', tenants: ['Arjun Patel', 'Divya Patel'], start: -344, end: 20 },
      { status: 'draft', tenants: ['Siobhán Kelly'], start: 28, end: 392 },
    ],
    orders: [
      {
        name: 'lease',
        status: 'initiated',
        daysAgo: 1,
        forListing: true,
        skus: ['LEASE-STANDARD', 'SIGN-LEASE', 'PHOTO-10'],
      },
    ],
  }),
  accountProperty({
    ...home,
    name: 'st-kilda-apartment',
    place: 'st-kilda-vic-3182',
    home: {
      category: 'Apartment',
      style: 'walk-up',
      streetAddress: '9/21 Grey Street',
      bedrooms: 1,
      baths: 1,
      carports: 1,
      garages: 0,
    },
    tenancies: [{ tenants: ['Luca Romano'], start: -298, end: 66, weeksBehind: 1 }],
    agreements: [{ status: 'initiated', tenants: ['Luca Romano'], start: -298, end: 66 }],
    orders: [
      { name: 'checks', status: 'completed', daysAgo: 310, skus: [['CHECK-TICA', 2]], promotionCode: 'FULLHOUSE' },
    ],
    subscriptions: [
      { sku: 'SMOKE-ALARM', status: 'active', startedDaysAgo: 298, periodEndsInDays: 67, card: 'expiring' },
    ],
  }),
  accountProperty({
    ...home,
    name: 'footscray-unit',
    place: 'footscray-vic-3011',
    home: { category: 'Unit', style: 'walk-up', streetAddress: '2/66 Albert Street', bedrooms: 2, baths: 1 },
    listings: [{ type: 'lease', status: 'leased', publishedDaysAgo: 24, availableInDays: 9 }],
    tenancies: [{ tenants: ['Minh Tran', 'Lan Pham', 'Thi Tran'], start: 9, end: 373, weeksBehind: 0 }],
    agreements: [{ status: 'initiated', tenants: ['Minh Tran', 'Lan Pham', 'Thi Tran'], start: 9, end: 373 }],
    orders: [
      { name: 'lease', status: 'processing', daysAgo: 25, forListing: true, skus: ['LEASE-STARTER', 'CHECK-COMBINED'] },
    ],
  }),
  accountProperty({
    ...home,
    name: 'torquay-beach-house',
    place: 'torquay-vic-3228',
    home: {
      category: 'House',
      style: 'beach-house',
      streetAddress: '15 Gannet Street',
      bedrooms: 4,
      baths: 2,
      garages: 2,
    },
    listings: [{ type: 'both', opens: 1, publishedDaysAgo: 8, furnished: true, petsAllowed: true }],
    subscriptions: [{ sku: 'COMPLIANCE', status: 'cancelAtPeriodEnd', startedDaysAgo: 150, periodEndsInDays: 12 }],
  }),
  accountProperty({
    propertyType: 'Land',
    name: 'daylesford-land',
    place: 'daylesford-vic-3460',
    home: { category: 'Lifestyle block', streetAddress: 'Lot 14 Falls Road' },
    listings: [{ type: 'sale', display: 'hide', publishedDaysAgo: 17 }],
  }),
  accountProperty({
    propertyType: 'Commercial',
    name: 'geelong-warehouse',
    place: 'geelong-vic-3220',
    home: { category: 'Warehouse' },
    listings: [{ type: 'lease', display: 'range', publishedDaysAgo: 12, availableInDays: 30 }],
    orders: [{ name: 'lease', status: 'cancelled', daysAgo: 15, forListing: true, skus: ['LEASE-PREMIUM'] }],
  }),
  accountProperty({
    ...home,
    name: 'ballarat-house',
    place: 'ballarat-vic-3350',
    home: { category: 'House', style: 'federation', streetAddress: '130 Lyons Street', bedrooms: 4, baths: 2 },
    listings: [{ type: 'sale', status: 'draft', unsuitable: true, headline: '' }],
    tenancies: [{ tenants: ['Grace Nguyen-Harris'], start: -760, end: -32, weeksBehind: 0 }],
    agreements: [{ status: 'terminated', tenants: ['Grace Nguyen-Harris'], start: -760, end: -32 }],
    subscriptions: [{ sku: 'RENT-MANAGER', status: 'cancelled', startedDaysAgo: 755, periodEndsInDays: -20 }],
  }),
];
