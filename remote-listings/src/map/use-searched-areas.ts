import type { ExpressionSpecification, Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import { isSuburbSlug } from 'shared-contract/place/place';

/** The layers of our map style for the areas of the searched suburbs. */
const layers = ['searched-areas', 'searched-outline'];

/**
 * Fills the areas of the searched suburbs on the map. Larger places, such as regions, are not filled: they would cover
 * most of what the map shows.
 */
export function useSearchedAreas(map: MapLibre, slugs: readonly string[]): void {
  const key = slugs.filter(isSuburbSlug).join('|');
  useEffect(() => {
    for (const layer of layers.filter((one) => map.getLayer(one))) map.setFilter(layer, searchedFilter(key.split('|')));
  }, [map, key]);
}

/** Returns the filter for the areas of suburbs. An area has the slugs of all its postcodes, as `|slug|slug|`. */
export const searchedFilter = (slugs: readonly string[]): ExpressionSpecification => [
  'any',
  ...slugs.filter(Boolean).map((slug): ExpressionSpecification => ['in', `|${slug}|`, ['get', 'slugs']]),
];
