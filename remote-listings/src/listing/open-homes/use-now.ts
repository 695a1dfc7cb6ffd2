import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time to the minute: first when the page was drawn, which is the same on the server and in the browser; then the clock's. */
export function useNow(renderedAt: number): Date {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    // What was drawn within the minute is right: the page is not drawn twice for it.
    setNow((shown) => (Math.abs(Date.now() - shown.getTime()) < minute ? shown : new Date()));
    const ticking = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
