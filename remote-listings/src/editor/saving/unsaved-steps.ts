import { useEffect, useSyncExternalStore } from 'react';
import type { ListingEditStep } from 'shared-contract/page/addresses';

type FormKey = { listingId: string; step: ListingEditStep; form: string };

/** The forms with changes that the server has not saved, by a key of their own. A form may already be unmounted. */
let unsaved: ReadonlyMap<string, FormKey> = new Map();
const listeners = new Set<() => void>();

/** Records whether a form of a step has unsaved changes. A step can have several forms, which `form` tells apart. */
export function setUnsaved(key: FormKey, isUnsaved: boolean): void {
  const name = JSON.stringify(key);
  if (unsaved.has(name) === isUnsaved) return;
  const next = new Map(unsaved);
  if (isUnsaved) next.set(name, key);
  else next.delete(name);
  unsaved = next;
  for (const listener of listeners) listener();
}

/** Records unsaved changes of a form while it is mounted. */
export function useUnsavedForm({ listingId, step, form }: FormKey, isUnsaved: boolean): void {
  useEffect(() => {
    setUnsaved({ listingId, step, form }, isUnsaved);
    return () => setUnsaved({ listingId, step, form }, false);
  }, [listingId, step, form, isUnsaved]);
}

/** Returns the steps of the listing that have unsaved changes. */
export function useUnsavedSteps(listingId: string): ListingEditStep[] {
  const forms = useSyncExternalStore(subscribe, () => unsaved);
  return [...forms.values()].filter((key) => key.listingId === listingId).map(({ step }) => step);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
