import { type ReactNode, Suspense } from 'react';
import type { Picture } from 'shared-contract/picture/picture';
import { useLayer } from '../../dialog/use-layer.ts';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';

const Lightbox = lazyWithRetry(() => import('./lightbox.tsx'));

/** Returns the lightbox and a function that opens it. The lightbox's code loads when it is first opened. */
export function useLightbox(
  pictures: readonly Picture[],
  kind: 'Photo' | 'Floor plan' = 'Photo',
): { open: (index: number) => void; lightbox: ReactNode } {
  const { opening, start, open, close } = useLayer(kind);
  const lightbox = opening > 0 && (
    <Suspense>
      <Lightbox key={opening} pictures={pictures} start={start} kind={kind} onClose={close} />
    </Suspense>
  );
  return { open, lightbox };
}
