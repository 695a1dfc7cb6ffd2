import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A request about a payment as it passes the gate. `before`: the provider has not received it. `after`: the provider
 * has carried it out, and the backend has no response yet.
 */
export type Passage = {
  side: 'before' | 'after';
  kind: 'start' | 'find' | 'read' | 'capture';
  /** Our reference of the payment. */
  reference: string;
};

export type Hold = {
  /** Resolves when the payment is held. */
  reached: Promise<void>;
  /** Lets the waiting requests continue. */
  release: () => void;
  /** Closes the connections of the waiting requests: the provider does not receive the requests. */
  drop: () => void;
};

export type ProviderGate = {
  /** The origin that the backend uses for the provider. */
  url: string;
  /** Holds a payment from the first passage that matches: that one and all later ones of this payment. */
  hold: (isStart: (passage: Passage) => Promise<boolean>) => Hold;
  stop: () => Promise<void>;
};

type Waiting = {
  isStart: (passage: Passage) => Promise<boolean>;
  /** The payment that is held. */
  reference: string | null;
  reach: () => void;
  end: Promise<'continue' | 'close'>;
};

/** Starts an HTTP server between the backend and the payment sandbox at `target` that can hold a payment. */
export async function startProviderGate(target: string): Promise<ProviderGate> {
  const holds = new Set<Waiting>();
  const referenceOf = new Map<string, string>();

  async function passes(side: Passage['side'], request: Omit<Passage, 'side'>): Promise<boolean> {
    for (const hold of holds) {
      if (hold.reference === null && (await hold.isStart({ side, ...request }))) {
        hold.reference = request.reference;
        hold.reach();
      }
      if (hold.reference === request.reference && (await hold.end) === 'close') return false;
    }
    return true;
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = incoming;
    const url = new URL(incoming.url ?? '/', target);
    const body = await text(incoming);
    const request = readRequest({ method, url, body }, referenceOf);
    if (request && !(await passes('before', request))) return void outgoing.destroy();
    const { authorization = '', 'content-type': type } = headers;
    const response = await fetch(url, {
      method,
      headers: { authorization, ...(type ? { 'content-type': type } : {}) },
      ...(body ? { body } : {}),
    });
    const responseBody = await response.text();
    noteReference(responseBody, referenceOf);
    if (request && !(await passes('after', request))) return void outgoing.destroy();
    outgoing.writeHead(response.status, { 'content-type': 'application/json' }).end(responseBody);
  }

  const server = createServer((incoming, outgoing) => {
    // The sandbox or the backend has closed the connection.
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(isStart) {
      const reached = Promise.withResolvers<void>();
      const end = Promise.withResolvers<'continue' | 'close'>();
      const hold: Waiting = { isStart, reference: null, reach: reached.resolve, end: end.promise };
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

/** Returns null for a request that is not about one payment. */
function readRequest(
  { method, url, body }: { method: string; url: URL; body: string },
  referenceOf: ReadonlyMap<string, string>,
): Omit<Passage, 'side'> | null {
  const [, , resource, id, action] = url.pathname.split('/');
  if (resource !== 'payments') return null;
  if (id !== undefined) {
    const kind = method === 'GET' ? 'read' : action === 'capture' ? 'capture' : null;
    return kind && { kind, reference: referenceOf.get(id) ?? '' };
  }
  if (method === 'POST') return { kind: 'start', reference: JSON.parse(body).reference };
  const reference = url.searchParams.get('reference');
  return reference === null ? null : { kind: 'find', reference };
}

/** Remembers which payment an id of the provider belongs to. */
function noteReference(responseBody: string, referenceOf: Map<string, string>): void {
  const { id, reference } = JSON.parse(responseBody) as { id?: string; reference?: string };
  if (id && reference) referenceOf.set(id, reference);
}
