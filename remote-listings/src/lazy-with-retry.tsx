import { Button } from '@mantine/core';
import { type ComponentType, Suspense, useState, useTransition } from 'react';
import { lazyWithFallback } from './lazy-with-fallback.tsx';

/**
 * Like React's `lazy`. After a failed load, a message takes the place of the part, with a button that loads it again.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyWithFallback<Props>(load, function LoadFailure(props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [isLoading, startLoading] = useTransition();
    if (Loaded) {
      return (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      );
    }
    return (
      <div role="alert">
        <p>We couldn’t load this part of the page. Check your connection.</p>
        <Button
          variant="default"
          loading={isLoading}
          onClick={() => startLoading(() => setLoaded(() => lazyWithRetry(load)))}
        >
          Try again
        </Button>
      </div>
    );
  });
}
