export type Position = [longitude: number, latitude: number];
export type Ring = Position[];

/** A feature of GeoJSON, with the geometries that the map's files use. */
export type Feature<Properties = Record<string, string | number | boolean>> = {
  type: 'Feature';
  properties: Properties;
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Ring }
    | { type: 'MultiLineString' | 'Polygon'; coordinates: Ring[] }
    | { type: 'MultiPolygon'; coordinates: Ring[][] };
};

export const collection = <P>(features: readonly Feature<P>[]) => ({
  type: 'FeatureCollection' as const,
  features: [...features],
});
