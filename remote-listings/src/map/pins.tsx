import type { Map as MapLibre } from 'maplibre-gl';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { FoundListing } from 'shared-contract/search/found-listing';
import type { MapPin } from 'shared-contract/search/listing-map';
import classes from './map.module.css';
import { MapMarker } from './map-marker.tsx';
import { pinLabel, shortCount, shortPrice } from './pin-labels.ts';

type PinsProps = {
  map: MapLibre;
  pins: readonly MapPin[];
  /** The listing under the pointer in the list of results, or null. Its pin is highlighted. */
  highlighted: FoundListing | null;
  /** The pin whose card is open, or null. */
  opened: MapPin | null;
  /** True while the user draws an area: the pins are visible, but clicks go to the map below them. */
  inert: boolean;
  onPoint: (listingId: string | null) => void;
  onOpen: (pin: MapPin) => void;
};

/** The pins on the map, from west to east. Tab focuses one pin, and the arrow keys move the focus to the others. */
export function Pins({ map, pins, highlighted, opened, inert, onPoint, onOpen }: PinsProps) {
  const [focusedKey, setFocusedKey] = useState<string>();
  const sorted = pins.toSorted((a, b) => a.longitude - b.longitude || a.latitude - b.latitude);
  const tabStop = sorted.find((pin) => keyOf(pin) === focusedKey) ?? sorted[0];
  const includesHighlighted = (pin: MapPin) => highlighted !== null && pin.listings.includes(highlighted.id);
  const place = highlighted?.property.location;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the buttons.
    <div onKeyDown={(event) => moveFocus(event, map)}>
      {sorted.map((pin) => (
        <MapMarker key={keyOf(pin)} map={map} latitude={pin.latitude} longitude={pin.longitude}>
          <button
            type="button"
            data-pin
            inert={inert}
            className={pin.count > 1 ? classes.cluster : classes.pin}
            data-active={includesHighlighted(pin) || opened === pin || undefined}
            aria-label={pinLabel(pin)}
            tabIndex={pin === tabStop ? 0 : -1}
            onFocus={() => setFocusedKey(keyOf(pin))}
            onPointerEnter={() => onPoint(pin.count === 1 ? (pin.listings[0] ?? null) : null)}
            onPointerLeave={() => onPoint(null)}
            onClick={(event: MouseEvent) => {
              event.stopPropagation();
              onOpen(pin);
            }}
          >
            {pin.count > 1 ? shortCount(pin.count) : shortPrice(pin.price)}
          </button>
        </MapMarker>
      ))}
      {place && !sorted.some(includesHighlighted) && (
        <MapMarker map={map} latitude={place.latitude} longitude={place.longitude}>
          <span className={classes.spot} data-active />
        </MapMarker>
      )}
    </div>
  );
}

const keyOf = ({ latitude, longitude, count, listings }: MapPin): string =>
  count === 1 ? (listings[0] ?? '') : `${latitude},${longitude},${count}`;

function moveFocus(event: KeyboardEvent, map: MapLibre): void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.stopPropagation();
  // In the document, the buttons are in the order in which MapLibre created them. Sorts them from west to east.
  const buttons = [...map.getContainer().querySelectorAll<HTMLButtonElement>('button[data-pin]')];
  const leftOf = (button: HTMLButtonElement) => button.getBoundingClientRect().left;
  const sorted = buttons.toSorted((a, b) => leftOf(a) - leftOf(b));
  sorted[sorted.indexOf(event.target) + step]?.focus();
}
