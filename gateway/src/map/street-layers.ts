/** Layers for the streets of a Protomaps extract: https://docs.protomaps.com/basemaps/layers. */
const of = (layer: string) => ({ source: 'streets', 'source-layer': layer });
const width = (...stops: [zoom: number, pixels: number][]) => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops.flat(),
];

const roads = (id: string, kinds: string[], minzoom: number, color: string, lineWidth: unknown[]) => ({
  id,
  type: 'line',
  ...of('roads'),
  minzoom,
  filter: ['match', ['get', 'kind'], kinds, true, false],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': lineWidth },
});

export const streetLayers = [
  {
    id: 'parks',
    type: 'fill',
    ...of('landuse'),
    filter: ['match', ['get', 'kind'], ['park', 'national_park', 'nature_reserve', 'golf_course'], true, false],
    paint: { 'fill-color': '#e0e9d6' },
  },
  {
    id: 'street-water',
    type: 'fill',
    ...of('water'),
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': '#cfe0e4' },
  },
  roads('minor-roads', ['minor_road', 'path'], 12, '#ffffff', width([12, 0.5], [17, 8])),
  roads('major-roads', ['major_road'], 8, '#f3e7c4', width([8, 0.6], [17, 14])),
  roads('highways', ['highway'], 5, '#ecd491', width([5, 0.6], [17, 18])),
  {
    id: 'street-names',
    type: 'symbol',
    ...of('roads'),
    minzoom: 13,
    layout: {
      'symbol-placement': 'line',
      'text-field': ['get', 'name'],
      'text-font': ['sans-serif'],
      'text-size': 12,
    },
    paint: { 'text-color': '#6b6f63', 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
  },
];

export const streetsDarkPaint = {
  parks: { 'fill-color': '#26352b' },
  'street-water': { 'fill-color': '#131c20' },
  'minor-roads': { 'line-color': '#38423d' },
  'major-roads': { 'line-color': '#4a5049' },
  highways: { 'line-color': '#6a6247' },
  'street-names': { 'text-color': '#a3aca5', 'text-halo-color': '#161b18' },
};
