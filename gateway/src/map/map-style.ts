/**
 * Returns the MapLibre style of the map: our own coast, borders and place names. When a tile server is configured, its
 * tiles replace the place names.
 */
export function mapStyle(tilesUrl: string | null, attribution: string | null) {
  return {
    version: 8,
    name: 'Verandah',
    metadata: { darkPaint },
    sources: {
      australia: { type: 'geojson', data: '/map/australia.json', attribution: 'Coast: Natural Earth' },
      places: { type: 'geojson', data: '/api/suburbs/map' },
      ...(tilesUrl
        ? { tiles: { type: 'raster', tiles: [tilesUrl], tileSize: 256, ...(attribution ? { attribution } : {}) } }
        : {}),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#cfe0e4' } },
      {
        id: 'land',
        type: 'fill',
        source: 'australia',
        filter: ['==', ['get', 'kind'], 'land'],
        paint: { 'fill-color': '#f6f4ee', 'fill-outline-color': '#a9b8b6' },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'australia',
        filter: ['==', ['get', 'kind'], 'border'],
        paint: { 'line-color': '#b9b4a4', 'line-width': 1, 'line-dasharray': [3, 3] },
      },
      // Tiles already contain place names, so ours are added only when there are no tiles.
      tilesUrl ? { id: 'tiles', type: 'raster', source: 'tiles' } : placeNames,
    ],
  };
}

/** The colours of the map in dark mode, by layer. */
const darkPaint = {
  sea: { 'background-color': '#131c20' },
  land: { 'fill-color': '#232b27', 'fill-outline-color': '#4a5851' },
  borders: { 'line-color': '#56635c' },
  places: { 'text-color': '#c3cbc5', 'text-halo-color': '#161b18' },
  tiles: { 'raster-brightness-max': 0.6, 'raster-saturation': -0.3 },
};

const placeNames = {
  id: 'places',
  type: 'symbol',
  source: 'places',
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['sans-serif'],
    'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 12, 14],
    // Each name is below its place, because pins cover the place itself. When names overlap, capital cities have
    // priority.
    'text-anchor': 'top',
    'text-offset': [0, 1.4],
    'symbol-sort-key': ['case', ['get', 'capital'], 0, 1],
    'text-padding': 12,
  },
  paint: { 'text-color': '#4c5a55', 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
};
