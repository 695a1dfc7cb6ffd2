import type { Look, Style } from '../homes/home.ts';

/** What a drawing shows inside or around a building; the building itself is drawn by its `Style`. */
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

type Group = { subject: Subject; looks: readonly (Look | 'any')[]; count: number; alt: string };

/** How many different drawings there are of each subject, in each look. */
export const pictureGroups: readonly Group[] = [
  street('queenslander', 16, 'A Queenslander on stumps with a wide verandah'),
  street('terrace', 12, 'A Victorian terrace with an iron-lace balcony'),
  street('federation', 10, 'A red-brick Federation house with a tiled roof'),
  street('californian', 10, 'A Californian bungalow behind its garden'),
  street('brick-veneer', 16, 'A single-storey brick house with a lawn'),
  street('modern', 16, 'A modern two-storey house'),
  street('apartments', 18, 'An apartment building with balconies'),
  street('walk-up', 9, 'A small block of brick flats'),
  street('townhouses', 18, 'A row of townhouses'),
  street('beach-house', 11, 'A beach house above the dunes'),
  street('top-end', 10, 'An elevated tropical house among palms'),
  street('weatherboard', 14, 'A weatherboard house behind a picket fence'),
  street('stone-cottage', 9, 'A stone cottage with a bullnose verandah'),
  street('miners-cottage', 6, 'A corrugated-iron cottage under a wide sky'),
  street('homestead', 7, 'A country homestead with verandahs all round'),
  street('office', 10, 'An office building with a glass front'),
  street('shop', 10, 'Shopfronts with striped awnings'),
  street('cafe', 7, 'A corner café with tables on the footpath'),
  street('warehouse', 8, 'A warehouse with roller doors'),
  street('clinic', 5, 'A single-storey medical practice'),
  street('showroom', 6, 'A showroom with a long glass front'),
  street('town-lot', 8, 'A vacant block between houses'),
  street('coastal-lot', 8, 'A grassy block with the sea behind it'),
  street('bush-lot', 8, 'A bush block among gum trees'),
  street('red-lot', 10, 'Red earth and spinifex under a wide sky'),
  street('grazing', 11, 'Green paddocks with a fence line and gum trees'),
  street('vineyard', 6, 'Vineyard rows leading to the hills'),
  street('orchard', 6, 'Rows of fruit trees in an orchard'),
  street('grain', 5, 'A field of ripe grain with silos'),
  room('living', 9, 'Living room with a sofa and large windows'),
  room('kitchen', 6, 'Kitchen with an island bench'),
  room('bedroom', 7, 'Bedroom with a queen bed'),
  room('bathroom', 5, 'Bathroom with a freestanding bath'),
  room('dining', 4, 'Dining table for six by the window'),
  street('study', 4, 'Study with a desk and shelves'),
  { ...room('balcony', 8, 'Balcony with an outdoor setting and a view'), looks: ['modern', 'coastal', 'urban'] },
  street('garden', 6, 'Back garden with a lawn and a deck'),
  street('pool', 5, 'Swimming pool beside the house'),
  street('dam', 4, 'A dam with trees reflected in the water'),
  street('shed', 4, 'A machinery shed in a paddock'),
  street('office-room', 4, 'Open office with desks and windows'),
  street('shop-room', 3, 'Shop interior with shelves'),
  street('cafe-room', 4, 'Café interior with a long counter'),
  street('warehouse-hall', 4, 'Inside the warehouse, clear span'),
  street('clinic-room', 3, 'Reception and waiting area'),
  street('floor-plan', 12, 'Floor plan'),
];

function street(subject: Subject, count: number, alt: string): Group {
  return { subject, looks: ['any'], count, alt };
}

function room(subject: Scene, count: number, alt: string): Group {
  return { subject, looks: ['modern', 'character', 'coastal', 'urban'], count, alt };
}
