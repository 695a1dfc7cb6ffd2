import { streetLayers, streetsDarkPaint } from './street-layers.ts';

/** Vector tiles that the gateway serves. */
export type VectorTiles = { url: string; minZoom: number; maxZoom: number; attribution: string | null };

type MapTiles = {
  /** Our own map. */
  base: VectorTiles;
  /** The streets of `MAP_TILES_FILE`. */
  streets: VectorTiles | null;
  /** The pictures of a tile server. They cover our own map, including its names. */
  tilesUrl: string | null;
  /** The copyright notice that the tile server or the streets require. */
  attribution: string | null;
};

/**
 * Returns the MapLibre style of the map: our own land, water, suburb areas and names, with streets or the pictures of a
 * tile server when they are configured.
 */
export function mapStyle({ base, streets, tilesUrl, attribution }: MapTiles) {
  return {
    version: 8,
    name: 'Verandah',
    metadata: { darkPaint: { ...darkPaint, ...(streets && streetsDarkPaint) } },
    sources: {
      base: vectorSource(base, base.attribution),
      ...(streets && { streets: vectorSource(streets, attribution ?? streets.attribution) }),
      ...(tilesUrl && {
        tiles: { type: 'raster', tiles: [tilesUrl], tileSize: 256, ...(attribution && { attribution }) },
      }),
    },
    layers: [
      ...landAndWater,
      ...(streets ? streetLayers : []),
      ...areas,
      // The pictures of a tile server already contain borders and names.
      ...(tilesUrl ? [{ id: 'tiles', type: 'raster', source: 'tiles' }] : [...borders, ...names]),
      searchedAreas,
      searchedOutline,
    ],
  };
}

function vectorSource({ url, minZoom, maxZoom }: VectorTiles, attribution: string | null) {
  return { type: 'vector', tiles: [url], minzoom: minZoom, maxzoom: maxZoom, ...(attribution && { attribution }) };
}

const accent = '#2b6f4e';
const ofBase = (layer: string) => ({ source: 'base', 'source-layer': layer });

/** The colours of the map in dark mode, by layer. */
const darkPaint = {
  sea: { 'background-color': '#131c20' },
  land: { 'fill-color': '#232b27', 'fill-outline-color': '#4a5851' },
  water: { 'fill-color': '#131c20' },
  areas: { 'line-color': '#3d4943' },
  borders: { 'line-color': '#56635c' },
  places: { 'text-color': '#c3cbc5', 'text-halo-color': '#161b18' },
  states: { 'text-color': '#8b978f', 'text-halo-color': '#161b18' },
  tiles: { 'raster-brightness-max': 0.6, 'raster-saturation': -0.3 },
  'searched-areas': { 'fill-color': '#5fae85' },
  'searched-outline': { 'line-color': '#5fae85' },
};

const landAndWater = [
  { id: 'sea', type: 'background', paint: { 'background-color': '#cfe0e4' } },
  {
    id: 'land',
    type: 'fill',
    ...ofBase('land'),
    paint: { 'fill-color': '#f6f4ee', 'fill-outline-color': '#a9b8b6' },
  },
  { id: 'water', type: 'fill', ...ofBase('water'), paint: { 'fill-color': '#cfe0e4' } },
];

const areas = [
  {
    id: 'areas',
    type: 'line',
    ...ofBase('areas'),
    minzoom: 9,
    paint: {
      'line-color': '#d5cfbf',
      'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.5, 14, 1.5],
    },
  },
];

/** The areas of the searched suburbs. The page sets the filter, see remote-listings/src/map. */
const none = ['any'];
const searchedAreas = {
  id: 'searched-areas',
  type: 'fill',
  ...ofBase('areas'),
  filter: none,
  paint: { 'fill-color': accent, 'fill-opacity': 0.14 },
};
const searchedOutline = {
  id: 'searched-outline',
  type: 'line',
  ...ofBase('areas'),
  filter: none,
  paint: { 'line-color': accent, 'line-width': 2 },
};

const borders = [
  {
    id: 'borders',
    type: 'line',
    ...ofBase('borders'),
    paint: { 'line-color': '#b9b4a4', 'line-width': 1, 'line-dasharray': [3, 3] },
  },
];

const names = [
  {
    id: 'states',
    type: 'symbol',
    ...ofBase('states'),
    maxzoom: 6.5,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['sans-serif'],
      'text-size': ['interpolate', ['linear'], ['zoom'], 3, 10, 6, 14],
      'text-letter-spacing': 0.12,
      'text-transform': 'uppercase',
      'text-max-width': 7,
    },
    paint: { 'text-color': '#8b8672', 'text-halo-color': '#ffffff', 'text-halo-width': 1 },
  },
  {
    id: 'places',
    type: 'symbol',
    ...ofBase('names'),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['sans-serif'],
      'text-size': [
        ...['interpolate', ['linear'], ['zoom']],
        ...[4, ['match', ['get', 'rank'], 0, 12, 10]],
        ...[12, ['match', ['get', 'rank'], 0, 17, 1, 15, 13]],
      ],
      // Each name is below its place, because pins cover the place itself. When names overlap, the larger town wins.
      'text-anchor': 'top',
      'text-offset': [0, 1.4],
      'symbol-sort-key': ['get', 'rank'],
      'text-padding': 8,
    },
    paint: { 'text-color': '#4c5a55', 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
  },
];
