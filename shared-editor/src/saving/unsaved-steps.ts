import { useEffect, useSyncExternalStore } from 'react';

type FormKey<Step extends string = string> = {
  /** The id of the edited resource. */
  id: string;
  step: Step;
  /** A step can have several forms, which this name tells apart. */
  form: string;
};

/** The forms with changes that the server has not saved, by a key of their own. A form may already be unmounted. */
let unsaved: ReadonlyMap<string, FormKey> = new Map();
const listeners = new Set<() => void>();

/** Records whether a form of a step has unsaved changes. */
export function setUnsaved(key: FormKey, isUnsaved: boolean): void {
  const name = JSON.stringify(key);
  if (unsaved.has(name) === isUnsaved) return;
  const next = new Map(unsaved);
  if (isUnsaved) next.set(name, key);
  else next.delete(name);
  unsaved = next;
  for (const listener of listeners) listener();
}

/** Records unsaved changes of a form while it is mounted. For a form that {@link useStepForm} does not save. */
export function useUnsavedForm<Step extends string>({ id, step, form }: FormKey<Step>, isUnsaved: boolean): void {
  useEffect(() => {
    setUnsaved({ id, step, form }, isUnsaved);
    return () => setUnsaved({ id, step, form }, false);
  }, [id, step, form, isUnsaved]);
}

/** Returns the steps of the resource that have unsaved changes. */
export function useUnsavedSteps(id: string): string[] {
  const forms = useSyncExternalStore(subscribe, () => unsaved);
  return [...forms.values()].filter((key) => key.id === id).map(({ step }) => step);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
