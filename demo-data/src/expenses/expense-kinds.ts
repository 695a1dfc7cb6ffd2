import type { ExpenseLabel } from 'shared-contract/property/expense-label';
import type { PropertyTypeName } from 'shared-contract/property/property-type';

/** Something that an owner pays for again and again, or now and then. */
export type ExpenseKind = {
  label: ExpenseLabel;
  /** Who is paid. Missing for a service of the place, such as water. */
  supplier?: readonly [string, ...string[]];
  description: string;
  /** Whole dollars, from and to. One property pays about the same each time. */
  dollars: readonly [number, number];
  /** How many days after 1 July, for each payment of a financial year. */
  days: readonly number[];
  /** The share of properties that have this expense, 1 for all. */
  share: number;
  /** True where the price contains GST: rates, water, interest and land tax do not. */
  hasGst: boolean;
  /** Percent. Missing for an expense that is for rent alone. */
  privateShare?: number;
  isCapital?: true;
};

const monthly = Array.from({ length: 12 }, (_, month) => 3 + Math.round(month * 30.4));
const quarterly = [38, 129, 220, 311];

const everyProperty: readonly ExpenseKind[] = [
  {
    label: 'councilRates',
    description: 'Rates instalment',
    dollars: [380, 620],
    days: quarterly,
    share: 1,
    hasGst: false,
  },
  {
    label: 'insurance',
    supplier: ['AAMI', 'Terri Scheer', 'NRMA Insurance', 'RAC Insurance'],
    description: 'Landlord insurance, one year',
    dollars: [890, 1_640],
    days: [52],
    share: 1,
    hasGst: true,
  },
  {
    label: 'loanInterest',
    supplier: ['Westpac', 'Commonwealth Bank', 'ANZ', 'NAB'],
    description: 'Interest on the investment loan',
    dollars: [1_450, 2_900],
    days: monthly,
    share: 0.3,
    hasGst: false,
  },
  {
    label: 'landTax',
    description: 'Land tax assessment',
    dollars: [740, 2_350],
    days: [240],
    share: 0.6,
    hasGst: false,
  },
  {
    label: 'repairs',
    supplier: ['Ace Plumbing', 'Swan Electrical', 'Handy & Sons', 'Ridge Roofing'],
    description: 'Repair',
    dollars: [140, 780],
    days: [71, 262],
    share: 0.8,
    hasGst: true,
  },
  {
    label: 'sundry',
    supplier: ['Key & Lock Co'],
    description: 'Spare keys',
    dollars: [28, 85],
    days: [17],
    share: 0.3,
    hasGst: true,
  },
  {
    label: 'stationery',
    supplier: ['Telstra', 'Australia Post'],
    description: 'Phone and postage',
    dollars: [45, 120],
    days: [340],
    share: 0.3,
    hasGst: true,
    privateShare: 50,
  },
  {
    label: 'legal',
    supplier: ['Harbour Conveyancing', 'Lane & Lowe Lawyers'],
    description: 'Advice on the lease',
    dollars: [330, 880],
    days: [150],
    share: 0.2,
    hasGst: true,
  },
  {
    label: 'borrowing',
    supplier: ['Westpac', 'NAB'],
    description: 'Loan establishment fee',
    dollars: [250, 600],
    days: [4],
    share: 0.15,
    hasGst: false,
  },
];

const buildings: readonly ExpenseKind[] = [
  {
    label: 'water',
    description: 'Supply and sewerage charges',
    dollars: [165, 240],
    days: quarterly,
    share: 0.9,
    hasGst: false,
  },
  {
    label: 'advertising',
    supplier: ['Verandah'],
    description: 'Listing to lease',
    dollars: [99, 349],
    days: [33],
    share: 0.4,
    hasGst: true,
  },
  {
    label: 'agentFees',
    supplier: ['Bay Street Property'],
    description: 'Routine inspection',
    dollars: [88, 165],
    days: [96, 280],
    share: 0.3,
    hasGst: true,
  },
  {
    label: 'cleaning',
    supplier: ['Bright & Co Cleaning'],
    description: 'Clean between tenancies',
    dollars: [280, 460],
    days: [28],
    share: 0.4,
    hasGst: true,
  },
  {
    label: 'pestControl',
    supplier: ['Termite & Pest Services'],
    description: 'Yearly termite inspection',
    dollars: [195, 330],
    days: [188],
    share: 0.5,
    hasGst: true,
  },
  {
    label: 'declineInValue',
    supplier: ['The Good Guys', 'Harvey Norman', 'Appliances Online'],
    description: 'New appliance, claim for one year',
    dollars: [70, 260],
    days: [300],
    share: 0.4,
    hasGst: true,
    isCapital: true,
  },
  {
    label: 'capitalWorks',
    supplier: ['Builders Warehouse', 'Cooper Kitchens'],
    description: 'Renovation, claim of 2.5 % for one year',
    dollars: [450, 1_200],
    days: [363],
    share: 0.25,
    hasGst: true,
    isCapital: true,
  },
];

const withBodyCorporate: readonly ExpenseKind[] = [
  {
    label: 'bodyCorporate',
    supplier: ['Strata Plus', 'Owners Corporation Services'],
    description: 'Quarterly levy',
    dollars: [640, 1_180],
    days: [11, 102, 193, 284],
    share: 1,
    hasGst: true,
  },
];

const withGarden: readonly ExpenseKind[] = [
  {
    label: 'gardening',
    supplier: ['Jim’s Mowing', 'Green Thumb Gardens'],
    description: 'Lawn and garden',
    dollars: [75, 160],
    days: [80, 140, 200, 260],
    share: 0.6,
    hasGst: true,
  },
];

const farAway: readonly ExpenseKind[] = [
  {
    label: 'travel',
    supplier: ['Qantas', 'Ampol'],
    description: 'Trip to inspect the property',
    dollars: [110, 480],
    days: [175],
    share: 0.8,
    hasGst: true,
    privateShare: 20,
  },
];

/** Returns what the owner of a property pays for. Private owners of homes cannot claim trips. */
export function expenseKinds(type: PropertyTypeName, category: string): readonly ExpenseKind[] {
  if (type === 'Land') return everyProperty;
  if (type !== 'Residential') return [...everyProperty, ...buildings, ...farAway];
  const hasBodyCorporate = ['Apartment', 'Unit', 'Townhouse', 'Studio', 'Villa'].includes(category);
  return [...everyProperty, ...buildings, ...(hasBodyCorporate ? withBodyCorporate : withGarden)];
}
