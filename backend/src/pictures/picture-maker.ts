import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CleanPhoto, PhotoRefusal } from './clean-photo.ts';
import type { PictureSource } from './picture-store.ts';
import type { Rung } from './rung.ts';

/** `photo` is the path of a file to clean. */
export type MakerJob = { source: PictureSource; rungs: readonly Rung[]; folder: string } | { photo: string };
/** `later`: nobody waits for it. */
export type MakerTask = { ticket: number; job: MakerJob; later: boolean };
type Made = { files: Uint8Array[] } | CleanPhoto | PhotoRefusal;
export type MakerAnswer = { ticket: number; made: Made } | { ticket: number; error: string };

type Waiting = { resolve: (made: Made) => void; reject: (error: Error) => void };

const idleMilliseconds = 10_000;
const program = fileURLToPath(new URL('./maker-process.ts', import.meta.url));

let maker: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let tickets = 0;
const waiting = new Map<number, Waiting>();

/** `makeRungs`, in the maker's process; what is for `later` after everything that somebody waits for. */
export async function makeElsewhere(
  source: PictureSource,
  rungs: readonly Rung[],
  folder: string,
  { later = false } = {},
): Promise<Buffer[]> {
  const made = await ask({ source, rungs, folder }, later);
  if (!('files' in made)) throw new Error('A picture of our own was refused.');
  return made.files.map((file) => Buffer.from(file));
}

/** `cleanPhoto`, in the maker's process: what a stranger sent is opened where it can do no harm. */
export async function cleanElsewhere(path: string): Promise<CleanPhoto | PhotoRefusal> {
  const made = await ask({ photo: path });
  if ('refused' in made) return made;
  if (!('likeness' in made)) throw new Error('A photo came back as a rung.');
  return { ...made, bytes: Buffer.from(made.bytes) };
}

function ask(job: MakerJob, later = false): Promise<Made> {
  clearTimeout(idle);
  maker ??= hire();
  holdProcess(maker, true);
  const task: MakerTask = { ticket: tickets++, job, later };
  return new Promise((resolve, reject) => {
    waiting.set(task.ticket, { resolve, reject });
    maker?.send(task);
  });
}

function hire(): ChildProcess {
  const hired = fork(program, [], {
    execArgv: ['--max-semi-space-size=2', '--max-old-space-size=192'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Or every thread of the C library keeps what it once needed.
    env: { ...process.env, MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', NODE_OPTIONS: '' },
  });
  // From here: on Linux it is a thread's, and those that do the work inherit it from the one that starts them.
  if (hired.pid !== undefined) setPriority(hired.pid, 10);
  hired.on('message', (message) => take(hired, message as MakerAnswer));
  const gone = () => {
    // One that was dismissed had nothing left to do: whoever waits now waits for the next one.
    if (maker !== hired) return;
    maker = null;
    for (const { reject } of waiting.values()) reject(new Error('The process that makes pictures ended.'));
    waiting.clear();
  };
  hired.on('exit', gone).on('error', gone);
  return hired;
}

function take(hired: ChildProcess, answer: MakerAnswer): void {
  const asked = waiting.get(answer.ticket);
  waiting.delete(answer.ticket);
  if ('error' in answer) asked?.reject(new Error(answer.error));
  else asked?.resolve(answer.made);
  if (waiting.size > 0) return;
  holdProcess(hired, false);
  idle = setTimeout(() => dismiss(hired), idleMilliseconds).unref();
}

/** While nothing is being made, a process that wants to end need not wait for the maker. */
function holdProcess(hired: ChildProcess, hold: boolean): void {
  if (hold) {
    hired.ref();
    hired.channel?.ref();
  } else {
    hired.unref();
    hired.channel?.unref();
  }
}

function dismiss(hired: ChildProcess): void {
  if (maker === hired) maker = null;
  if (hired.connected) hired.disconnect();
}
