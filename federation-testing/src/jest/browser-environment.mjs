import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with parts of the web platform that it lacks, taken from Node. The backend of page tests runs outside of jsdom,
 * where its native modules work; page tests reach it through `federation-testing/backend`.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const fromNode = {
      AbortController,
      AbortSignal,
      Blob,
      CompressionStream,
      DecompressionStream,
      File,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      URLPattern: globalThis.URLPattern,
      WritableStream,
      Uint8Array,
      ArrayBuffer,
      crypto,
      fetch,
      setImmediate,
      clearImmediate,
      scheduler: { yield: () => new Promise((resolve) => setImmediate(resolve)) },
      structuredClone,
    };
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
    this.global[Symbol.for('verandah.testBackend')] = async (settings) => {
      const { testBackend } = await import('backend/testing');
      return testBackend(settings);
    };
  }
}
