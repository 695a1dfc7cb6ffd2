import { useEffect, useState } from 'react';

const minute = 60_000;

/** Returns the time to the minute: the render time first, so that hydration matches, then the clock's. */
export function useNow(renderedAt: number): Date {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    // Keeps a render time of less than a minute ago, to save a second render.
    setNow((shown) => (Math.abs(Date.now() - shown.getTime()) < minute ? shown : new Date()));
    const ticking = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
