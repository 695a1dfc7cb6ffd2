import { lazy, type ReactNode, Suspense } from 'react';
import { CardSkeletons } from '../states/card-skeletons.tsx';

const DraggableAreaView = lazy(() => import('./draggable-area-view.tsx'));

/** Lists inside one area can exchange elements; all of them hold elements of the same type. */
export function DraggableArea({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<CardSkeletons shape="rows" count={3} />}>
      <DraggableAreaView>{children}</DraggableAreaView>
    </Suspense>
  );
}
