import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './challenge-frame.module.css';

/** The page of the bank, in a frame, that verifies the customer (3-D Secure). */
export function ChallengeFrame({ url, onDone }: { url: string; onDone: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === frame.current?.contentWindow && origin === new URL(url).origin && isDone(data)) onDone();
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  return <iframe ref={frame} title="Verification by your bank" src={url} className={classes.frame} />;
}

function isDone(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'verandah-challenge:done';
}
