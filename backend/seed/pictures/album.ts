import type { FeatureName } from '../homes/features.ts';
import { type Home, isStrata, lookOf } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { type CataloguePicture, floorPlanFor, type picturesInTurn } from './catalogue.ts';
import type { Scene, Subject } from './subjects.ts';

export type Album = { photos: CataloguePicture[]; floorPlan: CataloguePicture | null };

type Next = ReturnType<typeof picturesInTurn>;

/** The pictures of a listing, in the order a visitor walks: the street, the rooms, the garden. */
export function albumOf(random: Random, home: Home, next: Next): Album {
  const look = lookOf(home);
  const subjects = leadOf(random, [home.style, ...scenesOf(random, home)], home);
  const photos: CataloguePicture[] = [];
  for (const subject of subjects.slice(0, 12)) {
    const picture = next(subject, look, photos);
    if (picture) photos.push(picture);
  }
  const drawn = home.propertyType === 'Residential' && random.chance(0.45);
  return { photos, floorPlan: drawn ? floorPlanFor(home.bedrooms, home.baths) : null };
}

/** A flat is often shown from the inside first: its building is not what sets it apart. */
function leadOf(random: Random, subjects: Subject[], home: Home): Subject[] {
  const flat = home.style === 'apartments' || home.style === 'walk-up';
  const [street, ...inside] = subjects;
  if (!flat || street === undefined || random.chance(0.5)) return subjects;
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
      return [home.style, home.style, home.style, 'grazing'].slice(
        0,
        home.category === 'Lifestyle block' ? 4 : 3,
      ) as Subject[];
    case 'Rural':
      return [
        home.place.setting === 'outback' ? 'miners-cottage' : 'homestead',
        home.style,
        'dam',
        'shed',
        'living',
        'kitchen',
        'bedroom',
        home.style,
      ].filter((scene) => scene !== 'dam' || home.features.includes('Dam')) as Subject[];
  }
}

function residentialScenes(random: Random, home: Home): Scene[] {
  const has = (name: FeatureName) => home.features.includes(name);
  const several = (scene: Scene, count: number): Scene[] => Array.from({ length: count }, () => scene);
  const beds = Math.max(1, Math.min(3, home.bedrooms));
  const scenes: Scene[] = [
    'living',
    'kitchen',
    ...(home.bedrooms >= 2 && random.chance(0.7) ? several('dining', 1) : []),
    ...several('bedroom', beds),
    ...several('bathroom', Math.min(2, home.baths)),
    ...(has('Study') ? several('study', 1) : []),
    ...(has('Balcony') && isStrata(home) ? several('balcony', 1) : []),
    ...(has('Swimming pool') || has('Shared pool') ? several('pool', 1) : []),
    ...(home.landArea && home.category !== 'Terrace' ? several('garden', 1) : []),
    ...(home.livingAreas > 1 ? several('living', 1) : []),
  ];
  return scenes;
}

const within: Partial<Record<Home['style'], Scene>> = {
  office: 'office-room',
  shop: 'shop-room',
  cafe: 'cafe-room',
  warehouse: 'warehouse-hall',
  showroom: 'shop-room',
  clinic: 'clinic-room',
};

function commercialScenes(home: Home): Subject[] {
  const inside = within[home.style] ?? 'office-room';
  const extra: Subject[] = home.features.includes('Mezzanine') || home.style === 'clinic' ? ['office-room'] : [];
  return [inside, inside, ...extra, home.style, inside];
}
