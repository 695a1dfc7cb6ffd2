import * as z from 'zod/mini';

/**
 * What tabs of one browser tell each other. Never a token: whoever hears of news asks the server, which knows the cookie.
 * `rotated` makes the handles of all other tabs old; its generation grows over all tabs.
 */
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed-out') }),
  z.object({ kind: z.literal('signed-in'), userId: z.string() }),
  z.object({ kind: z.literal('rotated'), userId: z.string(), generation: z.number() }),
]);
export type SessionMessage = z.infer<typeof message>;

export type SessionChannel = {
  post: (message: SessionMessage) => void;
  listen: (listener: (message: SessionMessage) => void) => () => void;
};

/** The browser's own channel; without one, tabs stay by themselves and learn from the server. */
export function browserChannel(): SessionChannel {
  const alone: SessionChannel = { post: () => {}, listen: () => () => {} };
  if (typeof BroadcastChannel === 'undefined') return alone;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel('verandah-session');
  } catch {
    return alone;
  }
  let isClosed = false;
  return {
    post(sent) {
      if (!isClosed) channel.postMessage(sent);
    },
    listen(listener) {
      const receive = (event: MessageEvent) => {
        const parsed = message.safeParse(event.data);
        if (parsed.success) listener(parsed.data);
      };
      channel.addEventListener('message', receive);
      return () => {
        isClosed = true;
        channel.removeEventListener('message', receive);
        channel.close();
      };
    },
  };
}
