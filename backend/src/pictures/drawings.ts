import { Worker } from 'node:worker_threads';

/** A source that is not an image but the name of a drawing, drawn by the seeds' own code when it is first asked for. */
export const drawingMediaType = 'application/vnd.verandah.drawing';

type Answer = { ticket: number; svg: string | null };
type Waiting = { resolve: (svg: string | null) => void; reject: (error: Error) => void };

const idleMilliseconds = 20_000;

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let tickets = 0;
const waiting = new Map<number, Waiting>();

/** The drawing as SVG, or null where no drawing has that name. Drawn in a thread of its own: it takes a tenth of a second. */
export function svgOfDrawing(name: string): Promise<string | null> {
  clearTimeout(idle);
  worker ??= hire();
  worker.ref();
  const ticket = tickets++;
  return new Promise((resolve, reject) => {
    waiting.set(ticket, { resolve, reject });
    worker?.postMessage({ ticket, name });
  });
}

function hire(): Worker {
  const hired = new Worker(new URL('../../seed/drawing/drawing-worker.ts', import.meta.url));
  hired.on('message', ({ ticket, svg }: Answer) => {
    waiting.get(ticket)?.resolve(svg);
    waiting.delete(ticket);
    if (waiting.size > 0) return;
    // An idle thread holds neither the process nor, after a while, its memory.
    hired.unref();
    idle = setTimeout(() => dismiss(hired), idleMilliseconds).unref();
  });
  hired.on('error', (error) => {
    if (worker === hired) worker = null;
    for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
    waiting.clear();
  });
  return hired;
}

function dismiss(hired: Worker): void {
  if (worker === hired) worker = null;
  void hired.terminate();
}
