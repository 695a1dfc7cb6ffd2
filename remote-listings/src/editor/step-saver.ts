import { isApiProblem, isContractMismatch, isSessionEnded } from 'shared-api';
import { logger } from 'shared-platform';
import { knownListing, patchListing, readAgain } from './edited-listing.ts';
import { isSame, mergeValues } from './merge-values.ts';
import { changeOf, type Field, type FieldErrors, refusedFields, type StepForm } from './step-form.ts';

export type SaveState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  | { kind: 'retrying' }
  /** Something is wrong with what was entered; `message` for what belongs to no field. */
  | { kind: 'invalid'; message: string | null }
  | { kind: 'conflict' }
  | { kind: 'refused'; message: string };

export type Conflict<Values> = { fields: Field<Values>[]; mine: Values; theirs: Values };

export type SaverSnapshot<Values> = {
  state: SaveState;
  dirty: boolean;
  conflict: Conflict<Values> | null;
  /** What the server had when the form was last in step with it. */
  stored: Values;
};

type FormDoor<Values> = { setValues: (values: Values) => void; setErrors: (errors: FieldErrors) => void };

const restMs = 800;
const firstRetryMs = 2000;
const longestRetryMs = 30_000;
/** Somebody else saving again and again between our reading and our writing. */
const mostRounds = 5;

/** Changes of one listing go out one after the other, whichever step they come from: each on the version of the one before. */
const turns = new Map<string, Promise<unknown>>();
function inTurn<T>(listingId: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(listingId) ?? Promise.resolve()).then(work, work);
  turns.set(listingId, turn);
  return turn;
}

/** Keeps a step's form and the server in step: waits for a pause, sends what differs, merges, repeats while nobody answers. */
export function createStepSaver<Values extends Record<string, unknown>>(form: StepForm<Values>, listingId: string) {
  const initial = form.valuesOf(knownListing(listingId).value);
  let saved = initial;
  let mine = initial;
  let door: FormDoor<Values> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let savedAt: Date | null = null;
  let snapshot: SaverSnapshot<Values> = {
    state: { kind: 'saved', at: null },
    dirty: false,
    conflict: null,
    stored: initial,
  };
  const listeners = new Set<() => void>();

  function show(changed: Partial<SaverSnapshot<Values>>): void {
    snapshot = { ...snapshot, ...changed, dirty: !isSame(mine, saved) };
    for (const listener of listeners) listener();
  }

  function take(values: Values): void {
    if (isSame(values, mine)) return;
    mine = values;
    door?.setValues(values);
  }

  function waitFor(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  }

  /** Brings in what others saved; false when both sides changed the same field. */
  function merge(): boolean {
    const theirs = form.valuesOf(knownListing(listingId).value);
    const { merged, conflicts } = mergeValues({ saved, stored: snapshot.stored, mine, theirs });
    if (conflicts.length > 0) {
      show({ state: { kind: 'conflict' }, conflict: { fields: conflicts, mine, theirs } });
      return false;
    }
    // A field that only they changed counts as saved.
    saved = pick(saved, merged, (field) => isSame(mine[field], saved[field]));
    take(merged);
    show({ stored: theirs });
    return true;
  }

  async function round(): Promise<'done' | 'again'> {
    if (!merge()) return 'done';
    const sent = mine;
    const { value: listing } = knownListing(listingId);
    const { change, errors, rest } = changeOf(form, { mine, theirs: snapshot.stored, listing, now: new Date() });
    if (Object.keys(errors).length > 0 || rest.length > 0) {
      refuse(errors, rest);
      return 'done';
    }
    door?.setErrors({});
    if (Object.keys(change).length > 0) {
      show({ state: { kind: 'saving' } });
      try {
        await patchListing(listingId, change);
      } catch (error) {
        if (isApiProblem(error, { status: 412 })) {
          await readAgain(listingId);
          return 'again';
        }
        if (!isApiProblem(error, { status: 422 })) throw error;
        const refused = refusedFields(form, error.violations, change, listing);
        refuse(refused.errors, refused.rest);
        return 'done';
      }
    }
    saved = sent;
    savedAt = new Date();
    const stored = form.valuesOf(knownListing(listingId).value);
    if (!isSame(mine, sent)) {
      show({ stored });
      return 'again';
    }
    show({ state: { kind: 'saved', at: savedAt }, stored });
    return 'done';
  }

  function refuse(errors: FieldErrors, rest: string[]): void {
    door?.setErrors(errors);
    show({ state: { kind: 'invalid', message: rest.length > 0 ? rest.join(' ') : null } });
  }

  async function save(): Promise<boolean> {
    clearTimeout(timer);
    await inTurn(listingId, async () => {
      try {
        for (let rounds = 1; (await round()) === 'again'; rounds += 1) {
          if (rounds === mostRounds) throw new Error('The listing changes faster than it can be saved.');
        }
        failures = 0;
      } catch (error) {
        failed(error);
      }
    });
    return !snapshot.dirty;
  }

  function failed(error: unknown): void {
    const message = refusalOf(error);
    if (message !== null) {
      show({ state: { kind: 'refused', message } });
      return;
    }
    failures += 1;
    logger.warn('A step of the listing editor was not saved', { step: form.step, reason: String(error) });
    show({ state: { kind: 'retrying' } });
    waitFor(Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)));
  }

  const tryNow = () => {
    if (snapshot.state.kind === 'retrying') void save();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    initial,
    /** The form is on the page. */
    attach(own: FormDoor<Values>) {
      door = own;
      addEventListener('online', tryNow);
    },
    /** It has left the page: what can be saved is, though nobody sees it any more. True when nothing is left to save. */
    async detach(): Promise<boolean> {
      door = null;
      removeEventListener('online', tryNow);
      clearTimeout(timer);
      return snapshot.state.kind === 'saving' ? save() : !snapshot.dirty;
    },
    changed(values: Values) {
      if (isSame(values, mine)) return;
      mine = values;
      if (snapshot.conflict) return show({});
      if (isSame(mine, saved)) {
        clearTimeout(timer);
        return show({ state: { kind: 'saved', at: savedAt } });
      }
      show({ state: { kind: 'saving' } });
      waitFor(restMs);
    },
    /** The listing was read anew: a form that nobody touched shows it. */
    received() {
      if (snapshot.dirty || snapshot.conflict) return;
      const theirs = form.valuesOf(knownListing(listingId).value);
      if (isSame(theirs, snapshot.stored)) return;
      saved = theirs;
      take(theirs);
      show({ stored: theirs });
    },
    /** Work of another visit: `stored` is what the server had then. */
    restore(draft: { mine: Values; stored: Values }) {
      saved = draft.stored;
      snapshot = { ...snapshot, stored: draft.stored, state: { kind: 'saving' } };
      take(draft.mine);
      show({});
      void save();
    },
    /** Mine or theirs, for each field in conflict. */
    settle(choices: Record<string, 'mine' | 'theirs'>) {
      const { conflict } = snapshot;
      if (!conflict) return;
      const chosen = (field: Field<Values>) => conflict.fields.includes(field) && choices[field] === 'theirs';
      const settled = pick(mine, conflict.theirs, chosen);
      saved = conflict.theirs;
      take(settled);
      show({ conflict: null, stored: conflict.theirs, state: { kind: 'saving' } });
      void save();
    },
    save,
  };
}

export type StepSaver<Values extends Record<string, unknown>> = ReturnType<typeof createStepSaver<Values>>;

/** `from`'s fields where `wanted`, else `values`'. */
function pick<Values extends Record<string, unknown>>(
  values: Values,
  from: Values,
  wanted: (field: Field<Values>) => boolean,
): Values {
  const result = { ...values };
  for (const field in result) if (wanted(field)) result[field] = from[field];
  return result;
}

/** What trying again cannot help, in words. */
function refusalOf(error: unknown): string | null {
  if (isSessionEnded(error)) return 'You are signed out. What you typed is kept until you are back.';
  if (isContractMismatch(error)) return 'The server answered in a way this page does not know. Reload the page.';
  if (!isApiProblem(error) || error.status >= 500 || [408, 425, 429].includes(error.status)) return null;
  return error.status === 404 ? 'This listing no longer exists.' : error.detail;
}
