import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CardMessage, CardRejected, type CardToken, readCardMessage } from './card-messages.ts';

/** How long the frame may take to load, in milliseconds. */
const loadTimeoutMs = 15_000;
/** How long the provider may take to return a token, in milliseconds. */
const tokenTimeoutMs = 30_000;
const noResponse = 'We couldn’t reach our payment provider. Check your connection and try again.';

type PendingToken = { resolve: (token: CardToken) => void; reject: (error: Error) => void };

type CardFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  status: 'loading' | 'ready' | 'failed';
  /** The height of the content in pixels. */
  height: number;
  /** Why there is no token, unless the frame shows the reason at one of its fields. */
  failure: string | null;
  /**
   * Asks the provider for the token of the entered card.
   * @throws CardRejected after the reason is on the screen
   */
  requestToken: () => Promise<CardToken>;
};

/** Exchanges messages with the provider's card fields in a frame. Accepts only messages of that frame and origin. */
export function useCardFrame(origin: string): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const pending = useRef(new Map<string, PendingToken>());
  const [status, setStatus] = useState<CardFrame['status']>('loading');
  const [height, setHeight] = useState(0);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setStatus((now) => (now === 'loading' ? 'failed' : now)), loadTimeoutMs);
    const onMessage = (event: MessageEvent) => {
      const message = readCardMessage(event, { origin, window: frame.current?.contentWindow ?? null });
      if (message) receive(message);
    };
    function receive(message: CardMessage) {
      if (message.type === 'verandah-card:ready') {
        setHeight(message.height);
        setStatus('ready');
      } else if (message.type === 'verandah-card:change') {
        setFieldError(message.error);
        setFailure(null);
      } else {
        settle(pending.current, message);
      }
    }
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [origin]);

  async function requestToken(): Promise<CardToken> {
    const requestId = crypto.randomUUID();
    try {
      const token = waitForToken(pending.current, requestId);
      frame.current?.contentWindow?.postMessage({ type: 'verandah-card:submit', requestId }, origin);
      return await token;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : noResponse);
      // The frame has moved its own focus to the invalid field.
      frame.current?.focus();
      throw error;
    }
  }

  return { frame, status, height, failure: failure === fieldError ? null : failure, requestToken };
}

function waitForToken(pending: Map<string, PendingToken>, requestId: string): Promise<CardToken> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<CardToken>((resolve, reject) => {
    timer = setTimeout(() => reject(new CardRejected(noResponse)), tokenTimeoutMs);
    pending.set(requestId, { resolve, reject });
  }).finally(() => {
    clearTimeout(timer);
    pending.delete(requestId);
  });
}

type TokenMessage = Extract<CardMessage, { requestId: string }>;

function settle(pending: ReadonlyMap<string, PendingToken>, message: TokenMessage): void {
  const request = pending.get(message.requestId);
  if (message.type === 'verandah-card:token') request?.resolve({ token: message.token, card: message.card });
  else request?.reject(new CardRejected(message.message));
}
