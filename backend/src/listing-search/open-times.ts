import { localDateIn } from 'shared-contract/date/local-date';
import { type Bitmap, emptyBitmap, hasBit, setBit } from './bitmap.ts';
import { firstInOrder } from './first-in-order.ts';
import { eachFound, type FoundSlots } from './found-slots.ts';
import { scratchBitmap } from './scratch-bitmaps.ts';
import { dayNumber, type Open } from './search-row.ts';

type Kept = Open & { slot: number };

/** Who is open on the coming Saturday, by time zone, as it was last found to be true. */
type Saturday = { minute: number; madeAt: number; until: number; days: Map<string, number>; bitmap: Bitmap };

/** So many are put in order at once, without a look at others. */
const fewSlots = 2000;

/** The open homes of everything in the index. */
export class OpenTimes {
  readonly #bySlot = new Map<number, Open[]>();
  #inOrder: Kept[] = [];
  /** Slots and ends of `#inOrder` once it is sorted, side by side: a search may have to look at all of them. A bit for each slot. */
  #packed: { slots: Uint32Array; ends: Float64Array; opens: Bitmap } | null = null;
  #saturday: Saturday | null = null;

  set(slot: number, opens: readonly Open[]): void {
    if (opens.length === 0) return;
    this.#bySlot.set(
      slot,
      opens.toSorted((a, b) => a.startAt - b.startAt),
    );
    for (const open of opens) this.#inOrder.push({ ...open, slot });
    this.#forgetOrder();
  }

  clear(slot: number): void {
    if (!this.#bySlot.delete(slot)) return;
    this.#inOrder = this.#inOrder.filter((open) => open.slot !== slot);
    this.#forgetOrder();
  }

  /** The first that has not ended. */
  nextOf(slot: number, now: number): Open | null {
    return this.#bySlot.get(slot)?.find(({ endAt }) => endAt > now) ?? null;
  }

  /** Slots `from` up to `to` of those found, soonest open home first, those without one last and newest first. */
  ordered(found: FoundSlots, words: number, now: number, from: number, to: number): number[] {
    if ('list' in found || (found.isWhole && found.count <= fewSlots)) {
      const nextOf = (slot: number) => this.nextOf(slot, now)?.startAt ?? null;
      return firstInOrder(found, nextOf, { direction: 1, most: to }).slice(from);
    }
    const slots: number[] = [];
    const seen = scratchBitmap(words);
    const { slots: opening, ends, opens } = this.#byStart(words);
    // Where some that were read are enough, nobody asks for all.
    if (found.countIn(opens) < to) found.read();
    const most = Math.min(to, found.countIn(opens));
    for (let at = 0; at < opening.length && slots.length < most; at += 1) {
      const slot = opening[at] ?? 0;
      if ((ends[at] ?? 0) <= now || !found.has(slot) || hasBit(seen, slot)) continue;
      setBit(seen, slot);
      slots.push(slot);
    }
    if (slots.length < to) eachFound(found.read(), (slot) => hasBit(seen, slot) || slots.push(slot) < to);
    return slots.slice(from);
  }

  /** Open on the coming Saturday, on the property's own calendar; on a Saturday that is today. */
  onSaturday(words: number, now: number): Bitmap {
    const minute = Math.floor(now / 60_000);
    const known = this.#saturday;
    if (known?.bitmap.length === words && (known.minute === minute || isStill(known, now))) {
      known.minute = minute;
      return known.bitmap;
    }
    const saturday: Saturday = {
      minute,
      madeAt: now,
      until: Number.POSITIVE_INFINITY,
      days: new Map(),
      bitmap: emptyBitmap(words),
    };
    for (const { slot, endAt, day, timeZone } of this.#inOrder) {
      if (endAt <= now) continue;
      const coming = saturday.days.get(timeZone) ?? comingSaturday(timeZone, now);
      saturday.days.set(timeZone, coming);
      if (day !== coming) continue;
      setBit(saturday.bitmap, slot);
      saturday.until = Math.min(saturday.until, endAt);
    }
    this.#saturday = saturday;
    return saturday.bitmap;
  }

  #byStart(words: number) {
    if (this.#packed?.opens.length === words) return this.#packed;
    this.#inOrder.sort((a, b) => a.startAt - b.startAt || b.slot - a.slot);
    const opens = emptyBitmap(words);
    for (const { slot } of this.#inOrder) setBit(opens, slot);
    this.#packed = {
      slots: Uint32Array.from(this.#inOrder, ({ slot }) => slot),
      ends: Float64Array.from(this.#inOrder, ({ endAt }) => endAt),
      opens,
    };
    return this.#packed;
  }

  #forgetOrder(): void {
    this.#packed = null;
    this.#saturday = null;
  }
}

/** Until the first of them has ended or somewhere a Saturday has: nobody waits for a look at all there are every minute. */
const isStill = ({ madeAt, until, days }: Saturday, now: number) =>
  now >= madeAt && now < until && [...days].every(([timeZone, day]) => day === comingSaturday(timeZone, now));

function comingSaturday(timeZone: string, now: number): number {
  const today = dayNumber(localDateIn(timeZone, new Date(now))) ?? 0;
  // The first of January 1970 was a Thursday.
  return today + ((9 - (today % 7)) % 7);
}
