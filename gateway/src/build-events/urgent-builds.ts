import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from 'federation';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

/** The part of a build that says whether it is urgent and which build was live before it. */
const step = z.object({
  id: z.string(),
  previous: z.nullable(z.string().check(z.regex(/^[0-9A-Za-z._-]{1,64}$/))),
  urgent: z.optional(z.boolean()),
  canary: z.optional(z.array(z.string())),
});
type Step = z.infer<typeof step>;

/** How many builds are searched for the one of the page. */
const maxSteps = 100;

/** Knows which pages must learn of the live build within seconds. */
export class UrgentBuilds {
  readonly #folder: string;
  /** Builds never change, so what was read once stays valid. */
  readonly #steps = new LRUCache<string, Step>({ max: 1_000 });

  /** @param folder the folder of the release store */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Returns true when the live build, or a build between it and the page's build, is urgent. Also for a page of a
   * canary whose releases the visitor should no longer have. Returns false for a page whose build is not among the last
   * 100: it is unknown, very old, or newer than the one that this gateway has read. Such a page learns of the live
   * build when it polls.
   */
  async isUrgentFor(pageBuildId: string, live: Build): Promise<boolean> {
    let isUrgent = false;
    let current: Step | null = live;
    for (let steps = 0; current && steps < maxSteps; steps += 1) {
      if (current.id === pageBuildId) return isUrgent || !isLive(live, current.canary ?? []);
      isUrgent ||= current.urgent === true;
      current = current.previous === null ? null : await this.#read(current.previous);
    }
    return false;
  }

  async #read(id: string): Promise<Step | null> {
    const known = this.#steps.get(id);
    if (known) return known;
    try {
      const read = step.parse(JSON.parse(await readFile(join(this.#folder, `builds/meta/${id}.json`), 'utf8')));
      this.#steps.set(id, read);
      return read;
    } catch {
      // The file is gone or damaged, so the builds before it are unknown.
      return null;
    }
  }
}

function isLive({ shell, remotes }: Build, targets: readonly string[]): boolean {
  const live = new Set([shell, ...Object.values(remotes)].map(({ name, version }) => `${name}@${version}`));
  return targets.every((target) => live.has(target));
}
