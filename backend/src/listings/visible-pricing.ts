import type { Pricing } from 'shared-contract/listing/listing';

/** Who reads: the owner sees everything, anybody else only what the owner shows. */
export type Audience = 'owner' | 'public';

/** A price as this reader may see it: the number behind a hidden one leaves towards the owner alone (V22). */
export function visiblePricing(pricing: Pricing, audience: Audience): Pricing {
  return audience === 'public' && pricing.displayType === 'hide' ? { displayType: 'hide' } : pricing;
}
