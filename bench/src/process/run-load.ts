import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Load, Measured } from './load.ts';

/** Runs a load in its own process and returns the measured times. */
export async function runLoadInProcess(load: Load): Promise<Measured> {
  const file = resolve(import.meta.dirname, 'load-process.ts');
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(load));
  return JSON.parse(await text(child.stdout));
}
