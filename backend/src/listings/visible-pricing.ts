import type { Pricing } from 'shared-contract/listing/listing';

/** The owner sees everything, the public only what the owner shows. */
export type Audience = 'owner' | 'public';

/** Removes the amount of a hidden price for the public (V22). */
export function visiblePricing(pricing: Pricing, audience: Audience): Pricing {
  return audience === 'public' && pricing.displayType === 'hide' ? { displayType: 'hide' } : pricing;
}
