import type { Map as MapLibre } from 'maplibre-gl';
import classes from './map-attribution.module.css';
import { parseAttribution } from './parse-attribution.ts';

/** Shows the attribution that the sources of the map require, with its links. */
export function MapAttribution({ map }: { map: MapLibre }) {
  const attributions = Object.values(map.getStyle().sources).flatMap((source) =>
    'attribution' in source && typeof source.attribution === 'string' ? [source.attribution] : [],
  );
  return (
    <p className={classes.sources}>
      {parseAttribution(attributions.join(' · ')).map(({ text, href }) =>
        href ? (
          <a key={href + text} className={classes.source} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
