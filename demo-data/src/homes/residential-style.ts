import type { AustralianState } from 'shared-contract/place/suburb';
import type { Place } from '../gazetteer/place.ts';
import type { Random } from '../random.ts';
import type { Style } from './home.ts';

type Weights = readonly (readonly [Style, number])[];

/** Picks a random house style, weighted by how common each style is in that part of the country. */
export function houseStyle(random: Random, place: Place): Style {
  return random.weighted(weightsAt(place));
}

function weightsAt({ state, setting, slug }: Place): Weights {
  if (slug === 'lord-howe-island-nsw-2898') return [['beach-house', 1]];
  if (setting === 'tropics') return tropical(state);
  if (setting === 'outback') return outback(state);
  if (setting === 'beach') return seaside(state);
  return byState[state](setting === 'inner' || setting === 'city', setting === 'suburban');
}

const tropical = (state: string): Weights =>
  state === 'QLD'
    ? pairs({ queenslander: 5, 'top-end': 1, 'brick-veneer': 2, modern: 1 })
    : pairs({ 'top-end': 6, 'brick-veneer': 1, modern: 1 });

const outback = (state: string): Weights => {
  if (state === 'QLD') return pairs({ queenslander: 3, 'miners-cottage': 3 });
  if (state === 'NT') return pairs({ 'brick-veneer': 4, 'top-end': 1, 'miners-cottage': 1 });
  return pairs({ 'miners-cottage': 6, 'brick-veneer': 2 });
};

const seaside = (state: string): Weights => {
  if (state === 'QLD') return pairs({ 'beach-house': 4, modern: 3, queenslander: 1, 'brick-veneer': 1 });
  if (state === 'VIC' || state === 'TAS')
    return pairs({ 'beach-house': 4, weatherboard: 3, modern: 2, californian: 1 });
  return pairs({ 'beach-house': 5, modern: 3, 'brick-veneer': 1 });
};

const byState: Record<AustralianState, (inner: boolean, suburban: boolean) => Weights> = {
  QLD: (inner) => pairs(inner ? { queenslander: 6, modern: 2 } : { queenslander: 4, modern: 2, 'brick-veneer': 3 }),
  NSW: (inner, suburban) =>
    pairs(
      inner
        ? { federation: 3, weatherboard: 2, modern: 2 }
        : suburban
          ? { federation: 2, californian: 2, 'brick-veneer': 4, modern: 3 }
          : { weatherboard: 4, federation: 2, 'brick-veneer': 3, modern: 1 },
    ),
  VIC: (inner, suburban) =>
    pairs(
      inner
        ? { weatherboard: 3, federation: 3, californian: 2, modern: 2 }
        : suburban
          ? { californian: 3, 'brick-veneer': 4, modern: 3 }
          : { weatherboard: 5, californian: 2, 'brick-veneer': 3, modern: 1 },
    ),
  SA: (inner, suburban) =>
    pairs(
      inner
        ? { 'stone-cottage': 6, californian: 2, modern: 2 }
        : suburban
          ? { californian: 3, 'brick-veneer': 3, modern: 2, 'stone-cottage': 1 }
          : { 'stone-cottage': 5, 'brick-veneer': 2, modern: 1 },
    ),
  WA: (inner, suburban) =>
    pairs(
      inner
        ? { federation: 4, weatherboard: 1, modern: 3 }
        : suburban
          ? { 'brick-veneer': 5, modern: 3, federation: 1 }
          : { 'brick-veneer': 3, weatherboard: 2, modern: 2 },
    ),
  TAS: () => pairs({ weatherboard: 6, 'stone-cottage': 2, 'brick-veneer': 1, modern: 1 }),
  ACT: () => pairs({ 'brick-veneer': 4, modern: 3, californian: 2 }),
  NT: () => pairs({ 'top-end': 3, 'brick-veneer': 2 }),
};

function pairs(weights: Partial<Record<Style, number>>): Weights {
  return Object.entries(weights) as [Style, number][];
}
