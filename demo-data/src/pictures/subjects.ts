import type { Style } from '../homes/home.ts';

/** A scene inside or around a building. For pictures of the building itself, the subject is the building's `Style`. */
export type Scene =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'dining'
  | 'study'
  | 'balcony'
  | 'garden'
  | 'pool'
  | 'dam'
  | 'shed'
  | 'office-room'
  | 'shop-room'
  | 'cafe-room'
  | 'warehouse-hall'
  | 'clinic-room'
  | 'floor-plan';

export type Subject = Style | Scene;

/** The alternative text of each subject. */
export const subjectAlts: Record<Subject, string> = {
  queenslander: 'A Queenslander on stumps with a wide verandah',
  terrace: 'A Victorian terrace with an iron-lace balcony',
  federation: 'A red-brick Federation house with a tiled roof',
  californian: 'A Californian bungalow behind its garden',
  'brick-veneer': 'A single-storey brick house with a lawn',
  modern: 'A modern house with a garage',
  apartments: 'An apartment building with balconies',
  'walk-up': 'A small block of brick flats',
  townhouses: 'A row of townhouses',
  'beach-house': 'A beach house above the dunes',
  'top-end': 'An elevated tropical house among palms',
  weatherboard: 'A weatherboard house behind a picket fence',
  'stone-cottage': 'A stone cottage with a bullnose verandah',
  'miners-cottage': 'A corrugated-iron cottage under a wide sky',
  homestead: 'A country homestead with verandahs all round',
  office: 'An office building with a glass front',
  shop: 'Shopfronts with striped awnings',
  cafe: 'A corner café with tables on the footpath',
  warehouse: 'A warehouse with roller doors',
  clinic: 'A single-storey medical practice',
  showroom: 'A showroom with a long glass front',
  'town-lot': 'A vacant block between houses',
  'coastal-lot': 'A grassy block with the sea behind it',
  'bush-lot': 'A bush block among gum trees',
  'red-lot': 'Red earth and spinifex under a wide sky',
  grazing: 'Green paddocks with a fence line and gum trees',
  vineyard: 'Vineyard rows leading to the hills',
  orchard: 'Rows of fruit trees in an orchard',
  grain: 'A field of ripe grain with silos',
  living: 'Living room with a sofa and large windows',
  kitchen: 'Kitchen with an island bench',
  bedroom: 'Bedroom with a queen bed',
  bathroom: 'Bathroom with a freestanding bath',
  dining: 'Dining table for six by the window',
  study: 'Study with a desk and shelves',
  balcony: 'Balcony with an outdoor setting and a view',
  garden: 'Back garden with a lawn and a deck',
  pool: 'Swimming pool beside the house',
  dam: 'A dam with trees reflected in the water',
  shed: 'A machinery shed in a paddock',
  'office-room': 'Open office with desks and windows',
  'shop-room': 'Shop interior with shelves',
  'cafe-room': 'Café interior with a long counter',
  'warehouse-hall': 'Inside the warehouse, clear span',
  'clinic-room': 'Reception and waiting area',
  'floor-plan': 'Floor plan',
};
