import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react';
import type { Picture } from 'shared-contract/picture/picture';

const Lightbox = lazy(() => import('./lightbox.tsx'));

/** Pictures to be seen large, in a dialog that loads when it is first opened: the press is shown first, the dialog follows. */
export function useLightbox(
  pictures: readonly Picture[],
  kind?: 'Photo' | 'Floor plan',
): { open: (index: number) => void; lightbox: ReactNode } {
  // One that was closed and has not gone yet is another one when it opens again.
  const [shown, setShown] = useState({ index: 0, opening: 0 });
  const show = (index: number, opening: number) => startTransition(() => setShown({ index, opening }));
  const { index, opening } = shown;
  const lightbox = opening > 0 && (
    <Suspense>
      <Lightbox key={opening} pictures={pictures} start={index} kind={kind} onClose={() => show(index, 0)} />
    </Suspense>
  );
  return { open: (index) => show(index, performance.now()), lightbox };
}
