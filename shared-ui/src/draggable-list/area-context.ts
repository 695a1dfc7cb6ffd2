import { createContext } from 'react';

/** What an area asks of its lists when a drag ends. */
export type AreaList = {
  move(oldIndex: number, newIndex: number): void;
  take(index: number): unknown;
  put(element: unknown, index: number): void;
};

/** Registers a list under its id; the answer takes it back. Null: the list stands alone. */
export const AreaContext = createContext<((id: string, list: AreaList) => () => void) | null>(null);
