import { lazy, type ReactNode, Suspense } from 'react';
import { CardSkeletons } from '../states/card-skeletons.tsx';

const DraggableAreaView = lazy(() => import('./draggable-area-view.tsx'));

/**
 * An area with lists. The user can drag items from one list to another, so all lists must have items of the same type.
 */
export function DraggableArea({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<CardSkeletons shape="rows" count={3} />}>
      <DraggableAreaView>{children}</DraggableAreaView>
    </Suspense>
  );
}
