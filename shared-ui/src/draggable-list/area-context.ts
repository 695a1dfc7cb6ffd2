import { createContext } from 'react';

/** The callbacks of one list. The surrounding `DraggableArea` calls them when a drag ends. */
export type AreaList = {
  move(oldIndex: number, newIndex: number): void;
  take(index: number): unknown;
  put(element: unknown, index: number): void;
};

/**
 * A function of the surrounding area that registers a list by id and returns a function that unregisters it. Null for a
 * list without an area.
 */
export const AreaContext = createContext<((id: string, list: AreaList) => () => void) | null>(null);
