import { type ComponentPropsWithoutRef, Suspense, useRef } from 'react';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/** An element that renders its children once it is within one screen of the viewport, so that their code loads then. */
export function WhenNear({ children, ...place }: ComponentPropsWithoutRef<'div'>) {
  const element = useRef<HTMLDivElement>(null);
  const near = useIsNearViewport(element);
  return (
    <div {...place} ref={element}>
      {near && <Suspense>{children}</Suspense>}
    </div>
  );
}
