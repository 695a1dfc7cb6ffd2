import { type AustralianState, suburbSlug } from 'shared-contract/place/suburb';

/** The character of a suburb. It selects the styles, descriptions and prices of the homes there. */
export type Setting =
  | 'city'
  | 'inner'
  | 'suburban'
  | 'beach'
  | 'hills'
  | 'town'
  | 'wine'
  | 'farmland'
  | 'outback'
  | 'tropics';

export type Settlement = 'metro' | 'semi-rural' | 'rural';

export type Place = {
  slug: string;
  name: string;
  state: AustralianState;
  postcode: string;
  localGovernmentArea: string;
  latitude: number;
  longitude: number;
  settlement: Settlement;
  setting: Setting;
  timeZone: string;
  /** The typical price of a three-bedroom house, in thousands of dollars. */
  housePrice: number;
  /** The typical rent of a three-bedroom house, in dollars per week. */
  houseRent: number;
};

export type PlaceRow = readonly [
  name: string,
  postcode: string,
  localGovernmentArea: string,
  latitude: number,
  longitude: number,
  settlement: Settlement,
  setting: Setting,
  housePrice: number,
  houseRent: number,
];

const zoneOfState: Record<AustralianState, string> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
};

/** The time zones of the two postcodes that differ from the rest of New South Wales. */
const zoneOfPostcode: Record<string, string> = { 2880: 'Australia/Broken_Hill', 2898: 'Australia/Lord_Howe' };

export function placesOf(state: AustralianState, rows: readonly PlaceRow[]): Place[] {
  return rows.map(([name, postcode, localGovernmentArea, latitude, longitude, settlement, setting, price, rent]) => ({
    slug: suburbSlug(name, state, postcode),
    name,
    state,
    postcode,
    localGovernmentArea,
    latitude,
    longitude,
    settlement,
    setting,
    timeZone: zoneOfPostcode[postcode] ?? zoneOfState[state],
    housePrice: price,
    houseRent: rent,
  }));
}
