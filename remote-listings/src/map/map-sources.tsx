import type { Map as MapLibre } from 'maplibre-gl';
import classes from './map.module.css';

/** Who made what the map is drawn from, as text. */
export function MapSources({ map }: { map: MapLibre }) {
  const named = Object.values(map.getStyle().sources).flatMap((source) =>
    'attribution' in source && typeof source.attribution === 'string' ? [source.attribution] : [],
  );
  return <p className={classes.sources}>{named.join(' · ')}</p>;
}
