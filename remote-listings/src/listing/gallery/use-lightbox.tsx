import { type ReactNode, Suspense, startTransition, useState } from 'react';
import type { Picture } from 'shared-contract/picture/picture';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';

const Lightbox = lazyWithRetry(() => import('./lightbox.tsx'));

/**
 * Returns the lightbox and a function that opens it. The lightbox's code loads when it is first opened. It opens in a
 * transition, so that the button first paints its pressed state.
 */
export function useLightbox(
  pictures: readonly Picture[],
  kind?: 'Photo' | 'Floor plan',
): { open: (index: number) => void; lightbox: ReactNode } {
  // `opening` is the time of opening, or 0 when closed. It is also the React key: each opening mounts a new dialog,
  // even while the closed one is still unmounting.
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
