import { act } from '@testing-library/react';

const origin = 'http://localhost:4303';
const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="Card details"]');

/** Sends a message as the provider's card fields do. */
export function fromCardFields(data: object): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame()?.contentWindow ?? null }));
}

/**
 * Answers requests for a token like the provider's card fields. Returns a function that returns the type and the target
 * origin of each message that the frame received.
 */
export function answerCardFields(answer: (requestId: string) => object): () => [string, string][] {
  const asked: [string, string][] = [];
  const target = frame()?.contentWindow;
  if (!target) throw new Error('The page has no card fields.');
  target.postMessage = ((message: { type: string; requestId: string }, targetOrigin: string) => {
    asked.push([message.type, targetOrigin]);
    queueMicrotask(() => act(() => fromCardFields(answer(message.requestId))));
  }) as Window['postMessage'];
  return () => asked;
}
