import type { Version } from '../edited-resource.ts';
import { isSame, mergeValues } from './merge-values.ts';
import { type CheckedForm, computeChange, type Field, type FieldErrors, validFields } from './step-form.ts';
import { isDirty, type SaveStatus, type StepEffect, type StepEvent, type StepState } from './step-state.ts';

/** The form is saved this long after the last change. */
const debounceMs = 800;
const minRetryMs = 2000;
const maxRetryMs = 30_000;
/**
 * The maximum number of attempts of one save. An attempt fails when the resource was changed elsewhere. After the last
 * attempt, the form waits before it tries again.
 */
const maxAttempts = 5;

type Fields = Record<string, unknown>;
type Transition<Values, C> = { state: StepState<Values>; effects: StepEffect<Values, C>[] };
/** The next state and the effects so far. The functions below change them in place while one event is processed. */
type Draft<V extends Fields, R, C extends object> = Transition<V, C> & {
  checked: CheckedForm<V, R, C>;
};

/**
 * Decides how the form of a step reacts to an event from the user or the server. It is a pure function: it returns the
 * next state and the effects to run, in their order. `effectRunner` runs the effects.
 */
export function reduceStep<V extends Fields, R, C extends object>(
  checked: CheckedForm<V, R, C>,
  before: StepState<V>,
  event: StepEvent<V, R>,
): Transition<V, C> {
  const draft: Draft<V, R, C> = { checked, state: { ...before }, effects: [] };
  applyEvent(draft, event);
  return { state: draft.state, effects: draft.effects };
}

function applyEvent<V extends Fields, R, C extends object>(draft: Draft<V, R, C>, event: StepEvent<V, R>): void {
  const { checked, state } = draft;
  switch (event.type) {
    case 'edited':
      edit(draft, event.values);
      break;
    case 'saveRequested':
      requestSave(draft);
      break;
    case 'saveStarted':
    case 'outdated':
      attempt(draft, event);
      break;
    case 'patched':
      patched(draft, event);
      break;
    case 'rejected':
      // The server rejected the values that were sent. The errors apply only if the user has not changed the values
      // since.
      if (isSame(state.mine, state.save?.sent)) showErrors(draft, event);
      else attempt(draft, event);
      break;
    case 'failed':
      finish(draft, { kind: 'failed', message: event.message });
      break;
    case 'unreachable':
      retryLater(draft);
      break;
    case 'received':
      if (!isDirty(state)) showStored(draft, checked.form.valuesOf(event.resource));
      break;
    case 'restored':
      saveOver(draft, event.mine, event.stored);
      break;
    case 'resolved':
      resolveConflict(draft, event.choices);
      break;
    default:
      event satisfies never;
  }
}

function edit<V extends Fields, R, C extends object>({ state, effects }: Draft<V, R, C>, values: V): void {
  if (isSame(values, state.mine)) return;
  state.mine = values;
  if (state.status.kind === 'conflict') return;
  const dirty = isDirty(state);
  state.status = dirty ? { kind: 'saving' } : { kind: 'saved', at: state.savedAt };
  effects.push(dirty ? { type: 'setTimer', ms: debounceMs } : { type: 'clearTimer' });
}

/**
 * Starts a save. If one is already running, does nothing: the running save also sends later changes when it finishes.
 */
function requestSave<V extends Fields, R, C extends object>({ state, effects }: Draft<V, R, C>): void {
  effects.push({ type: 'clearTimer' });
  if (state.save) return;
  state.save = { sent: null, attempts: 0 };
  effects.push({ type: 'acquireQueue' });
}

/** Merges this version of the resource into the form and sends the fields in which the form differs from it. */
function attempt<V extends Fields, R, C extends object>(draft: Draft<V, R, C>, { resource, now }: Version<R>): void {
  const { checked, state, effects } = draft;
  if (!state.save) return;
  if (state.save.attempts === maxAttempts) {
    retryLater(draft);
    return;
  }
  if (!merge(draft, checked.form.valuesOf(resource))) return;
  state.save = { sent: state.mine, attempts: state.save.attempts + 1 };
  const { change, errors, rest } = computeChange(checked, {
    mine: state.mine,
    theirs: state.stored,
    resource,
    now,
  });
  const { valid, invalid } = validFields(change, errors);
  const isEmpty = Object.keys(valid).length === 0;
  if (rest.length > 0 || (invalid.length > 0 && (isEmpty || !checked.form.savesValidFields))) {
    showErrors(draft, { errors, rest });
    return;
  }
  effects.push({ type: 'setErrors', errors });
  if (isEmpty) {
    patched(draft, { resource, now });
    return;
  }
  state.save = { ...state.save, invalid };
  state.status = { kind: 'saving' };
  // The cast is safe: a change may lack any of its fields.
  effects.push({ type: 'patch', change: valid as C });
}

/**
 * Merges changes that were made elsewhere. If both sides have changed the same field, ends the save and returns false.
 */
function merge<V extends Fields, R, C extends object>(draft: Draft<V, R, C>, theirs: V): boolean {
  const { state } = draft;
  const { mine, saved, stored } = state;
  const { merged, conflicts } = mergeValues({ saved, stored, mine, theirs });
  if (conflicts.length > 0) {
    finish(draft, { kind: 'conflict', fields: conflicts, theirs });
    return false;
  }
  // A field that only the other side has changed now has the same value on both sides, so it counts as saved.
  state.saved = pick(saved, merged, (field) => isSame(mine[field], saved[field]));
  state.stored = theirs;
  setMine(draft, merged);
  return true;
}

function patched<V extends Fields, R, C extends object>(draft: Draft<V, R, C>, version: Version<R>): void {
  const { checked, state } = draft;
  const { sent, invalid = [] } = state.save ?? { sent: null };
  if (sent) state.saved = pick(sent, state.saved, (field) => invalid.includes(field));
  state.stored = checked.form.valuesOf(version.resource);
  state.savedAt = version.now;
  if (isDirty(state)) {
    // The user has changed the form during the request. Saves these changes next.
    state.save = { sent: null, attempts: 0 };
    attempt(draft, version);
  } else finish(draft, { kind: 'saved', at: version.now });
}

function showErrors<V extends Fields, R, C extends object>(
  draft: Draft<V, R, C>,
  { errors, rest }: { errors: FieldErrors; rest: string[] },
): void {
  draft.effects.push({ type: 'setErrors', errors });
  finish(draft, { kind: 'invalid', message: rest.length > 0 ? rest.join(' ') : null });
}

function retryLater<V extends Fields, R, C extends object>(draft: Draft<V, R, C>): void {
  const failures = draft.state.failures + 1;
  finish(draft, { kind: 'retrying' });
  draft.state.failures = failures;
  draft.effects.push({ type: 'setTimer', ms: Math.min(maxRetryMs, minRetryMs * 2 ** (failures - 1)) });
}

function finish<V extends Fields, R, C extends object>(
  { state, effects }: Draft<V, R, C>,
  status: SaveStatus<V>,
): void {
  Object.assign(state, { status, save: null, failures: 0 });
  effects.push({ type: 'releaseQueue' });
}

/** Shows values that were saved elsewhere. The caller makes sure that the form has no changes of its own. */
function showStored<V extends Fields, R, C extends object>(draft: Draft<V, R, C>, theirs: V): void {
  const { state } = draft;
  if (state.status.kind === 'conflict' || isSame(theirs, state.stored)) return;
  Object.assign(state, { saved: theirs, stored: theirs });
  setMine(draft, theirs);
}

/** Replaces the form's values with `mine` and saves the difference to `stored`, the values on the server. */
function saveOver<V extends Fields, R, C extends object>(draft: Draft<V, R, C>, mine: V, stored: V): void {
  Object.assign(draft.state, { saved: stored, stored, status: { kind: 'saving' } });
  setMine(draft, mine);
  requestSave(draft);
}

function resolveConflict<V extends Fields, R, C extends object>(
  draft: Draft<V, R, C>,
  choices: Record<string, 'mine' | 'theirs'>,
): void {
  const { mine, status } = draft.state;
  if (status.kind !== 'conflict') return;
  const { fields, theirs } = status;
  const resolved = pick(mine, theirs, (field) => fields.includes(field) && choices[field] === 'theirs');
  saveOver(draft, resolved, theirs);
}

function setMine<V extends Fields, R, C extends object>({ state, effects }: Draft<V, R, C>, values: V): void {
  if (isSame(values, state.mine)) return;
  state.mine = values;
  effects.push({ type: 'setValues', values });
}

/** Returns a copy of `values` in which the fields that `isPicked` selects have their value in `from`. */
function pick<Values extends Fields>(
  values: Values,
  from: Values,
  isPicked: (field: Field<Values>) => boolean,
): Values {
  const result = { ...values };
  for (const field in result) if (isPicked(field)) result[field] = from[field];
  return result;
}
