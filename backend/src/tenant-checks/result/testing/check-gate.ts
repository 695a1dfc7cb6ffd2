import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { CheckAnswer, CheckRequest, ProviderCheck } from '../../provider/check-provider.ts';
import type { memoryCheckProvider } from './memory-check-provider.ts';

type Method = 'submit' | 'read' | 'answer';
/** `before`: the provider has not received the request. `after`: it has, and the backend has no response yet. */
export type Passage = { side: 'before' | 'after'; method: Method; reference: string };

export type Hold = {
  reached: Promise<void>;
  release: () => void;
  /** Closes the connection: a request that waits `before` is never received. */
  drop: () => void;
};

type Waiting = Passage & { reach: () => void; end: Promise<'continue' | 'close'> };

/** Serves a provider in memory with the HTTP interface of providers, and holds requests at a passage. */
export async function startCheckGate({ provider, checkOf, references }: ReturnType<typeof memoryCheckProvider>) {
  const holds = new Set<Waiting>();
  const passes = async (passage: Passage): Promise<boolean> => {
    for (const hold of holds) {
      const isHeld = hold.side === passage.side && hold.method === passage.method;
      if (!isHeld || hold.reference !== passage.reference) continue;
      hold.reach();
      if ((await hold.end) === 'close') return false;
    }
    return true;
  };

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [, , , id, action] = (incoming.url ?? '').split('?')[0]?.split('/') ?? [];
    const known = id === undefined ? null : decodeURIComponent(id);
    const body = incoming.method === 'POST' ? await json(incoming) : null;
    const method: Method = action === 'answers' ? 'answer' : known === null ? 'submit' : 'read';
    const reference = known === null ? (body as CheckRequest).reference : (references().get(known) ?? '');
    const call = (): Promise<ProviderCheck> => {
      if (known === null) return provider.submit(body as CheckRequest);
      return method === 'answer' ? provider.answer(known, body as CheckAnswer) : provider.read(known);
    };
    if (!(await passes({ side: 'before', method, reference }))) return void outgoing.destroy();
    const seen = await call();
    if (!(await passes({ side: 'after', method, reference }))) return void outgoing.destroy();
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...seen, reference }));
  }

  const server = createServer((incoming, outgoing) => {
    // The backend was killed, or the request makes no sense.
    respond(incoming, outgoing).catch(() => outgoing.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    checkOf,
    hold(passage: Passage): Hold {
      const reached = Promise.withResolvers<void>();
      const end = Promise.withResolvers<'continue' | 'close'>();
      const hold = { ...passage, reach: reached.resolve, end: end.promise };
      holds.add(hold);
      const finish = (how: 'continue' | 'close') => () => {
        holds.delete(hold);
        end.resolve(how);
      };
      return { reached: reached.promise, release: finish('continue'), drop: finish('close') };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
