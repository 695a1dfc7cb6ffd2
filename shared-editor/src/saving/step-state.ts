import type { Version } from '../edited-resource.ts';
import { isSame } from './merge-values.ts';
import type { Field, FieldErrors } from './step-form.ts';

/** Whether the form is saved, and if not, why. */
export type SaveStatus<Values> =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  /** The server did not respond. The form tries again after a pause. */
  | { kind: 'retrying' }
  /** A value is not valid. Fields show their own errors; `message` is for errors that belong to no field. */
  | { kind: 'invalid'; message: string | null }
  /**
   * The user and another tab or device have changed these fields differently. `theirs` has the values on the server.
   */
  | { kind: 'conflict'; fields: Field<Values>[]; theirs: Values }
  /** The save failed, and another attempt would fail as well. */
  | { kind: 'failed'; message: string };

export type StepState<Values> = {
  /** The values that the form shows. */
  mine: Values;
  /** The values in the form when it was last saved. */
  saved: Values;
  /** The values on the server right after that save. */
  stored: Values;
  status: SaveStatus<Values>;
  savedAt: Date | null;
  /**
   * The save that is running, or null. `sent` is null until the values are sent. `invalid` are the fields that were
   * left out because of their errors.
   */
  save: { sent: Values | null; attempts: number; invalid?: readonly string[] } | null;
  /** The number of consecutive saves to which the server did not respond. */
  failures: number;
};

export type StepEvent<Values, Resource> =
  | { type: 'edited'; values: Values }
  /** Sent after a pause in typing, when a field loses the focus, on submit, or when the browser is online again. */
  | { type: 'saveRequested' }
  /** No other step of this resource is being saved any more, so the requested save starts. */
  | ({ type: 'saveStarted' } & Version<Resource>)
  | ({ type: 'patched' } & Version<Resource>)
  /** The save was rejected, because the resource had been changed elsewhere. It was fetched again. */
  | ({ type: 'outdated' } & Version<Resource>)
  /** The server rejected values. `errors` are by field; `rest` has messages that belong to no field. */
  | ({ type: 'rejected'; errors: FieldErrors; rest: string[] } & Version<Resource>)
  | { type: 'failed'; message: string }
  | { type: 'unreachable' }
  /** The resource was fetched again, for whatever reason. */
  | { type: 'received'; resource: Resource }
  /** A draft of an earlier visit was restored. `stored` are the values that the server had at that time. */
  | { type: 'restored'; mine: Values; stored: Values }
  /** The user chose one version for each field in conflict. */
  | { type: 'resolved'; choices: Record<string, 'mine' | 'theirs'> };

export type StepEffect<Values, Change> =
  | { type: 'setTimer'; ms: number }
  | { type: 'clearTimer' }
  /** Waits until no other step of this resource is being saved, then sends `saveStarted`. */
  | { type: 'acquireQueue' }
  | { type: 'releaseQueue' }
  | { type: 'patch'; change: Change }
  | { type: 'setValues'; values: Values }
  | { type: 'setErrors'; errors: FieldErrors };

/** Returns the first state of a form: it shows the values on the server. */
export function initialStepState<Values>(values: Values): StepState<Values> {
  const status = { kind: 'saved', at: null } as const;
  return { mine: values, saved: values, stored: values, status, savedAt: null, save: null, failures: 0 };
}

/** Returns whether the form has changes that are not saved. */
export function isDirty<Values>({ mine, saved }: StepState<Values>): boolean {
  return !isSame(mine, saved);
}
