import type { Map as MapLibre } from 'maplibre-gl';
import type { MapBounds } from 'shared-contract/place/map-bounds';
import { type CoveredEdges, fitPadding } from './map-geometry.ts';
import { visibleBounds } from './use-map.ts';

/** The height of the buttons over the top edge, with their margin, see map.module.css. */
const toolsRem = 3.25;

/** Returns how much of the map its buttons cover, and the closed sheet with the results on a phone, in pixels. */
function coveredEdges(map: MapLibre): CoveredEdges {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const sheetRem = Number.parseFloat(getComputedStyle(map.getContainer()).getPropertyValue('--covered-by-sheet')) || 0;
  return { top: toolsRem * rem, bottom: sheetRem * rem };
}

/** Returns the padding with which `fitBounds` shows all pins in the part of the map that nothing covers. */
export const paddingForPins = (map: MapLibre) => fitPadding(map.getContainer().clientHeight, coveredEdges(map));

/** Returns the padding with which `fitBounds` shows the bounds that {@link uncoveredBounds} returned. */
export const paddingForSheet = (map: MapLibre) => ({ top: 0, right: 0, left: 0, bottom: coveredEdges(map).bottom });

/** Returns the offset of the middle of the uncovered part from the middle of the map, as `easeTo` expects it. */
export function middleOffset(map: MapLibre): [number, number] {
  const { top, bottom } = paddingForPins(map);
  return [0, (top - bottom) / 2];
}

/** Returns the bounds of the map above the closed sheet with the results. */
export function uncoveredBounds(map: MapLibre): MapBounds {
  const { clientHeight } = map.getContainer();
  return { ...visibleBounds(map), south: map.unproject([0, clientHeight - coveredEdges(map).bottom]).lat };
}
