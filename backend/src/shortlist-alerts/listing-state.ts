import type { Pricing } from 'shared-contract/listing/listing';

/** What visitors see of a listing and what people who shortlisted it get mails about. */
export type ListingState = {
  status: string;
  /** Without a hidden price (V22). */
  pricing: Pricing;
  leasePricing: Pricing | null;
  /** The starts of the open homes, in order. */
  opens: string[];
};
