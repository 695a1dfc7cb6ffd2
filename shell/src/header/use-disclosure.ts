import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export type Disclosure = {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Ref of the element that contains button and panel. A press outside this element closes the panel. */
  area: RefObject<HTMLElement | null>;
};

/**
 * The state of a panel that a button opens. Escape closes the panel and moves the focus back to the button. Clicking
 * outside the panel or opening another page also closes it.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Every navigation closes the panel.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);
  return { open, toggle: () => setOpen((before) => !before), close: () => setOpen(false), area };
}
