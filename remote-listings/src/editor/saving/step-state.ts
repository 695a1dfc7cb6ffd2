import type { Listing, ListingPatch } from 'shared-contract/listing/listing';
import { isSame } from './merge-values.ts';
import type { Field, FieldErrors } from './step-form.ts';

/** Whether the form is saved. */
export type SaveStatus<Values> =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  /** The server is out of reach; the form saves again after a pause. */
  | { kind: 'retrying' }
  /** An entered value is not valid; `message` is for errors that belong to no field. */
  | { kind: 'invalid'; message: string | null }
  /** These fields were changed here and elsewhere. */
  | { kind: 'conflict'; fields: Field<Values>[]; theirs: Values }
  /** The save failed, and saving again would not help. */
  | { kind: 'failed'; message: string };

export type StepState<Values> = {
  /** The values that the form shows. */
  mine: Values;
  /** The values that the form showed when it was last saved. */
  saved: Values;
  /** The values that the server had stored after that save. */
  stored: Values;
  status: SaveStatus<Values>;
  savedAt: Date | null;
  /** The running save: the values that were sent, and the number of attempts. */
  save: { sent: Values | null; attempts: number } | null;
  /** How often reaching the server has failed in a row. */
  failures: number;
};

/** A version of the listing, and the time when it became known. */
export type Version = { listing: Listing; now: Date };

export type StepEvent<Values> =
  | { type: 'edited'; values: Values }
  /** After a pause, on blur or submit, or when the browser is back online. */
  | { type: 'saveRequested' }
  /** No other step of this listing is being saved, so the save can start. */
  | ({ type: 'saveStarted' } & Version)
  | ({ type: 'patched' } & Version)
  /** The listing had been changed elsewhere, and was fetched again. */
  | ({ type: 'outdated' } & Version)
  /** The server rejected values: errors by field, and messages that belong to no field. */
  | ({ type: 'rejected'; errors: FieldErrors; rest: string[] } & Version)
  | { type: 'failed'; message: string }
  | { type: 'unreachable' }
  /** The listing was fetched again, for any reason. */
  | { type: 'received'; listing: Listing }
  /** Unsaved work of an earlier visit, with what the server had stored then. */
  | { type: 'restored'; mine: Values; stored: Values }
  /** The user chose a version for each field in conflict. */
  | { type: 'resolved'; choices: Record<string, 'mine' | 'theirs'> };

export type StepEffect<Values> =
  | { type: 'setTimer'; ms: number }
  | { type: 'clearTimer' }
  /** Waits until no other step of this listing is being saved. */
  | { type: 'acquireQueue' }
  | { type: 'releaseQueue' }
  | { type: 'patch'; change: ListingPatch }
  | { type: 'setValues'; values: Values }
  | { type: 'setErrors'; errors: FieldErrors };

/** Returns the state of a form that shows what the server has stored. */
export function initialStepState<Values>(values: Values): StepState<Values> {
  const status = { kind: 'saved', at: null } as const;
  return { mine: values, saved: values, stored: values, status, savedAt: null, save: null, failures: 0 };
}

/** Returns true when the form has changes that are not saved. */
export function isDirty<Values>({ mine, saved }: StepState<Values>): boolean {
  return !isSame(mine, saved);
}
