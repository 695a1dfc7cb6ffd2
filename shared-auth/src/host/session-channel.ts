import * as z from 'zod/mini';

/**
 * What the tabs of one browser tell each other. Never a token: any script of this origin can listen, so a tab that
 * needs newer tokens asks the server, which knows the cookie. `rotated`: all other tabs' refresh tokens are old.
 */
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed-out') }),
  z.object({ kind: z.enum(['signed-in', 'rotated']), userId: z.string() }),
]);
export type SessionMessage = z.infer<typeof message>;

/** Carries messages between the tabs of one browser; not to the tab that posts. */
export type SessionChannel = {
  post: (message: SessionMessage) => void;
  /** Returns a function that stops listening. */
  listen: (listener: (message: SessionMessage) => void) => () => void;
};

/** The browser's `BroadcastChannel`. Where it is missing or blocked, tabs learn from the server what other tabs did. */
export function browserChannel(): SessionChannel {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel('verandah-session');
  } catch {
    // This tab stays alone.
  }
  return {
    post: (posted) => channel?.postMessage(posted),
    listen(listener) {
      channel?.addEventListener('message', ({ data }) => {
        const parsed = message.safeParse(data);
        if (parsed.success) listener(parsed.data);
      });
      return () => {
        channel?.close();
        channel = undefined;
      };
    },
  };
}
