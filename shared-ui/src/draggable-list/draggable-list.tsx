import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CardSkeletons } from '../states/card-skeletons.tsx';
import { applyListChange, type ListChange } from './list-change.ts';
import { onlyChild } from './only-child.ts';

/** Starts the code of the list, which is not small: for a page's loader, so that it is there when the list is drawn. */
export const loadDraggableList = (): Promise<unknown> => loadView();

const loadView = () => import('./draggable-list-view.tsx');
const DraggableListView = lazy(loadView);

export type DraggableListProps<T> = {
  /** What the list is called to people who cannot see it. */
  label: string;
  /** The elements, kept by the caller, who sets what `onItemsChange` gives. Give these or `initialItems`. */
  items?: readonly T[];
  /** The elements to begin with; the list keeps the order from then on. */
  initialItems?: readonly T[];
  onItemsChange?: (items: T[]) => void;
  /** One call a list and a drag: moved within it, removed from it, added to it. */
  onChange?: (change: ListChange<T>) => void;
  keyOf: (item: T) => string;
  labelOf: (item: T) => string;
  /** The item template: exactly one element an item. */
  children: (item: T, index: number) => ReactNode;
};

/**
 * A list whose elements are reordered by dragging, or with the keyboard on the handle: Space, arrows, Space.
 * @throws Error when both list inputs are given, or the template gives other than one element (SPEC §8).
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
    // Lists of one area hold elements of one type: see DraggableArea.
    put: (element: unknown, newIndex: number) => change({ type: 'added', element: element as T, newIndex }),
  };
  const entries = items.map((item, index) => ({
    key: props.keyOf(item),
    label: props.labelOf(item),
    node: onlyChild(props.children(item, index), index),
  }));
  return (
    <Suspense fallback={<CardSkeletons shape="rows" count={items.length} label={props.label} />}>
      <DraggableListView label={props.label} entries={entries} list={list} />
    </Suspense>
  );
}
