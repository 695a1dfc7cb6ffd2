import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureSource } from './make-rung.ts';
import type { Rung } from './rung.ts';

export type MakerTask = { ticket: number; source: PictureSource; rung: Rung };
export type MakerAnswer = { ticket: number; bytes: Uint8Array } | { ticket: number; error: string };

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

const idleMilliseconds = 10_000;
const program = fileURLToPath(new URL('./maker-process.ts', import.meta.url));

let maker: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let tickets = 0;
const waiting = new Map<number, Waiting>();

/** `makeRung`, in the maker's process. */
export function makeElsewhere(source: PictureSource, rung: Rung): Promise<Buffer> {
  clearTimeout(idle);
  maker ??= hire();
  holdProcess(maker, true);
  const task: MakerTask = { ticket: tickets++, source, rung };
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
  hired.on('message', (message) => take(hired, message as MakerAnswer));
  hired.on('exit', () => {
    if (maker === hired) maker = null;
    for (const { reject } of waiting.values()) reject(new Error('The process that makes pictures ended.'));
    waiting.clear();
  });
  return hired;
}

function take(hired: ChildProcess, answer: MakerAnswer): void {
  const asked = waiting.get(answer.ticket);
  waiting.delete(answer.ticket);
  if ('error' in answer) asked?.reject(new Error(answer.error));
  else asked?.resolve(Buffer.from(answer.bytes));
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
