import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compression } from './compress.ts';

const compressors = {
  br: (text: Buffer) => promisify(brotliCompress)(text, compression.brotliOptions),
  gzip: (text: Buffer) => promisify(gzip)(text, compression.zlibOptions),
};
type Encoding = keyof typeof compressors;

/**
 * A document that is the same for all browsers, so that caches can store it. It is compressed once for each encoding. A
 * browser or a cache that has it gets a 304.
 */
export class SharedDocument {
  /** The Content-Security-Policy, which names the hashes of the scripts. */
  readonly policy: string;
  readonly #text: Buffer;
  readonly #hash: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string, policy: string) {
    this.policy = policy;
    this.#text = Buffer.from(html);
    // The policy is part of what a cache stores.
    this.#hash = createHash('sha256').update(policy).update(this.#text).digest('base64url').slice(0, 22);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingFor(request);
    const etag = `"${this.#hash}${encoding === null ? '' : `-${encoding}`}"`;
    const isUnchanged = request.method === 'GET' && reply.statusCode === 200 && isKnown(request, etag);
    // Before the headers, so that the response to an error does not have them.
    const content = encoding === null || isUnchanged ? this.#text : await this.#in(encoding);
    reply.header('etag', etag).header('vary', 'accept-encoding');
    if (isUnchanged) return reply.code(304).send();
    return (encoding === null ? reply : reply.header('content-encoding', encoding)).send(content);
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding) ?? compressors[encoding](this.#text);
    this.#compressed.set(encoding, known);
    known.catch(() => this.#compressed.delete(encoding));
    return known;
  }
}

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return null;
  return negotiate(accepted.toLowerCase(), ['br', 'gzip']) as Encoding | null;
}

/** Compares weakly (RFC 9110 §13.1.2): a proxy that compresses makes the tag weak. */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known === '*' || (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false);
}
