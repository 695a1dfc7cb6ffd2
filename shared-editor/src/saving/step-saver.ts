import { cachedEdited, currentVersion, type EditedResource, patchEdited } from '../edited-resource.ts';
import { saveFailure } from './save-failure.ts';
import { computeChange, type Field, type FieldErrors, type StepForm } from './step-form.ts';
import { reduceStep } from './step-reducer.ts';
import {
  initialStepState,
  isDirty,
  type SaveStatus,
  type StepEffect,
  type StepEvent,
  type StepState,
} from './step-state.ts';
import { setUnsaved } from './unsaved-steps.ts';

export type Conflict<Values> = { fields: Field<Values>[]; mine: Values; theirs: Values };

/** The part of the state that components show. */
export type SaverSnapshot<Values> = {
  state: SaveStatus<Values>;
  dirty: boolean;
  conflict: Conflict<Values> | null;
  /** The values on the server when the form was last saved. */
  stored: Values;
};

type FormHandle<Values> = { setValues: (values: Values) => void; setErrors: (errors: FieldErrors) => void };
type Runner<Values, Change> = {
  run: (effect: StepEffect<Values, Change>) => void;
  form: FormHandle<Values> | null;
  idle: Promise<void>;
};

/**
 * The last save of each resource, by id. Saves of one resource run one after another, so each starts from the result of
 * the previous one.
 */
const queues = new Map<string, Promise<unknown>>();

function enqueue(id: string, work: () => Promise<void>): void {
  const last = queues.get(id) ?? Promise.resolve();
  queues.set(id, last.then(work, work));
}

/**
 * Connects a step's form with the server: saves after a pause, merges changes that were made elsewhere, and tries again
 * while the server does not respond. `reduceStep` decides what to do, this function holds the state, and `effectRunner`
 * runs the effects.
 */
export function createStepSaver<
  Values extends Record<string, unknown>,
  Resource extends { id: string },
  Change extends object,
>(kind: EditedResource<Resource, Change>, form: StepForm<Values, Resource, Change>, id: string) {
  const checked = { form, violations: kind.violations };
  const initial = form.valuesOf(cachedEdited(kind, id).value);
  let state = initialStepState(initial);
  let snapshot = toSnapshot(state);
  const listeners = new Set<() => void>();
  const runner = effectRunner(kind, { form, id, dispatch });
  const key = { id, step: form.step, form: form.draftDescription };

  function dispatch(event: StepEvent<Values, Resource>): void {
    const transition = reduceStep(checked, state, event);
    state = transition.state;
    const next = toSnapshot(state);
    setUnsaved(key, next.dirty);
    if (!isSameSnapshot(snapshot, next)) {
      snapshot = next;
      for (const listener of listeners) listener();
    }
    for (const effect of transition.effects) runner.run(effect);
  }

  /** Saves the form. Resolves to true when everything is saved. */
  async function save(): Promise<boolean> {
    dispatch({ type: 'saveRequested' });
    await runner.idle;
    return !isDirty(state);
  }

  const saveWhenOnline = () => {
    if (state.status.kind === 'retrying') dispatch({ type: 'saveRequested' });
  };

  return {
    initial,
    save,
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Connects the form when it mounts. */
    attach(mounted: FormHandle<Values>) {
      runner.form = mounted;
      setUnsaved(key, isDirty(state));
      addEventListener('online', saveWhenOnline);
    },
    /** Disconnects the form when it unmounts, and saves pending changes. Resolves to true when everything is saved. */
    async detach(): Promise<boolean> {
      runner.form = null;
      removeEventListener('online', saveWhenOnline);
      runner.run({ type: 'clearTimer' });
      return state.status.kind === 'saving' ? save() : !isDirty(state);
    },
    /** Returns the errors that a save would show now, by field. */
    errors(): FieldErrors {
      const { mine, stored } = state;
      return computeChange(checked, { mine, theirs: stored, ...currentVersion(kind, id) }).errors;
    },
    edited: (values: Values) => dispatch({ type: 'edited', values }),
    /** Must be called after the resource was fetched again. */
    received: () => dispatch({ type: 'received', resource: cachedEdited(kind, id).value }),
    restore: (draft: { mine: Values; stored: Values }) => dispatch({ type: 'restored', ...draft }),
    resolve: (choices: Record<string, 'mine' | 'theirs'>) => dispatch({ type: 'resolved', choices }),
  };
}

export type StepSaver<Values extends Record<string, unknown>> = ReturnType<
  typeof createStepSaver<Values, { id: string }, object>
>;

type SavedForm<Values extends Record<string, unknown>, Resource, Change extends object> = {
  form: StepForm<Values, Resource, Change>;
  id: string;
  dispatch: (event: StepEvent<Values, Resource>) => void;
};

function effectRunner<Values extends Record<string, unknown>, Resource extends { id: string }, Change extends object>(
  kind: EditedResource<Resource, Change>,
  { form, id, dispatch }: SavedForm<Values, Resource, Change>,
): Runner<Values, Change> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release = () => {};

  const runner: Runner<Values, Change> = { run, form: null, idle: Promise.resolve() };
  return runner;

  function run(effect: StepEffect<Values, Change>): void {
    switch (effect.type) {
      case 'setTimer':
        clearTimeout(timer);
        timer = setTimeout(() => dispatch({ type: 'saveRequested' }), effect.ms);
        break;
      case 'clearTimer':
        clearTimeout(timer);
        break;
      case 'acquireQueue':
        acquireQueue();
        break;
      case 'releaseQueue':
        release();
        break;
      case 'patch':
        void patch(effect.change);
        break;
      case 'setValues':
        runner.form?.setValues(effect.values);
        break;
      case 'setErrors':
        runner.form?.setErrors(effect.errors);
        break;
      default:
        effect satisfies never;
    }
  }

  function acquireQueue(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    runner.idle = promise;
    enqueue(id, async () => {
      await attempt({} as Change, async () => dispatch({ type: 'saveStarted', ...currentVersion(kind, id) }));
      await promise;
    });
  }

  async function patch(change: Change): Promise<void> {
    await attempt(change, async () => {
      await patchEdited(kind, id, change);
      dispatch({ type: 'patched', ...currentVersion(kind, id) });
    });
  }

  async function attempt(change: Change, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      dispatch(await saveFailure(error, kind, { form, id, change }));
    }
  }
}

function toSnapshot<Values>(state: StepState<Values>): SaverSnapshot<Values> {
  const { mine, stored, status } = state;
  const conflict = status.kind === 'conflict' ? { fields: status.fields, mine, theirs: status.theirs } : null;
  return { state: status, dirty: isDirty(state), conflict, stored };
}

/** Returns whether two snapshots show the same, so that components render only after a visible change. */
function isSameSnapshot<Values>(one: SaverSnapshot<Values>, other: SaverSnapshot<Values>): boolean {
  const isSameState = one.state === other.state && one.dirty === other.dirty && one.stored === other.stored;
  return isSameState && one.conflict?.mine === other.conflict?.mine;
}
