import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time to the minute: first when the page was drawn, which is the same on the server and in the browser; then the clock's. */
export function useNow(drawnAt: number): Date {
  const [now, setNow] = useState(() => new Date(drawnAt));
  useEffect(() => {
    setNow(new Date());
    const ticking = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
