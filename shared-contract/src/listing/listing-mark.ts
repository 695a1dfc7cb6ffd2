import * as z from 'shared-contract/schema';
import { plainText } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';

/** The maximum length of a private note, in characters. */
export const maxNoteLength = 2000;
/** The maximum number of marked listings per person. */
export const maxMarks = 1000;

const instant = z.iso.datetime({ offset: true });

/** One person's marks on a listing: saved to the shortlist, hidden from results, and a private note. */
export const listingMarkFields = z.object({
  /** When the listing was saved to the shortlist, or null. A saved listing is not hidden. */
  savedAt: z.nullable(instant),
  /** When the listing was hidden from this person's search results, or null. */
  hiddenAt: z.nullable(instant),
  note: z.string(),
  /** When the note was last changed or removed, or null. */
  noteAt: z.nullable(instant),
});
export type ListingMarkFields = z.infer<typeof listingMarkFields>;

/** `GET /api/listing-marks`: the marks of the signed-in user. `id` is the listing's id. */
export const listingMark = z.object({ ...linked, listing: z.string(), ...listingMarkFields.shape });
export type ListingMark = z.infer<typeof listingMark>;

/** `PATCH /api/listing-marks/{listing id}`. Saving a listing also unhides it, and hiding a listing also unsaves it. */
export const listingMarkPatch = z.object({
  saved: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  note: z.optional(plainText(maxNoteLength)),
});
export type ListingMarkPatch = z.infer<typeof listingMarkPatch>;

/** `POST /api/listing-marks`: merges a guest's marks into the account (see `mergeMarks`). `listing` is an IRI. */
export const listingMarksInput = z.object({
  marks: z
    .array(z.object({ listing: z.string(), ...listingMarkFields.shape, note: plainText(maxNoteLength) }))
    .check(z.maxLength(maxMarks)),
});

/** The marks of a listing that the person has not marked. */
export const emptyMark: ListingMarkFields = { savedAt: null, hiddenAt: null, note: '', noteAt: null };

/** Returns the marks after a change at the instant `at` (RFC 3339). */
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
 * Merges the marks of a guest with those of the account. A listing that is saved on either side is saved and not
 * hidden, and the newer note wins. Merging in another order, or again, gives the same result.
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

const timeOf = (instant: string | null) => (instant === null ? Number.NEGATIVE_INFINITY : Date.parse(instant));

const later = (one: string | null, other: string | null) => (timeOf(other) > timeOf(one) ? other : one);

/**
 * Compares two notes by time. With equal times it compares the texts, so that merging in either order gives the same
 * note.
 */
function isNewerNote(one: ListingMarkFields, than: ListingMarkFields): boolean {
  const ahead = timeOf(one.noteAt) - timeOf(than.noteAt);
  return ahead > 0 || (!(ahead < 0) && one.note > than.note);
}
