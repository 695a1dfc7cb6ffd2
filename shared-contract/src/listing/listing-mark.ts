import * as z from 'zod/mini';
import { plainText } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';

/** Longest private note, in characters. */
export const maxNoteLength = 2000;
/** As many listings one person may keep marks of. */
export const maxMarks = 1000;

const instant = z.iso.datetime({ offset: true });

/** What one person keeps about a listing: on the shortlist, hidden from results, a private note; each with its moment. */
export const listingMarkFields = z.object({
  /** On the shortlist since; null where it is not. Never with `hiddenAt`. */
  savedAt: z.nullable(instant),
  /** Left out of this person's results since. */
  hiddenAt: z.nullable(instant),
  note: z.string(),
  /** When the note was last changed, also when that emptied it; null where there never was one. */
  noteAt: z.nullable(instant),
});
export type ListingMarkFields = z.infer<typeof listingMarkFields>;

/** `GET /api/listing-marks`: the reader's own. `id` is the listing's. */
export const listingMark = z.object({ ...linked, listing: z.string(), ...listingMarkFields.shape });
export type ListingMark = z.infer<typeof listingMark>;

/** `PATCH /api/listing-marks/{listing id}`. What is saved is not hidden any more, and what is hidden is not saved. */
export const listingMarkPatch = z.object({
  saved: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  note: z.optional(plainText(maxNoteLength)),
});
export type ListingMarkPatch = z.infer<typeof listingMarkPatch>;

/** `POST /api/listing-marks`: what a visitor kept comes to the account (see `mergeMarks`). `listing` is an IRI. */
export const listingMarksInput = z.object({
  marks: z
    .array(z.object({ listing: z.string(), ...listingMarkFields.shape, note: plainText(maxNoteLength) }))
    .check(z.maxLength(maxMarks)),
});

/** A listing nobody has marked. */
export const emptyMark: ListingMarkFields = { savedAt: null, hiddenAt: null, note: '', noteAt: null };

/** A mark after a change made at that moment. */
export function applyMarkPatch(mark: ListingMarkFields, change: ListingMarkPatch, at: string): ListingMarkFields {
  const { saved, hidden, note } = change;
  const next = { ...mark };
  if (saved !== undefined) next.savedAt = saved ? (mark.savedAt ?? at) : null;
  if (hidden !== undefined) next.hiddenAt = hidden ? (mark.hiddenAt ?? at) : null;
  if (saved) next.hiddenAt = null;
  else if (hidden) next.savedAt = null;
  if (note !== undefined && note !== mark.note) Object.assign(next, { note, noteAt: at });
  return next;
}

/**
 * Two people's marks of one listing who turn out to be one person: saved by either is saved, and then not hidden; the newest
 * note wins. In whatever order and however often it is done, the outcome is the same.
 */
export function mergeMarks(one: ListingMarkFields, other: ListingMarkFields): ListingMarkFields {
  const savedAt = later(one.savedAt, other.savedAt);
  const newest = isNewerNote(other, one) ? other : one;
  return {
    savedAt,
    hiddenAt: savedAt === null ? later(one.hiddenAt, other.hiddenAt) : null,
    note: newest.note,
    noteAt: newest.noteAt,
  };
}

const moment = (instant: string | null) => (instant === null ? Number.NEGATIVE_INFINITY : Date.parse(instant));

const later = (one: string | null, other: string | null) => (moment(other) > moment(one) ? other : one);

/** Of two of one moment the text decides, so that both sides choose the same. */
function isNewerNote(one: ListingMarkFields, than: ListingMarkFields): boolean {
  const ahead = moment(one.noteAt) - moment(than.noteAt);
  return ahead > 0 || (!(ahead < 0) && one.note > than.note);
}
