import type { ExpenseLabel } from 'shared-contract/property/expense-label';

/**
 * The domain of all sample people. No mail server can have it (RFC 2606). Requests that would send a mail to it are
 * refused, and the mails of jobs to it are skipped.
 */
export const sampleMailDomain = 'sample.invalid';

/** Whether a mail would go to a person of the sample data. */
export const isSampleAddress = (email: string): boolean => email.endsWith(`@${sampleMailDomain}`);

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@${sampleMailDomain}`;

/** The address begins with "Sample", so that every list, task and document that names the property labels it. */
export const samplePlace = {
  streetAddress: 'Sample home, 12 Wattle Street',
  suburb: 'Richmond',
  state: 'VIC',
  postcode: '3121',
} as const;

export const sampleRooms = { bedrooms: 3, baths: 1, carSpaces: 1, landArea: 310 };

export const sampleRentCents = 62_000;
export const sampleBondCents = 4 * sampleRentCents;

export const sampleListing = {
  headline: 'Sample listing: sunny three-bedroom home near the river',
  description:
    'This listing is sample data and isn’t public. A good description says what it’s like to live here: the light in ' +
    'the kitchen, the quiet street, the walk to the tram. Then come the facts, such as heating, storage and parking.',
};

export const sampleTenant = { name: 'Grace Okafor', email: emailOf('Grace Okafor'), phone: '+61491570156' };

export const sampleEnquiries = [
  {
    name: 'Leo Marino',
    email: emailOf('Leo Marino'),
    phone: '+61491570157',
    message: 'Hi, is the home close to a tram stop, and could we bring our cat?',
    reply: null,
    daysAgo: 1,
  },
  {
    name: 'Hannah Lee',
    email: emailOf('Hannah Lee'),
    phone: null,
    message: 'Could I see the home after work on a weekday?',
    reply: 'Hi Hannah, thanks for asking. Thursday at 6 pm works well. See you then.',
    daysAgo: 4,
  },
] as const;

export const sampleApplicant = { name: 'Leo Marino', email: emailOf('Leo Marino') };

type SampleExpense = {
  supplier: string;
  description: string;
  label: ExpenseLabel;
  amountCents: number;
  gstCents: number;
  daysAgo: number;
};

export const sampleExpenses: readonly SampleExpense[] = [
  {
    supplier: 'Sample City Council',
    description: 'Council rates, quarter',
    label: 'councilRates',
    amountCents: 46_250,
    gstCents: 0,
    daysAgo: 62,
  },
  {
    supplier: 'Sample Insurance',
    description: 'Landlord insurance, one year',
    label: 'insurance',
    amountCents: 138_600,
    gstCents: 12_600,
    daysAgo: 48,
  },
  {
    supplier: 'Sample Plumbing',
    description: 'Replaced the kitchen tap',
    label: 'repairs',
    amountCents: 24_200,
    gstCents: 2_200,
    daysAgo: 20,
  },
  {
    supplier: 'Sample Water',
    description: 'Water service charge, quarter',
    label: 'water',
    amountCents: 18_940,
    gstCents: 0,
    daysAgo: 6,
  },
];

export const sampleDocument = { name: 'Sample condition report', fileName: 'sample-condition-report.pdf' };
