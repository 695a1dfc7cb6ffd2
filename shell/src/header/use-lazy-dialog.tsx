import { type ComponentType, type ReactNode, useState } from 'react';
import { toast } from 'shared-platform';

type Dialog = ComponentType<{ onClose: () => void }>;

/**
 * Returns a dialog whose code loads when it is opened first, and the function that opens it.
 * @param load imports the code of the dialog; may reject
 */
export function useLazyDialog(load: () => Promise<Dialog>): { open: () => void; dialog: ReactNode } {
  const [Opened, setOpened] = useState<Dialog | null>(null);
  const open = () =>
    void load().then(
      (loaded) => setOpened(() => loaded),
      () => toast.error('We couldn’t load this. Check your connection and try again.'),
    );
  return { open, dialog: Opened && <Opened onClose={() => setOpened(null)} /> };
}
