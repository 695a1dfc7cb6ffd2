import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Map as MapLibre } from 'maplibre-gl';
import classes from './zoom-buttons.module.css';

export function ZoomButtons({ map }: { map: MapLibre }) {
  return (
    <div className={classes.zoom}>
      <button type="button" className={classes.zoomButton} aria-label="Zoom in" onClick={() => map.zoomIn()}>
        <IconPlus size={18} aria-hidden="true" />
      </button>
      <button type="button" className={classes.zoomButton} aria-label="Zoom out" onClick={() => map.zoomOut()}>
        <IconMinus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
