import { lazy, type ReactNode, Suspense } from 'react';
import { CardSkeletons } from '../states/card-skeletons.tsx';

const DraggableAreaView = lazy(() => import('./draggable-area-view.tsx'));

/** Items can be dragged between all lists inside one area, so these lists have items of the same type. */
export function DraggableArea({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<CardSkeletons shape="rows" count={3} />}>
      <DraggableAreaView>{children}</DraggableAreaView>
    </Suspense>
  );
}
