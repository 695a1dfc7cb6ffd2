import { Delaunay } from 'd3-delaunay';
import type { Feature, Position } from './feature.ts';
import type { Locality } from './localities.ts';

export type AreaProperties = { name: string; state: string; slugs: string };

/** How far the areas of a state reach beyond its outermost localities, in degrees. The coast cuts them off. */
const marginDegrees = 6;

/**
 * Returns the area of each locality of one state: all land that is nearer to its centre than to the centre of another.
 * Free boundaries of suburbs exist only in part, so these areas are approximate.
 */
export function suburbAreas(localities: readonly Locality[]): Feature<AreaProperties>[] {
  const points = localities.map(({ longitude, latitude }) => [longitude, mercator(latitude)] as Position);
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const cells = Delaunay.from(points).voronoi([
    Math.min(...longitudes) - marginDegrees,
    Math.min(...latitudes) - marginDegrees,
    Math.max(...longitudes) + marginDegrees,
    Math.max(...latitudes) + marginDegrees,
  ]);
  return localities.flatMap(({ name, state, slugs }, index) => {
    // Two localities with the same centre share one cell, which belongs to the first of them.
    const cell = cells.cellPolygon(index);
    if (!cell) return [];
    const ring = cell.map(([x, y]) => [x, latitudeOf(y)] as Position);
    return [
      {
        type: 'Feature' as const,
        properties: { name, state, slugs: slugsText(slugs) },
        geometry: { type: 'Polygon' as const, coordinates: [ring] },
      },
    ];
  });
}

/** Joins slugs so that a filter of the map finds one by `|slug|`. */
const slugsText = (slugs: readonly string[]) => `|${slugs.join('|')}|`;

const degrees = 180 / Math.PI;
const mercator = (latitude: number) => degrees * Math.log(Math.tan(Math.PI / 4 + latitude / degrees / 2));
const latitudeOf = (y: number) => degrees * (2 * Math.atan(Math.exp(y / degrees)) - Math.PI / 2);
