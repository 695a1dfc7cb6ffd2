import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react';
import type { Picture } from 'shared-contract/picture/picture';

const Lightbox = lazy(() => import('./lightbox.tsx'));

/** Opens pictures in a dialog that loads on demand. A transition lets the button paint its pressed state first. */
export function useLightbox(
  pictures: readonly Picture[],
  kind?: 'Photo' | 'Floor plan',
): { open: (index: number) => void; lightbox: ReactNode } {
  // The time of opening, or 0. A new key for each opening mounts a fresh dialog while the closed one still unmounts.
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
