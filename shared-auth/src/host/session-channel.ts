import * as z from 'zod/mini';

/** What tabs of one browser tell each other. Never a token. */
const message = z.object({ kind: z.literal('signed-out') });
export type SessionMessage = z.infer<typeof message>;

export type SessionChannel = {
  post: (message: SessionMessage) => void;
  listen: (listener: (message: SessionMessage) => void) => () => void;
};

/** The browser's own channel; without one, tabs stay by themselves and learn from the server. */
export function browserChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel('verandah-session');
  return {
    post: (sent) => channel.postMessage(sent),
    listen(listener) {
      const receive = (event: MessageEvent) => {
        const parsed = message.safeParse(event.data);
        if (parsed.success) listener(parsed.data);
      };
      channel.addEventListener('message', receive);
      return () => {
        channel.removeEventListener('message', receive);
        channel.close();
      };
    },
  };
}
