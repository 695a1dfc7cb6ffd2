import { createSpotlight } from '@mantine/spotlight';
import { useEffect, useEffectEvent } from 'react';

/** The state of the palette. Mantine's components read and change it. */
export const [store, { open, close }] = createSpotlight();

export const listId = 'palette-results';

/**
 * Calls `onSelect` with the index of the selected item, and -1 without items. Mantine marks it only in the DOM, and
 * selects the first item only when the text changes. This also does when results arrive later, or when the selected
 * item is gone. Call it in the component that renders the list.
 */
export function useSelectedItem(onSelect: (index: number) => void): void {
  const update = useEffectEvent((list: Element) => {
    const items = [...list.querySelectorAll('[data-action]')];
    const selected = items.findIndex((item) => item.hasAttribute('data-selected'));
    if (selected === -1) items[0]?.setAttribute('data-selected', 'true');
    const index = items.length === 0 ? -1 : Math.max(selected, 0);
    store.updateState((state) => ({ ...state, selected: index }));
    onSelect(index);
  });
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    update(list);
    const observer = new MutationObserver(() => update(list));
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-selected'] });
    return () => observer.disconnect();
  }, []);
}
