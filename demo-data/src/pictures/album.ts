import type { FeatureName } from '../homes/features.ts';
import { type Home, isStrata, type Look, lookOf } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { type DemoPicture, floorPlanFor } from './catalogue.ts';
import type { PictureChooser } from './picture-chooser.ts';
import type { Scene, Subject } from './subjects.ts';

export type Album = { photos: DemoPicture[]; floorPlan: DemoPicture | null };

const maxPhotos = 12;

/**
 * Chooses the pictures of a listing, roughly in the order in which a visitor would see the home: the street, the rooms,
 * the garden.
 * @param neighbours pictures of neighbouring listings, which this listing must not show after its cover
 */
export function createAlbum(
  random: Random,
  home: Home,
  chooser: PictureChooser,
  neighbours: readonly DemoPicture[] = [],
): Album {
  const look = lookOf(home);
  const suburb = home.place.slug;
  const subjects = orderSubjects(random, [home.style, ...scenesOf(random, home)], home);
  const { cover, rest } = chooseCover(subjects, look, suburb, chooser);
  const photos = [cover];
  for (const subject of rest.slice(0, maxPhotos - 1)) {
    const photo = chooser.photo(subject, look, suburb, { listing: photos, exclude: neighbours });
    if (photo) photos.push(photo);
  }
  const hasPlan = home.propertyType === 'Residential' && random.chance(0.45);
  return { photos, floorPlan: hasPlan ? floorPlanFor(home.bedrooms, home.baths) : null };
}

/**
 * Chooses the cover (the first photo) and its subject. Uses the first subject that has a picture that differs from
 * every other cover in the suburb.
 */
function chooseCover(subjects: readonly Subject[], look: Look, suburb: string, chooser: PictureChooser) {
  for (const [index, subject] of subjects.entries()) {
    const cover = chooser.cover(subject, look, suburb);
    if (cover) return { cover, rest: subjects.toSpliced(index, 1) };
  }
  throw new RangeError(`Expected a cover for ${subjects[0]} in ${suburb}: add originals of it.`);
}

/**
 * Returns the subjects in the order of the photos. Blocks of flats look alike, so for half of the flats a room or the
 * balcony comes first.
 */
function orderSubjects(random: Random, subjects: Subject[], home: Home): Subject[] {
  const isFlat = home.style === 'apartments' || home.style === 'walk-up';
  const [street, ...inside] = subjects;
  if (!isFlat || street === undefined || random.chance(0.5)) return subjects;
  const lead: Subject = inside.includes('balcony') && random.chance(0.45) ? 'balcony' : 'living';
  return [lead, street, ...inside.filter((subject) => subject !== lead)];
}

function scenesOf(random: Random, home: Home): Subject[] {
  switch (home.propertyType) {
    case 'Residential':
      return residentialScenes(random, home);
    case 'Commercial':
      return commercialScenes(home);
    case 'Land':
      return home.category === 'Lifestyle block' ? [home.style, home.style, 'grazing'] : [home.style, home.style];
    case 'Rural':
      return [
        home.place.setting === 'outback' ? 'miners-cottage' : 'homestead',
        ...(home.features.includes('Dam') ? (['dam'] as const) : []),
        'shed',
        'living',
        'kitchen',
        'bedroom',
        home.style,
      ];
  }
}

function residentialScenes(random: Random, home: Home): Scene[] {
  const has = (name: FeatureName) => home.features.includes(name);
  const several = (scene: Scene, count: number): Scene[] => Array.from({ length: count }, () => scene);
  const bedrooms = Math.max(1, Math.min(3, home.bedrooms));
  return [
    'living',
    'kitchen',
    ...(home.bedrooms >= 2 && random.chance(0.7) ? several('dining', 1) : []),
    ...several('bedroom', bedrooms),
    ...several('bathroom', Math.min(2, home.baths)),
    ...(has('Study') ? several('study', 1) : []),
    ...(has('Balcony') && isStrata(home) ? several('balcony', 1) : []),
    ...(has('Swimming pool') || has('Shared pool') ? several('pool', 1) : []),
    ...(home.landArea && home.category !== 'Terrace' ? several('garden', 1) : []),
    ...(home.livingAreas > 1 ? several('living', 1) : []),
  ];
}

const interiorOf: Partial<Record<Home['style'], Scene>> = {
  office: 'office-room',
  shop: 'shop-room',
  cafe: 'cafe-room',
  warehouse: 'warehouse-hall',
  showroom: 'shop-room',
  clinic: 'clinic-room',
};

function commercialScenes(home: Home): Subject[] {
  const interior = interiorOf[home.style] ?? 'office-room';
  const second = home.features.includes('Mezzanine') || home.style === 'clinic' ? 'office-room' : interior;
  return [interior, second, home.style];
}
