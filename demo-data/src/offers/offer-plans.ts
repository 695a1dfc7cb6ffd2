import type { OfferCondition } from 'shared-contract/offer/offer';

type OfferResponse = {
  status: 'countered' | 'accepted' | 'rejected' | 'withdrawn';
  /** When the event happens: the number of days after the offer was made. */
  after: number;
  message: string;
  /** The amount of a counter-offer, as a share of the asking price or of the rent. */
  share?: number;
};

export type OfferPlan = {
  buyer: string;
  daysAgo: number;
  /** The number of days from the offer until it expires. */
  openFor: number;
  /**
   * The offered amount as a share of the advertised one. Always 1 for a rent, because some states forbid offers above
   * the advertised rent.
   */
  share: number;
  settlementDays?: number;
  depositShare?: number;
  conditions?: OfferCondition[];
  startsIn?: number;
  termMonths?: number;
  solicitor?: string;
  message: string;
  responses?: OfferResponse[];
};

/** Offers to buy. They are, in this order: strong with a long settlement, quick, negotiable, and too low. */
export const saleOffers: readonly OfferPlan[] = [
  {
    buyer: 'Hannah Kowalski and Rohan Singh',
    daysAgo: 1,
    openFor: 6,
    share: 1.012,
    settlementDays: 90,
    conditions: [
      { kind: 'finance', lender: 'Southern Mutual', days: 21 },
      { kind: 'saleOfHome', days: 60 },
    ],
    solicitor: 'Fraser & Byrne Conveyancing',
    message:
      'We came twice on Saturday because we could not stop talking about the light in the back room. Our own home goes on the market this week.',
  },
  {
    buyer: 'Minh Tran',
    daysAgo: 2,
    openFor: 4,
    share: 0.985,
    settlementDays: 30,
    depositShare: 0.2,
    message: 'Unconditional, and I can settle as early as suits you.',
  },
  {
    buyer: 'Eleni Georgiou and Nikos Georgiou',
    daysAgo: 3,
    openFor: 7,
    share: 0.96,
    settlementDays: 60,
    conditions: [
      { kind: 'finance', lender: '', days: 14 },
      { kind: 'buildingAndPest', days: 7 },
    ],
    message: '',
    responses: [
      {
        status: 'countered',
        after: 1,
        share: 0.995,
        message: 'Thank you both. We are close: this is where we would say yes.',
      },
    ],
  },
  {
    buyer: "Declan O'Connor",
    daysAgo: 3,
    openFor: 2,
    share: 0.9,
    settlementDays: 120,
    conditions: [{ kind: 'other', text: 'The dishwasher and the outdoor setting stay.' }],
    message: 'Happy to talk if this is not far off.',
    responses: [{ status: 'rejected', after: 1, message: 'Thanks for your interest; it is below what we hope for.' }],
  },
];

/** Offers to lease at the advertised rent, with different start dates and terms. */
export const leaseOffers: readonly OfferPlan[] = [
  {
    buyer: 'Amelia Novák and Josh Evans',
    daysAgo: 1,
    openFor: 7,
    share: 1,
    startsIn: 28,
    termMonths: 12,
    message: 'We both work nearby and have references from our last two rental providers.',
  },
  {
    buyer: 'Siosaia Tavita',
    daysAgo: 1,
    openFor: 5,
    share: 1,
    startsIn: 35,
    termMonths: 24,
    message: 'A longer lease would suit me very well.',
  },
];
