import { atom, createStore, useAtomValue } from 'jotai';
import { startTransition } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import type { Order } from 'shared-contract/order/order';
import type { ProductCategory } from 'shared-contract/order/product';
import type { Property } from 'shared-contract/property/property';
import type { ContextName } from './context-name.ts';
import { emptyFocus, type Focus, nextFocus } from './focus.ts';

const store = createStore();
const focusAtom = atom<Focus>(emptyFocus);

const focusedPropertyAtom = atom((get) => get(focusAtom).property);
const focusedListingAtom = atom((get) => get(focusAtom).listing);
const focusedOrderAtom = atom((get) => get(focusAtom).order);
const focusedProductCategoryAtom = atom((get) => get(focusAtom).productCategory);

export function useFocusedProperty(): Property | null {
  return useAtomValue(focusedPropertyAtom, { store });
}

export function useFocusedListing(): Listing | null {
  return useAtomValue(focusedListingAtom, { store });
}

export function useFocusedOrder(): Order | null {
  return useAtomValue(focusedOrderAtom, { store });
}

export function useFocusedProductCategory(): ProductCategory | null {
  return useAtomValue(focusedProductCategoryAtom, { store });
}

/** @throws Error 'There is no order in focus' (SPEC §5) where no order context stands. */
export function requireFocusedOrder(): Order {
  const order = store.get(focusedOrderAtom);
  if (!order) throw new Error('There is no order in focus');
  return order;
}

/** @throws Error 'There is no currently focused property' (SPEC §5) where no property context stands. */
export function requireFocusedProperty(): Property {
  const property = store.get(focusedPropertyAtom);
  if (!property) throw new Error('There is no currently focused property');
  return property;
}

/** After a write: what came back is what is in focus, if that thing still is. */
export function updateFocus(changed: Partial<Focus>): void {
  store.set(focusAtom, (focus) => ({ ...focus, ...changed }));
}

/**
 * For the shell: the page that is about to be drawn has these contexts, and this was found. What shows the focus is drawn with that
 * page, not before it: the one that is left keeps what it shows.
 */
export function enterContexts(names: readonly ContextName[], found: Partial<Focus>): void {
  startTransition(() => store.set(focusAtom, (before) => nextFocus(before, names, found)));
}
