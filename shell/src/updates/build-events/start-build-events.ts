import { type BuildWatch, newBuildEvent } from '../watch-build.ts';
import { createBuildStream } from './build-stream.ts';
import { asOneTab } from './one-tab.ts';
import { whileVisible } from './while-visible.ts';

/** A tab that is only passed by opens no stream. */
const settledMs = 1_000;
/**
 * When a tab reads which build is live after an event, in milliseconds. A random time up to `spreadMs` is added, so
 * that not all tabs read at once. Later times are for a read that failed.
 */
const readAfterMs = [0, 5_000, 15_000];
const spreadMs = 2_000;

/**
 * Listens for urgent builds until this tab knows of a new one. An event has the same effect as a poll: the tab reads
 * `builds/latest.json`. Of all visible tabs of one build, only one has a connection; it tells the others.
 */
export function startBuildEvents(document: Document, path: string, buildId: string, watch: BuildWatch): void {
  if (watch.isStale()) return;
  const name = `verandah-build-events-${buildId}`;
  const openStream = createBuildStream({
    connect: (listeners) => connect(`${path}?build=${encodeURIComponent(buildId)}`, listeners),
    setTimer,
    random: Math.random,
  });
  const stop = whileVisible(document, () => {
    const reading = readBuild(watch);
    const channel = openChannel(name, reading.start);
    const onBuild = () => {
      channel?.postMessage('new-build');
      reading.start();
    };
    let endTurn = () => {};
    const cancel = setTimer(() => {
      endTurn = asOneTab(name, () => openStream(onBuild));
    }, settledMs);
    return () => {
      cancel();
      endTurn();
      channel?.close();
      reading.cancel();
    };
  });
  addEventListener(newBuildEvent, stop, { once: true });
}

/** Reads which build is live, up to three times. The watch raises the update event when it is another one. */
function readBuild(watch: BuildWatch) {
  let cancels: (() => void)[] = [];
  const cancel = () => {
    for (const one of cancels) one();
  };
  const start = () => {
    cancel();
    const spread = spreadMs * Math.random();
    cancels = readAfterMs.map((ms) => setTimer(() => void watch.checkNow(), ms + spread));
  };
  return { start, cancel };
}

function connect(
  url: string,
  { onOpen, onBuild, onEnd }: { onOpen: () => void; onBuild: () => void; onEnd: () => void },
): () => void {
  const source = new EventSource(url);
  source.addEventListener('open', onOpen);
  source.addEventListener('build', onBuild);
  // Closes the source, which would otherwise connect again in a rhythm of its own.
  source.addEventListener('error', onEnd, { once: true });
  return () => source.close();
}

/** Returns a channel to the other tabs; undefined where the browser has none or blocks it. */
function openChannel(name: string, onMessage: () => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', onMessage);
    return channel;
  } catch {
    return undefined;
  }
}

function setTimer(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
