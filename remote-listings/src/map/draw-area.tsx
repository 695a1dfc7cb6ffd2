import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapPoint } from 'shared-contract/place/map-point';
import { maxAreaPoints } from 'shared-contract/search/search-fields';
import { roundDegrees } from '../search/url/map-area-params.ts';
import classes from './map.module.css';
import { MapMarker } from './map-marker.tsx';
import { nearestPlace } from './nearest-place.ts';
import { useFreehandLine } from './use-freehand-line.ts';
import { useShape } from './use-shape.ts';

type DrawAreaProps = { map: MapLibre; onDone: (area: MapPoint[]) => void; onCancel: () => void };

/** True when the main pointing device is a touchscreen. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

const mouseHint = 'Draw around the area with the mouse, or click to add corners. The wheel zooms.';
const keyboardHint = 'The arrow keys move the map, and Enter adds a corner.';

/** What a screen reader announces. A problem is also shown, because the map does not show it. */
type Message = { text: string; isShown: boolean };
const announcement = (text: string): Message => ({ text, isShown: false });
const problem = (text: string): Message => ({ text, isShown: true });
const noMessage = announcement('');

/** The distance from the first corner within which a click closes the area. */
const closeDistancePx = 14;
const minCorners = 3;

/**
 * Lets the user draw around an area with the mouse or a finger, or set its corners one by one: with clicks, or with the
 * keyboard. The arrow keys move the map under a crosshair, and a button adds a corner at its centre. All of it always
 * works, so the user chooses no mode.
 */
export function DrawArea({ map, onDone, onCancel }: DrawAreaProps) {
  /** The corners after each step, which Undo goes back to. */
  const [steps, setSteps] = useState<MapPoint[][]>([]);
  const [message, setMessage] = useState<Message>(noMessage);
  const corners = steps.at(-1) ?? [];
  const ready = corners.length >= minCorners;
  const add = ({ lng, lat }: { lng: number; lat: number }) => {
    const corner = { latitude: roundDegrees(lat), longitude: roundDegrees(lng) };
    const isThere = corners.some(
      ({ latitude, longitude }) => latitude === corner.latitude && longitude === corner.longitude,
    );
    if (isThere) return setMessage(problem('There’s already a corner here.'));
    if (corners.length >= maxAreaPoints) return setMessage(problem(`An area can have up to ${maxAreaPoints} corners.`));
    const near = nearestPlace(map, lng, lat);
    setSteps([...steps, [...corners, corner]]);
    setMessage(announcement(`Corner ${corners.length + 1} set${near ? ` near ${near}` : ''}.`));
  };
  const line = useFreehandLine(map, {
    onArea: (area) => {
      setSteps([...steps, area]);
      setMessage(announcement('Area drawn.'));
    },
    onStraightLine: () => setMessage(problem('This line has no area. Draw around the homes that you want to see.')),
    onTap: ({ x, y }) => {
      const [first] = corners;
      const start = first && map.project([first.longitude, first.latitude]);
      if (ready && start && Math.hypot(start.x - x, start.y - y) < closeDistancePx) finish();
      else add(map.unproject([x, y]));
    },
  });
  useShape(map, 'drawing', line ?? corners, ready && !line);
  const focusMap = () => map.getCanvas().focus({ preventScroll: true });
  /**
   * Adds a corner in the centre of the map, after the map has stopped moving. An arrow key moves the map with an
   * animation. At the end of it, the `moveend` handler would replace the announcement of the corner.
   */
  const addAtCentre = () => {
    if (map.isMoving()) map.once('moveend', () => add(map.getCenter()));
    else add(map.getCenter());
  };
  const undo = () => {
    if (steps.length === 0) return;
    // After the last step is undone, this button is disabled and loses the focus, so the focus moves to the map.
    if (steps.length === 1) focusMap();
    const count = steps.at(-2)?.length ?? 0;
    setSteps(steps.slice(0, -1));
    setMessage(announcement(`Undone. The area has ${count === 1 ? '1 corner' : `${count} corners`}.`));
  };
  const finish = () => {
    if (!ready) return;
    focusMap();
    onDone(corners);
  };
  const cancel = () => {
    focusMap();
    onCancel();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    if (event.target !== map.getCanvas()) return;
    if (event.key === 'Enter') addAtCentre();
    if (event.key === 'Backspace') undo();
  });
  const onMove = useEffectEvent(() => {
    const { lng, lat } = map.getCenter();
    const near = nearestPlace(map, lng, lat);
    if (near) setMessage(announcement(`The crosshair is near ${near}.`));
  });
  useEffect(() => {
    const moved = () => onMove();
    const key = (event: KeyboardEvent) => onKey(event);
    const container = map.getContainer();
    map.doubleClickZoom.disable();
    map.on('moveend', moved);
    container.addEventListener('keydown', key);
    map.getCanvas().focus();
    return () => {
      map.doubleClickZoom.enable();
      map.off('moveend', moved);
      container.removeEventListener('keydown', key);
    };
  }, [map]);
  return (
    <>
      <span className={classes.crosshair} aria-hidden="true" />
      {(line ? [] : corners).map((corner) => (
        <MapMarker key={`${corner.latitude},${corner.longitude}`} map={map} {...corner}>
          <span className={classes.corner} />
        </MapMarker>
      ))}
      <section className={classes.drawing} aria-label="Draw an area">
        <p className={classes.how}>
          {isTouch()
            ? 'Draw around the area with one finger, or tap the map to add corners. Two fingers move the map.'
            : `${mouseHint} ${keyboardHint}`}
        </p>
        <DrawButtons
          cornerCount={corners.length}
          onAdd={addAtCentre}
          onUndo={undo}
          onCancel={cancel}
          onFinish={finish}
        />
        <p className={message.isShown ? classes.problem : classes.srOnly} role="status">
          {message.text}
        </p>
      </section>
    </>
  );
}

type DrawButtonsProps = {
  cornerCount: number;
  onAdd: () => void;
  onUndo: () => void;
  onCancel: () => void;
  onFinish: () => void;
};

function DrawButtons({ cornerCount, onAdd, onUndo, onCancel, onFinish }: DrawButtonsProps) {
  return (
    <div className={classes.buttons}>
      <button type="button" className={classes.tool} onClick={onAdd}>
        Add corner
      </button>
      <button type="button" className={classes.tool} disabled={cornerCount === 0} onClick={onUndo}>
        Undo
      </button>
      <button type="button" className={classes.tool} onClick={onCancel}>
        Cancel
      </button>
      <button type="button" className={classes.mainTool} disabled={cornerCount < minCorners} onClick={onFinish}>
        Search this area
      </button>
    </div>
  );
}
