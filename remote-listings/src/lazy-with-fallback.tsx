import { type ComponentType, lazy } from 'react';

/** Like React's `lazy`. After a failed load it renders `Failure`; otherwise the failure would replace the page. */
export const lazyWithFallback = <Props,>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failure: ComponentType<Props>,
) => lazy(() => load().catch(() => ({ default: Failure })));
