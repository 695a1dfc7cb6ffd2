import Fastify, { type FastifyInstance } from 'fastify';

type CachedResponse = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * The ideal site: the responses of the federated site without everything that only scripts need. Text, stylesheets and
 * pictures are the same, and so are the headers `passedOn`. After its first request, each response comes from memory.
 */
export function idealSite(federatedUrl: string): FastifyInstance {
  const cache = new Map<string, Promise<CachedResponse>>();
  const app = Fastify({ logger: false, routerOptions: { maxParamLength: 2_000 } });
  app.get('/*', async (request, reply) => {
    const path = request.raw.url ?? '/';
    const key = `${path} ${request.headers.accept}`;
    const known = cache.get(key) ?? answer(federatedUrl + path, String(request.headers.accept ?? '*/*'));
    cache.set(key, known);
    const { status, headers, body } = await known;
    return reply.code(status).headers(headers).send(body);
  });
  return app;
}

const passedOn = ['content-type', 'cache-control', 'content-encoding', 'vary', 'content-security-policy'];

async function answer(url: string, accept: string): Promise<CachedResponse> {
  const response = await fetch(url, { headers: { accept, 'accept-encoding': 'br' } });
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = response.headers.get(name);
      // `fetch` has already decompressed the body.
      return value && name !== 'content-encoding' ? [[name, value] as const] : [];
    }),
  );
  const body = Buffer.from(await response.arrayBuffer());
  const isText = /javascript|css|html|json|svg/.test(headers['content-type'] ?? '');
  const content = headers['content-type']?.includes('html') ? Buffer.from(withoutScripts(body.toString('utf8'))) : body;
  if (!isText) return { status: response.status, headers, body: content };
  const { brotliCompressSync } = await import('node:zlib');
  return {
    status: response.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(content),
  };
}

/**
 * Removes scripts from the HTML. It contains stylesheets in a `noscript` element for browsers without scripts. Removes
 * only the tags of this element, so that its stylesheets apply.
 */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link [^>]*rel="(?:modulepreload|preload)"[^>]*as="script"[^>]*>/g, '')
    .replaceAll(/<\/?noscript>/g, '');
}
