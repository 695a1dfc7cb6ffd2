import { type MapPin, maxListingsPerPin } from 'shared-contract/search/listing-map';
import { pixelsPerDegree } from './map-geometry.ts';
import { shortCount, shortPrice } from './pin-labels.ts';

/** The sizes of labels in pixels, see map.module.css, with the space that keeps two of them apart. */
const labelHeight = 34;
const minLabelWidth = 42;
const labelPadding = 28;
const characterWidth = 8;

/**
 * Merges pins whose labels would overlap on the map, so that every label can be read. Larger pins take in smaller ones.
 * At higher zoom levels the pins are further apart, so it is enough to look at the lowest zoom level that shows them.
 */
export function mergePins(pins: readonly MapPin[], zoom: number): MapPin[] {
  const scale = pixelsPerDegree(Math.floor(zoom));
  let left = pins.toSorted((a, b) => b.count - a.count);
  for (let merged = true; merged; ) {
    merged = false;
    const apart: MapPin[] = [];
    for (const pin of left) {
      const index = apart.findIndex((other) => overlap(pin, other, scale));
      const other = apart[index];
      if (other) {
        apart[index] = join(other, pin);
        merged = true;
      } else apart.push(pin);
    }
    left = apart;
  }
  return left;
}

function overlap(a: MapPin, b: MapPin, scale: number): boolean {
  const stretch = 1 / Math.cos((a.latitude * Math.PI) / 180);
  const across = Math.abs(a.longitude - b.longitude) * scale;
  const down = Math.abs(a.latitude - b.latitude) * scale * stretch;
  return across < (widthOf(a) + widthOf(b)) / 2 && down < labelHeight;
}

function widthOf({ count, price }: MapPin): number {
  const label = count > 1 ? shortCount(count) : shortPrice(price);
  return Math.max(minLabelWidth, labelPadding + label.length * characterWidth);
}

function join(a: MapPin, b: MapPin): MapPin {
  const count = a.count + b.count;
  const listings = [...a.listings, ...b.listings];
  const share = b.count / count;
  return {
    ...a,
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
    count,
    // A pin that names only some of its listings would hide the others.
    listings: listings.length === count && count <= maxListingsPerPin ? listings : [],
    price: null,
  };
}
