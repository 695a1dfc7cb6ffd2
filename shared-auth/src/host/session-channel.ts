import * as z from 'zod/mini';

/**
 * Messages between the tabs of one browser. They contain no token, because every script of this origin can receive
 * them. A tab that needs newer tokens loads them from the server. `rotated` means that the sender exchanged its refresh
 * token, so those of the other tabs may be outdated.
 */
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed-out') }),
  z.object({ kind: z.enum(['signed-in', 'rotated']), userId: z.string() }),
]);
export type SessionMessage = z.infer<typeof message>;

/** Posts messages to the other tabs of this browser, not to the tab itself. */
export type SessionChannel = {
  post: (message: SessionMessage) => void;
  /** Returns a function that stops listening and closes the channel. */
  listen: (listener: (message: SessionMessage) => void) => () => void;
};

/**
 * Returns the browser's `BroadcastChannel`. Where it is missing or blocked, the returned channel neither posts nor
 * receives messages.
 */
export function browserChannel(): SessionChannel {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel('verandah-session');
  } catch {
    // BroadcastChannel is blocked: this tab posts and receives nothing.
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
