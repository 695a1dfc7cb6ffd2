import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';

/**
 * Scroll restoration of React Router, which scrolls a server-rendered page to the top when it starts. By then the
 * browser has restored the position of a reload, or the user has scrolled. This reads the position just before, and
 * sets it again before the browser paints.
 */
export function ScrollPosition() {
  const position = useRef(0);
  return (
    <>
      <OnStart run={() => (position.current = scrollY)} />
      <ScrollRestoration />
      <OnStart run={() => position.current && scrollTo(0, position.current)} />
    </>
  );
}

/** Effects of siblings run in their order. */
function OnStart({ run }: { run: () => unknown }) {
  useLayoutEffect(() => void run(), []);
  return null;
}
