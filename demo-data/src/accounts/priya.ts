import { type AccountProperty, accountProperty } from './account-property.ts';

type Let = {
  name: string;
  place: string;
  home: AccountProperty['home'];
  now: string[];
  before: string[];
  next?: string[];
  weeksBehind?: number;
  partPayment?: number;
  acn?: string;
} & Partial<Pick<AccountProperty, 'listings' | 'orders' | 'subscriptions'>>;

/**
 * Returns a leased home with a past, a current and sometimes a next agreement. Together, these homes have several
 * agreements of every status.
 */
function letHome({
  name,
  place,
  home,
  now,
  before,
  next,
  weeksBehind = 0,
  partPayment = 0,
  acn,
  ...rest
}: Let): AccountProperty {
  const current = { tenants: now, start: -260, end: 104 };
  return accountProperty({
    propertyType: 'Residential',
    name,
    place,
    home,
    tenancies: [
      { ...current, weeksBehind, partPayment },
      { tenants: before, start: -640, end: -276, weeksBehind: 0 },
    ],
    agreements: [
      { status: 'initiated', ...current, acn },
      { status: 'terminated', tenants: before, start: -640, end: -276 },
      ...(next ? [{ status: 'draft' as const, tenants: next, start: 105, end: 469 }] : []),
    ],
    ...rest,
  });
}

/** The properties of Priya, an agent with homes in every state and territory. Two of her landlords are companies. */
export const priyasProperties = [
  letHome({
    name: 'castle-hill-house',
    place: 'castle-hill-nsw-2154',
    home: { category: 'House', style: 'brick-veneer', streetAddress: '22 Banksia Court', bedrooms: 4, baths: 2 },
    now: ['Georgia Lawson', 'Ethan Lawson'],
    before: ['Wei Zhang'],
    next: ['Georgia Lawson', 'Ethan Lawson'],
    acn: '004085616',
    subscriptions: [{ sku: 'RENT-MANAGER', status: 'active', startedDaysAgo: 255, periodEndsInDays: 5 }],
  }),
  letHome({
    name: 'hawthorn-bungalow',
    place: 'hawthorn-vic-3122',
    home: { category: 'House', style: 'californian', streetAddress: '5 Wattle Road', bedrooms: 3, baths: 2 },
    now: ['Eleni Papadopoulos', 'Nikos Georgiou'],
    before: ['Hamish Fraser', 'Isla Fraser'],
    next: ['Kirra Evans'],
    weeksBehind: 3,
    acn: '010499966',
    orders: [{ name: 'renewal', status: 'initiated', daysAgo: 2, skus: ['CONDITION-REPORT', 'CHECK-COMBINED'] }],
  }),
  letHome({
    name: 'ascot-queenslander',
    place: 'ascot-qld-4007',
    home: { category: 'House', style: 'queenslander', streetAddress: '84 Racecourse Road', bedrooms: 4, baths: 3 },
    now: ['Charlotte Byrne'],
    before: ['Marco Bianchi', 'Giulia Bianchi'],
    next: ['Charlotte Byrne'],
    orders: [{ name: 'service', status: 'completed', daysAgo: 58, skus: ['SMOKE-ALARM', 'KEY-SAFE'] }],
    subscriptions: [{ sku: 'SMOKE-ALARM', status: 'active', startedDaysAgo: 58, periodEndsInDays: 307 }],
  }),
  letHome({
    name: 'norwood-cottage',
    place: 'norwood-sa-5067',
    home: { category: 'House', style: 'stone-cottage', streetAddress: '37 George Street', bedrooms: 3, baths: 1 },
    now: ['Dimitri Stavros', 'Zoë Lindqvist'],
    before: ['Renée Dubois'],
    weeksBehind: 1,
    partPayment: 120,
    orders: [{ name: 'report', status: 'paid', daysAgo: 0, skus: ['CONDITION-REPORT'] }],
  }),
  letHome({
    name: 'subiaco-house',
    place: 'subiaco-wa-6008',
    home: { category: 'House', style: 'federation', streetAddress: '61 Park Street', bedrooms: 3, baths: 2 },
    now: ['Callum McKenzie'],
    before: ['Priya Singh', 'Rohan Singh'],
    next: ['Callum McKenzie'],
    subscriptions: [{ sku: 'COMPLIANCE', status: 'pastDue', startedDaysAgo: 240, periodEndsInDays: -3 }],
  }),
  letHome({
    name: 'battery-point-cottage',
    place: 'battery-point-tas-7004',
    home: { category: 'House', style: 'weatherboard', streetAddress: '11 Mona Street', bedrooms: 2, baths: 1 },
    now: ['Freya Hansen'],
    before: ['Angus Stewart', 'Ruby Stewart'],
    next: ['Freya Hansen', 'Jarrah Young'],
  }),
  letHome({
    name: 'braddon-apartment',
    place: 'braddon-act-2612',
    home: {
      category: 'Apartment',
      style: 'apartments',
      streetAddress: '408/30 Lowanna Street',
      bedrooms: 2,
      baths: 2,
      garages: 1,
    },
    now: ['Mei Chen', 'Hao Chen'],
    before: ['Yusuf Ahmed'],
    weeksBehind: 2,
    orders: [{ name: 'forms', status: 'completed', daysAgo: 12, skus: ['FORMS'], promotionCode: 'WELCOME10' }],
    subscriptions: [{ sku: 'FORMS', status: 'active', startedDaysAgo: 12, periodEndsInDays: 353 }],
  }),
  letHome({
    name: 'nightcliff-house',
    place: 'nightcliff-nt-0810',
    home: { category: 'House', style: 'top-end', streetAddress: '18 Casuarina Street', bedrooms: 3, baths: 2 },
    now: ['Marama Ngata', 'Tane Ngata'],
    before: ['Kwame Mensah'],
    next: ['Marama Ngata', 'Tane Ngata'],
  }),
  accountProperty({
    propertyType: 'Residential',
    name: 'darwin-apartment',
    place: 'darwin-city-nt-0800',
    home: {
      category: 'Apartment',
      style: 'apartments',
      streetAddress: '704/16 Frangipani Street',
      bedrooms: 2,
      baths: 2,
      garages: 1,
    },
    listings: [{ type: 'lease', opens: 1, publishedDaysAgo: 1 }],
    orders: [
      {
        name: 'lease',
        status: 'initiated',
        daysAgo: 1,
        forListing: true,
        skus: ['LEASE-STANDARD'],
        promotionCode: 'FULLHOUSE',
      },
    ],
    subscriptions: [{ sku: 'FORMS', status: 'cancelAtPeriodEnd', startedDaysAgo: 200, periodEndsInDays: 165 }],
  }),
  accountProperty({
    propertyType: 'Rural',
    name: 'tanunda-vineyard',
    place: 'tanunda-sa-5352',
    home: { category: 'Viticulture' },
    listings: [{ type: 'sale', publishedDaysAgo: 14, display: 'range' }],
    orders: [
      {
        name: 'campaign',
        status: 'completed',
        daysAgo: 16,
        forListing: true,
        skus: ['SALE-STANDARD', 'VIDEO'],
        payment: 'zip',
      },
    ],
  }),
  accountProperty({
    propertyType: 'Commercial',
    name: 'sydney-office',
    place: 'sydney-nsw-2000',
    home: { category: 'Office' },
    listings: [{ type: 'both', display: 'hide', publishedDaysAgo: 20, availableInDays: 30 }],
    subscriptions: [{ sku: 'RENT-MANAGER', status: 'cancelled', startedDaysAgo: 420, periodEndsInDays: -40 }],
  }),
];
