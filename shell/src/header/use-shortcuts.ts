import { useHotkeys } from '@mantine/hooks';

/** Opens the palette with Ctrl K or ⌘ K, in a field too. A text editor uses these keys itself. */
export function useShortcuts(openPalette: () => void): void {
  useHotkeys([['mod+K', () => isModalOpen() || openPalette()]], []);
}

/** True while a dialog covers the page. Shortcuts then do nothing. */
const isModalOpen = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null;
