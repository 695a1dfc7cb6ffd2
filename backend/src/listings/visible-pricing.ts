import type { Pricing } from 'shared-contract/listing/listing';

/** Who receives a response: the owner sees everything, the public only what the owner shows. */
export type Audience = 'owner' | 'public';

/** Removes the amount of a hidden price from a public response (V22). All public responses use it. */
export function visiblePricing(pricing: Pricing, audience: Audience): Pricing {
  return audience === 'public' && pricing.displayType === 'hide' ? { displayType: 'hide' } : pricing;
}
