import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

/** The path of the repository's root folder. */
export const root = resolve(import.meta.dirname, '../../..');

const binaries = join(root, 'node_modules/.bin');

export type Outcome = { ok: boolean; output: string };

/** Runs a program of the workspace in the root folder and returns its output. With `show`, also prints the output. */
export function run(
  command: string,
  parameters: readonly string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv; folder?: string } = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(command, parameters, {
      cwd: options.folder ? join(root, options.folder) : root,
      env: { ...process.env, ...options.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk;
      if (options.show) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}
