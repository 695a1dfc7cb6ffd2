import type { Map as MapLibre } from 'maplibre-gl';
import { readAttribution } from './attribution.ts';
import classes from './map.module.css';

/** Who made what the map is drawn from. */
export function MapSources({ map }: { map: MapLibre }) {
  const named = Object.values(map.getStyle().sources).flatMap((source) =>
    'attribution' in source && typeof source.attribution === 'string' ? [source.attribution] : [],
  );
  return (
    <p className={classes.sources}>
      {readAttribution(named.join(' · ')).map(({ words, href }) =>
        href ? (
          <a key={href + words} className={classes.source} href={href} target="_blank" rel="noreferrer">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}
