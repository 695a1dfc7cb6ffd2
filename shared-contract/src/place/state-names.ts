import type { AustralianState } from './suburb.ts';

/** State names for use after “in”. */
export const stateNames: Record<AustralianState, string> = {
  VIC: 'Victoria',
  QLD: 'Queensland',
  NSW: 'New South Wales',
  WA: 'Western Australia',
  SA: 'South Australia',
  NT: 'the Northern Territory',
  ACT: 'the Australian Capital Territory',
  TAS: 'Tasmania',
};
