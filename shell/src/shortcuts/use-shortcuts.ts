import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { shortcutPages } from './shortcut-pages.ts';
import { singleKeysAtom } from './single-keys.ts';

/** The maximum time between G and the key of a page. */
const sequenceMs = 1500;

/**
 * Listens for the keyboard shortcuts of the site. Ctrl K and ⌘ K also work in a field, but not in a text editor, which
 * uses them itself. All others work outside fields, unless the user has switched them off.
 */
export function useShortcuts({ openPalette, openList }: { openPalette: () => void; openList: () => void }): void {
  const areSingleKeysOn = useAtomValue(singleKeysAtom);
  const navigate = useNavigate();
  const startedAt = useRef(Number.NEGATIVE_INFINITY);
  const start = () => {
    startedAt.current = performance.now();
  };
  const finish = (to: string) => {
    if (performance.now() - startedAt.current < sequenceMs) void navigate(to);
    startedAt.current = Number.NEGATIVE_INFINITY;
  };
  const singleKeys: HotkeyItem[] = [
    ['shift+?', unlessModal(openList)],
    ['G', unlessModal(start), { preventDefault: false }],
    ...shortcutPages.map(({ key, to }): HotkeyItem => [key, unlessModal(() => finish(to)), { preventDefault: false }]),
  ];
  useHotkeys([['mod+K', unlessModal(openPalette)]], []);
  useHotkeys(areSingleKeysOn ? singleKeys : []);
}

/** Shortcuts do nothing while a dialog covers the page. */
const unlessModal = (run: () => void) => () => {
  if (!document.querySelector('dialog[open], [aria-modal="true"]')) run();
};
