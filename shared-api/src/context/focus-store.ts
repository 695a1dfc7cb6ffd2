import { useQuery } from '@tanstack/react-query';
import { atom, createStore, useAtomValue } from 'jotai';
import { startTransition } from 'react';
import type { Schema } from '../resource/parse-wire.ts';
import { cachedResource } from '../resource/read-resource.ts';
import { resourceQuery } from '../resource/resource-query.ts';
import type { ContextName } from './context-name.ts';
import { emptyFocus, type Focus, type FocusKind, nextFocus } from './focus.ts';

const store = createStore();
const focusAtom = atom<Focus>(emptyFocus);

const iriAtoms = {
  property: atom((get) => get(focusAtom).property),
  listing: atom((get) => get(focusAtom).listing),
  order: atom((get) => get(focusAtom).order),
  productCategory: atom((get) => get(focusAtom).productCategory),
} satisfies Record<FocusKind, unknown>;

/**
 * Returns the object in focus (the one that the page is about), parsed with the caller's schema; null without one. The
 * component renders again when the object changes. Sends no request, because the context check has loaded the object.
 */
export function useFocused<T>(kind: FocusKind, schema: Schema<T>): T | null {
  const iri = useAtomValue(iriAtoms[kind], { store });
  const { data } = useQuery({ ...resourceQuery(iri ?? '', schema), enabled: false });
  return iri === null ? null : (data ?? null);
}

const missing = {
  order: 'There is no order in focus',
  property: 'There is no currently focused property',
} as const;

/**
 * Returns the IRI of the object in focus.
 * @throws Error with the text of SPEC §5 when there is none
 */
export function requireFocusedIri(kind: keyof typeof missing): string {
  const iri = store.get(iriAtoms[kind]);
  if (iri === null) throw new Error(missing[kind]);
  return iri;
}

/**
 * Returns the object in focus, parsed with the caller's schema.
 * @throws Error with the text of SPEC §5 when there is none
 */
export function requireFocused<T>(kind: keyof typeof missing, schema: Schema<T>): T {
  const value = cachedResource(resourceQuery(requireFocusedIri(kind), schema));
  if (value === undefined) throw new Error(missing[kind]);
  return value;
}

/** Changes the object in focus, for example after the page has created or deleted an order. */
export function updateFocus(changed: Partial<Focus>): void {
  store.set(focusAtom, (focus) => ({ ...focus, ...changed }));
}

/**
 * Sets the focus of the next page. For the shell, and for a remote that runs without it. `names` are the context checks
 * of that page, `found` are the objects that they found. Runs in a transition, so that the current page shows its own
 * content until the next page renders.
 */
export function enterContexts(names: readonly ContextName[], found: Partial<Focus>): void {
  startTransition(() => store.set(focusAtom, (before) => nextFocus(before, names, found)));
}
