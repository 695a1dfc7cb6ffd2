import { createContext } from 'react';

/** Callbacks of one list, which the area calls when a drag ends. */
export type AreaList = {
  move(oldIndex: number, newIndex: number): void;
  take(index: number): unknown;
  put(element: unknown, index: number): void;
};

/** Registers a list by id and returns a function that unregisters it. Null outside an area. */
export const AreaContext = createContext<((id: string, list: AreaList) => () => void) | null>(null);
