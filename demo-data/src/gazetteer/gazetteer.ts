import { stableId } from '../stable-id.ts';
import { australianCapitalTerritory, northernTerritory, tasmania } from './act-tasmania-and-territory.ts';
import { newSouthWales } from './new-south-wales.ts';
import type { Place } from './place.ts';
import { queensland } from './queensland.ts';
import { southAustralia } from './south-australia.ts';
import { victoria } from './victoria.ts';
import { westernAustralia } from './western-australia.ts';

/**
 * The suburbs of the site. They are entered by hand, because no free list has consistent names, postcodes, states and
 * coordinates.
 */
export const gazetteer: readonly Place[] = [
  ...newSouthWales,
  ...australianCapitalTerritory,
  ...victoria,
  ...queensland,
  ...southAustralia,
  ...westernAustralia,
  ...tasmania,
  ...northernTerritory,
];

export const suburbId = (slug: string) => stableId(`suburb/${slug}`);

const bySlug = new Map(gazetteer.map((place) => [place.slug, place]));

export function placeOf(slug: string): Place {
  const place = bySlug.get(slug);
  if (!place) throw new RangeError(`Expected a suburb of the gazetteer, got "${slug}".`);
  return place;
}
