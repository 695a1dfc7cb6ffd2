import { useEffect } from 'react';
import { useNavigation } from 'shared-platform/router';

/**
 * Renders nothing, and calls `onDone` when no navigation is pending any more: it has opened its page, or was cancelled.
 * It is a component, so that the page does not render again when a navigation starts.
 */
export function NavigationDone({ onDone }: { onDone: () => void }) {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') onDone();
  });
  return null;
}
