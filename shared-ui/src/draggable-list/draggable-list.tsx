import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CardSkeletons } from '../states/card-skeletons.tsx';
import { applyListChange, type ListChange } from './list-change.ts';
import { onlyChild } from './only-child.ts';

/** Preloads the code of the list. Call it in a page's loader, because the drag library is large. */
export const loadDraggableList = (): Promise<unknown> => loadView();

const loadView = () => import('./draggable-list-view.tsx');
const DraggableListView = lazy(loadView);

export type DraggableListProps<T> = {
  /** Accessible name of the list. */
  label: string;
  /**
   * The items, if the parent controls them: it updates them in `onItemsChange`. Pass either `items` or `initialItems`.
   */
  items?: readonly T[];
  /** The items at first, if the list itself manages them afterwards. */
  initialItems?: readonly T[];
  onItemsChange?: (items: T[]) => void;
  /** Called after a drag, once for each list that it changed: an item was moved, removed or added. */
  onChange?: (change: ListChange<T>) => void;
  /**
   * The smallest width of an item in pixels. With it, the items are in a grid of at least two columns. A grid does not
   * exchange items with other lists.
   */
  itemWidth?: number;
  keyOf: (item: T) => string;
  labelOf: (item: T) => string;
  /** Renders one item as exactly one element. */
  children: (item: T, index: number) => ReactNode;
};

/**
 * A list whose items the user reorders by dragging their handles, or by keyboard on a handle: Space, arrow keys, Space.
 * @throws Error if both `items` and `initialItems` are given, or if an item renders no element or several (SPEC §8)
 */
export function DraggableList<T>(props: DraggableListProps<T>) {
  if (props.items && props.initialItems) {
    throw new Error('DraggableList: give `items` or `initialItems`, not both.');
  }
  const [own, setOwn] = useState(props.initialItems ?? []);
  const items = props.items ?? own;

  const change = (made: ListChange<T>) => {
    const next = applyListChange(items, made);
    if (!props.items) setOwn(next);
    props.onItemsChange?.(next);
    props.onChange?.(made);
  };
  const elementAt = (index: number): T => {
    if (index < 0 || index >= items.length) throw new RangeError(`DraggableList: no item at position ${index}.`);
    return items[index] as T;
  };
  const list = {
    move: (oldIndex: number, newIndex: number) =>
      change({ type: 'moved', element: elementAt(oldIndex), oldIndex, newIndex }),
    take: (oldIndex: number) => {
      const element = elementAt(oldIndex);
      change({ type: 'removed', element, oldIndex });
      return element;
    },
    // The cast is safe, because all lists of one DraggableArea have items of the same type.
    put: (element: unknown, newIndex: number) => change({ type: 'added', element: element as T, newIndex }),
  };
  const entries = items.map((item, index) => ({
    key: props.keyOf(item),
    label: props.labelOf(item),
    node: onlyChild(props.children(item, index), index),
  }));
  return (
    <Suspense fallback={<CardSkeletons shape="rows" count={items.length} label={props.label} />}>
      <DraggableListView label={props.label} entries={entries} list={list} itemWidth={props.itemWidth} />
    </Suspense>
  );
}
