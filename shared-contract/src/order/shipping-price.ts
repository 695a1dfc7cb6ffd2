import type { AustralianState } from '../place/suburb.ts';

const near = 1_495;
const far = 1_995;

const prices: Record<AustralianState, number> = {
  NSW: near,
  VIC: near,
  ACT: near,
  QLD: near,
  SA: near,
  WA: far,
  TAS: far,
  NT: far,
};

/** Returns what the shipping of one order costs, in cents with GST: one price for all its products, by state. */
export const shippingPrice = (state: AustralianState): number => prices[state];
