import type { Mount, MountContext, MountedPage } from 'federation';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { logError } from '../monitoring/log-error.ts';
import { followLinks } from './follow-links.ts';
import { useMountContext } from './use-mount-context.ts';
import { watchContent } from './watch-content.ts';

/** Returns the component of a page of a mounted remote: a `div` in which the remote renders with its own React. */
export function mountedPage(mount: Mount): ComponentType {
  return () => <MountedRoot mount={mount} />;
}

/** Throws the errors of the page while it renders, so that the page's slot shows them as those of any other page. */
function MountedRoot({ mount }: { mount: Mount }) {
  const place = useRef<HTMLDivElement>(null);
  const current = useRef<{ page: MountedPage; context: MountContext } | null>(null);
  const [crash, setCrash] = useState<{ error: unknown } | null>(null);
  const onError = useCallback((thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // Logged here for the page's remote. React would log it for the shell, when no stack names the remote.
    logError(error, { source: 'render' });
    setCrash({ error });
  }, []);
  const context = useMountContext(onError);
  const isNavigating = useNavigation().state !== 'idle';
  if (crash) throw crash.error;

  // Does not depend on the context, because the next effect passes later ones to the page.
  useLayoutEffect(() => {
    // Each mount has a new element. A page that failed to unmount would otherwise disturb the next one.
    const element = document.createElement('div');
    place.current?.append(element);
    const page = mount(element, context);
    current.current = { page, context };
    const unfollow = followLinks(element, context.navigate);
    return () => {
      current.current = null;
      unfollow();
      context.setUnsavedWork(null);
      unmountSafely(page);
      element.remove();
    };
  }, [mount]);

  useLayoutEffect(() => {
    if (!current.current || current.current.context === context) return;
    current.current.context = context;
    current.current.page.update(context);
  }, [context]);

  useEffect(() => {
    const element = place.current?.firstElementChild;
    // A page that only redirects renders nothing while the next page loads.
    if (element && !isNavigating) return watchContent(element, onError);
  }, [isNavigating, onError]);

  return <div ref={place} data-mounted />;
}

/** An error must not reach the page that the user opens next. */
function unmountSafely(page: MountedPage): void {
  try {
    page.unmount();
  } catch (error) {
    logError(error, { source: 'uncaught' });
  }
}
