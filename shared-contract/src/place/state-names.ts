import type { AustralianState } from './suburb.ts';

/** Names of the states as they follow the word "in". */
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
