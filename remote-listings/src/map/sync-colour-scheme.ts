import type { Map as MapLibre } from 'maplibre-gl';
import * as z from 'shared-contract/schema';

const root = () => document.documentElement;
const isDark = () => root().dataset.mantineColorScheme === 'dark';

const paintProperties = [
  'background-color',
  'fill-color',
  'fill-outline-color',
  'line-color',
  'text-color',
  'text-halo-color',
  'raster-brightness-max',
  'raster-saturation',
] as const;
/** The colours of the dark scheme: paint properties by layer id. The metadata of our map style contains them. */
const darkPaint = z.catch(z.record(z.string(), z.record(z.string(), z.unknown())), {});

/**
 * Applies the page's colour scheme to the map, now and whenever it changes.
 * @returns a function that stops following changes
 */
export function syncColourScheme(map: MapLibre): () => void {
  const { layers, metadata } = map.getStyle();
  const dark = darkPaint.parse(Object(metadata).darkPaint);
  const paint = () => {
    for (const { id, paint: light } of layers) {
      const own = dark[id] ?? {};
      for (const name of paintProperties.filter((one) => one in own)) {
        map.setPaintProperty(id, name, isDark() ? own[name] : Object(light)[name]);
      }
    }
  };
  if (isDark()) paint();
  const observer = new MutationObserver(paint);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-mantine-color-scheme'] });
  return () => observer.disconnect();
}
