/** REAXML's name for each of our residential categories. A category without an entry is exported as `Other`. */
const residential: Record<string, string> = {
  House: 'House',
  Apartment: 'Apartment',
  Unit: 'Unit',
  Townhouse: 'Townhouse',
  Villa: 'Villa',
  Terrace: 'Terrace',
  Duplex: 'DuplexSemi-detached',
  Studio: 'Studio',
  Acreage: 'AcreageSemi-rural',
};

const rural: Record<string, string> = {
  Lifestyle: 'Lifestyle',
  Livestock: 'Livestock',
  Cropping: 'Cropping',
  Viticulture: 'Viticulture',
  Horticulture: 'Horticulture',
  Dairy: 'Dairy',
  'Mixed farming': 'MixedFarming',
};

const commercial: Record<string, string> = {
  Office: 'Offices',
  Shop: 'Retail',
  Hospitality: 'Hotel/Leisure',
  Warehouse: 'Industrial/Warehouse',
  Medical: 'Medical/Consulting',
  Showroom: 'Showrooms/Bulky Goods',
};

export const categoryNames = { Residential: residential, Rural: rural, Commercial: commercial };

/** Features that have their own element in REAXML, in the required order. `otherFeatures` lists all other features. */
export const featureElements: readonly (readonly [element: string, feature: string])[] = [
  ['remoteGarage', 'Remote garage door'],
  ['secureParking', 'Secure parking'],
  ['alarmSystem', 'Alarm system'],
  ['intercom', 'Intercom'],
  ['pool', 'Swimming pool'],
  ['balcony', 'Balcony'],
  ['deck', 'Deck'],
  ['courtyard', 'Courtyard'],
  ['outdoorEnt', 'Outdoor entertaining area'],
  ['shed', 'Garden shed'],
  ['fullyFenced', 'Fully fenced'],
  ['openFirePlace', 'Fireplace'],
];

/** More features that have their own element. In REAXML's order, these elements come after the living areas. */
export const laterFeatureElements: readonly (readonly [element: string, feature: string])[] = [
  ['builtInRobes', 'Built-in wardrobes'],
  ['dishwasher', 'Dishwasher'],
  ['ductedHeating', 'Ducted heating'],
  ['evaporativeCooling', 'Evaporative cooling'],
  ['floorboards', 'Floorboards'],
  ['gym', 'Gym'],
  ['reverseCycleAirCon', 'Reverse-cycle air conditioning'],
  ['rumpusRoom', 'Rumpus room'],
  ['study', 'Study'],
];
