import { readFile } from 'node:fs/promises';
import type { BuildFacts } from 'federation/signatures';
import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod/mini';
import type { ErrorLog } from '../error-log.ts';
import { UntrustedFile } from './trusted-store.ts';

const remembered = z.object({ id: z.string(), sequence: z.int() });
type Remembered = z.infer<typeof remembered>;

/**
 * Remembers the highest sequence that this gateway has served, so that an old build does not become live again when
 * its files are put back. A roll-back is a new build with a higher sequence.
 */
export class HighestSequence {
  readonly #file: string | null;
  readonly #log: ErrorLog;
  #highest: Remembered | null = null;
  #isRead = false;

  /** @param file where it is stored across restarts; null for in memory only */
  constructor(file: string | null, log: ErrorLog) {
    this.#file = file;
    this.#log = log;
  }

  /** @throws UntrustedFile when a later build was served, or another one with the same sequence */
  async require({ id, sequence }: BuildFacts): Promise<void> {
    const highest = await this.#read();
    if (!highest || sequence > highest.sequence || (sequence === highest.sequence && id === highest.id)) return;
    throw new UntrustedFile(
      `build ${id} with sequence ${sequence} is older than build ${highest.id} with sequence ${highest.sequence}, which was live`,
    );
  }

  /** Remembers a build that goes live now. A failed write is logged, and the gateway goes on with what is in memory. */
  async remember({ id, sequence }: BuildFacts): Promise<void> {
    if (this.#highest?.sequence === sequence) return;
    this.#highest = { id, sequence };
    if (this.#file === null) return;
    await writeFileAtomic(this.#file, `${JSON.stringify(this.#highest)}\n`).catch((error: unknown) => {
      const problem = `the sequence of build ${id} is not stored, so a restart forgets it: ${String(error)}`;
      this.#log.error({ build: id }, problem);
    });
  }

  async #read(): Promise<Remembered | null> {
    if (!this.#isRead && this.#file !== null) {
      const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      this.#highest = text === null ? null : remembered.parse(JSON.parse(text));
    }
    this.#isRead = true;
    return this.#highest;
  }
}
