import { accountProperty } from './account-property.ts';

const home = { propertyType: 'Residential' } as const;

/** The properties of Jack. Some are in New South Wales, which has daylight saving, some in Queensland, without it. */
export const jacksProperties = [
  accountProperty({
    ...home,
    name: 'paddington-terrace',
    place: 'paddington-nsw-2021',
    home: { category: 'Terrace', style: 'terrace', streetAddress: '73 Elizabeth Street', bedrooms: 3, baths: 2 },
    tenancies: [
      { tenants: ['María García Márquez', 'Mateo Silva'], start: -418, end: null, weeksBehind: 4, partPayment: 350 },
    ],
    agreements: [{ status: 'initiated', tenants: ['María García Márquez', 'Mateo Silva'], start: -418, end: null }],
    subscriptions: [{ sku: 'RENT-MANAGER', status: 'active', startedDaysAgo: 410, periodEndsInDays: 21 }],
  }),
  accountProperty({
    ...home,
    name: 'newtown-terrace',
    place: 'newtown-nsw-2042',
    home: {
      category: 'Terrace',
      style: 'terrace',
      streetAddress: '19 Church Street',
      bedrooms: 2,
      baths: 1,
      garages: 0,
    },
    listings: [{ type: 'lease', opens: 1, publishedDaysAgo: 0, availableInDays: 14, petsAllowed: true }],
    agreements: [{ status: 'terminated', tenants: ['Liam D’Angelo'], start: -400, end: -35 }],
    orders: [
      {
        name: 'lease',
        status: 'initiated',
        daysAgo: 0,
        forListing: true,
        skus: ['LEASE-PREMIUM'],
        promotionCode: 'WINTER20',
        payment: 'declined',
      },
    ],
  }),
  accountProperty({
    ...home,
    name: 'bondi-apartment',
    place: 'bondi-nsw-2026',
    home: {
      category: 'Apartment',
      style: 'apartments',
      streetAddress: '302/88 Beach Road',
      bedrooms: 2,
      baths: 2,
      garages: 1,
    },
    listings: [{ type: 'lease', opens: 2, publishedDaysAgo: 2, furnished: true }],
    orders: [
      { name: 'lease', status: 'paymentPending', daysAgo: 2, forListing: true, skus: ['LEASE-STANDARD', 'PHOTO-10'] },
    ],
  }),
  accountProperty({
    ...home,
    name: 'manly-house',
    place: 'manly-nsw-2095',
    home: {
      category: 'House',
      style: 'beach-house',
      streetAddress: '6 Surf Parade',
      bedrooms: 4,
      baths: 3,
      garages: 2,
    },
    listings: [
      { type: 'sale', auction: true, display: 'range', opens: 1, publishedDaysAgo: 5, daylightSavingOpen: true },
    ],
    orders: [
      {
        name: 'campaign',
        status: 'processing',
        daysAgo: 6,
        forListing: true,
        skus: ['SALE-PREMIUM', 'VIDEO', 'PHOTO-DUSK', 'AUCTION'],
        promotionCode: 'SUMMER15',
      },
    ],
  }),
  accountProperty({
    ...home,
    name: 'parramatta-unit',
    place: 'parramatta-nsw-2150',
    home: { category: 'Unit', style: 'walk-up', streetAddress: '7/240 Station Street', bedrooms: 2, baths: 1 },
    tenancies: [{ tenants: ['Fatima Haddad', 'Omar Haddad'], start: -120, end: 244, weeksBehind: -1 }],
    agreements: [{ status: 'initiated', tenants: ['Fatima Haddad', 'Omar Haddad'], start: -120, end: 244 }],
    subscriptions: [{ sku: 'FORMS', status: 'active', startedDaysAgo: 118, periodEndsInDays: 247 }],
  }),
  accountProperty({
    ...home,
    name: 'paddington-queenslander',
    place: 'paddington-qld-4064',
    home: { category: 'House', style: 'queenslander', streetAddress: '31 Latrobe Terrace', bedrooms: 4, baths: 2 },
    listings: [
      { type: 'sale', opens: 2, publishedDaysAgo: 4, headline: 'Paddington Queenslander with a ridgeline view' },
    ],
    orders: [
      {
        name: 'campaign',
        status: 'processing',
        daysAgo: 5,
        forListing: true,
        skus: ['SALE-STANDARD', 'SIGN-SALE'],
        promotionCode: 'SIGNFREE',
      },
    ],
  }),
  accountProperty({
    ...home,
    name: 'new-farm-apartment',
    place: 'new-farm-qld-4005',
    home: {
      category: 'Apartment',
      style: 'apartments',
      streetAddress: '605/15 Merthyr Road',
      bedrooms: 2,
      baths: 2,
      garages: 1,
    },
    tenancies: [
      { tenants: ['Noah Tavita'], start: -330, end: 34, weeksBehind: 1, partPayment: 90 },
      { tenants: ['Chloe Byrne', 'Sione Tui'], start: 41, end: 405, weeksBehind: 0 },
    ],
    agreements: [
      { status: 'initiated', tenants: ['Noah Tavita'], start: -330, end: 34 },
      { status: 'initiated', tenants: ['Chloe Byrne', 'Sione Tui'], start: 41, end: 405 },
    ],
    subscriptions: [{ sku: 'SMOKE-ALARM', status: 'cancelAtPeriodEnd', startedDaysAgo: 330, periodEndsInDays: 35 }],
  }),
  accountProperty({
    ...home,
    name: 'west-end-townhouse',
    place: 'west-end-qld-4101',
    home: {
      category: 'Townhouse',
      style: 'townhouses',
      streetAddress: '3/58 Vulture Street',
      bedrooms: 3,
      baths: 2,
      garages: 1,
    },
    listings: [{ type: 'lease', opens: 1, publishedDaysAgo: 6, availableInDays: 7 }],
    agreements: [{ status: 'initiated', isOpen: true, tenants: ['Amara Diallo'], start: 14, end: 378 }],
  }),
  accountProperty({
    ...home,
    name: 'bangalow-acreage',
    place: 'bangalow-nsw-2479',
    home: { category: 'Acreage', style: 'homestead', streetAddress: '412 Ridge Road', bedrooms: 4, baths: 3 },
    listings: [{ type: 'sale', display: 'range', publishedDaysAgo: 21, opens: 1 }],
    orders: [{ name: 'valuation', status: 'completed', daysAgo: 44, skus: ['VALUATION'], promotionCode: 'EARLYBIRD' }],
  }),
  accountProperty({
    ...home,
    name: 'southport-apartment',
    place: 'southport-qld-4215',
    home: {
      category: 'Apartment',
      style: 'apartments',
      streetAddress: '1203/40 Marine Parade',
      bedrooms: 3,
      baths: 2,
      garages: 2,
    },
    listings: [{ type: 'sale', display: 'hide', publishedDaysAgo: 9, opens: 1 }],
    subscriptions: [{ sku: 'RENT-MANAGER', status: 'cancelled', startedDaysAgo: 500, periodEndsInDays: -90 }],
  }),
];
