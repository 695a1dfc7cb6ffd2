import { PassThrough, type Readable } from 'node:stream';
import type { Builds, LiveBuild } from '../live-build.ts';
import type { UrgentBuilds } from './urgent-builds.ts';

/**
 * How often the pointer is read while streams are open. Each gateway reads the store, so gateways need no connection
 * between each other.
 */
const checkMs = 1_000;
/** Proxies close a connection on which nothing was sent for 30 to 60 s. */
const heartbeatMs = 20_000;
/** How long a browser waits before it connects again; it starts the stream. */
const start = 'retry: 10000\n\n';

type Open = {
  stream: PassThrough;
  pageBuildId: string;
  address: string;
  /** The builds of the browser that reads the stream; one object for all browsers that get the same builds. */
  builds: Builds;
  /** The live build that was sent to this page, or that is not urgent for it. */
  checkedId: string | null;
};

/** The open event streams of one gateway. Reads the pointer to the live build only while there are any. */
export class BuildStreams {
  readonly #urgent: UrgentBuilds;
  readonly #open = new Set<Open>();
  readonly #sizes = new Map<string, number>();
  #timers: NodeJS.Timeout[] = [];

  constructor(urgent: UrgentBuilds) {
    this.#urgent = urgent;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Returns the number of streams of one IP address. */
  sizeOf(address: string): number {
    return this.#sizes.get(address) ?? 0;
  }

  /** Opens a stream for a page of this build. Destroying the stream closes it. */
  open(pageBuildId: string, address: string, builds: Builds): Readable {
    const stream = new PassThrough();
    const opened: Open = { stream, pageBuildId, address, builds, checkedId: null };
    this.#open.add(opened);
    this.#sizes.set(address, this.sizeOf(address) + 1);
    stream.once('close', () => this.#remove(opened));
    stream.write(start);
    if (this.#timers.length === 0) {
      this.#timers = [
        setInterval(() => void this.#check(), checkMs).unref(),
        setInterval(() => this.#beat(), heartbeatMs).unref(),
      ];
    }
    void this.#check();
    return stream;
  }

  /** Ends all streams. */
  close(): void {
    for (const { stream } of this.#open) stream.end();
  }

  #remove(closed: Open): void {
    this.#open.delete(closed);
    const left = this.sizeOf(closed.address) - 1;
    if (left > 0) this.#sizes.set(closed.address, left);
    else this.#sizes.delete(closed.address);
    if (this.#open.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  /** Sends the live build to the pages for which it is urgent. Reads each page's build only once. */
  async #check(): Promise<void> {
    // Not once per stream: thousands of tabs may be open.
    const different = new Set([...this.#open].map(({ builds }) => builds));
    const lives = new Map(
      await Promise.all(
        [...different].map(async (builds) => [builds, await builds.current().catch(() => null)] as const),
      ),
    );
    const unchecked = [...this.#open].flatMap((opened) => {
      const live = lives.get(opened.builds);
      if (!live || opened.checkedId === live.build.id) return [];
      opened.checkedId = live.build.id;
      return [{ ...opened, live }];
    });
    for (const group of Map.groupBy(unchecked, pairOf).values()) {
      const [{ pageBuildId, live }] = group as [(typeof group)[number]];
      if (await this.#urgent.isUrgentFor(pageBuildId, live.build)) {
        for (const { stream } of group) if (stream.writable) stream.write(eventOf(live));
      }
    }
  }

  #beat(): void {
    for (const { stream } of this.#open) if (stream.writable) stream.write(': still here\n\n');
  }
}

const pairOf = ({ pageBuildId, live }: Open & { live: LiveBuild }) => `${pageBuildId} ${live.build.id}`;

function eventOf({ build: { id } }: LiveBuild): string {
  return `event: build\ndata: ${JSON.stringify({ id })}\n\n`;
}
