import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, gzip } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const compressOld = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** 24 letters, of which the last two are always `==`. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * A document that is answered with another nonce each time: written once, and from the second answer on compressed once. In that
 * stream the first nonce lies as it is and every later one refers back to it, so those 24 bytes make it another document.
 */
export class PreparedDocument {
  #parts: readonly string[];
  #wasAnswered = false;
  #pattern: Promise<Pattern | null> | undefined;

  /** @param write the document with a nonce that nobody has seen before */
  constructor(write: (nonce: string) => string) {
    const placeholder = freshNonce();
    this.#parts = write(placeholder).split(placeholder);
  }

  text(nonce: string): string {
    return this.#parts.join(nonce);
  }

  /** Compressed each time: few ask for it. */
  gzip(nonce: string): Promise<Buffer> {
    return compressOld(this.text(nonce), { level: 4 });
  }

  async brotli(nonce: string): Promise<Buffer> {
    // Most drawn pages are asked for once, and making the pattern takes twice as long as compressing.
    if (!this.#wasAnswered) {
      this.#wasAnswered = true;
      return compress(this.text(nonce), { params });
    }
    this.#pattern ??= patternOf(this.#parts).catch(() => null);
    const pattern = await this.#pattern;
    if (!pattern) return compress(this.text(nonce), { params });
    const stream = Buffer.from(pattern.stream);
    stream.write(nonce, pattern.nonceAt, 'latin1');
    return stream;
  }
}

type Pattern = { stream: Buffer; nonceAt: number };

/**
 * The encoder has seen a nonce, but what it wrote for it is replaced by the same letters uncompressed (RFC 7932, 9.2). Whatever
 * follows depends on no more of them than the two letters before it, which never change. Null where that has not worked out.
 */
async function patternOf([before = '', ...rest]: readonly string[]): Promise<Pattern | null> {
  const encoder = createBrotliCompress(unreadUntilFlushed);
  const nonce = lowLetters();
  const start = await flushed(encoder, before);
  await flushed(encoder, nonce);
  encoder.end(rest.join(nonce));
  const end = Buffer.concat(await encoder.toArray());
  const stream = Buffer.concat([start, uncompressedHeader, Buffer.from(capitals), end]);
  const written = await decompress(stream).then(String, () => null);
  return written === [before, ...rest].join(capitals)
    ? { stream, nonceAt: start.length + uncompressedHeader.length }
    : null;
}

/** Nobody reads before a flush has ended, so the encoder must not wait to be read. */
const unreadUntilFlushed = { params, readableHighWaterMark: 2 ** 30 };

/**
 * Two nonces without a letter in common, and no letter twice in the second: where the second stands in its places and nothing else
 * has changed, every letter of it came from the first place, so any other nonce will.
 */
const lowLetters = () => `${randomBytes(11).toString('hex')}==`;
const capitals = 'ABCDEFGHIJKLMNOPQRSTUV==';

/** Not the last block, four nibbles for its length less one, uncompressed; the data begin with the next byte. */
const uncompressedHeader = Buffer.from([((24 - 1) << 3) & 0xff, 0, 0b1000]);

/** All that has been written so far, down to a whole byte. */
async function flushed(encoder: ReturnType<typeof createBrotliCompress>, text: string): Promise<Buffer> {
  if (text) encoder.write(text);
  await new Promise<void>((resolve) => encoder.flush(resolve));
  return encoder.read() ?? Buffer.alloc(0);
}
