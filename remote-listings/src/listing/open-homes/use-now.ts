import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * Returns the current time and updates it every minute.
 * @param renderedAt when the server rendered the page, so that hydration produces the same HTML; elsewhere, now
 */
export function useNow(renderedAt: number): Date {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    // When the page was rendered less than a minute ago, does not update the time, which saves a second render.
    setNow((shown) => (Math.abs(Date.now() - shown.getTime()) < minute ? shown : new Date()));
    const ticking = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
