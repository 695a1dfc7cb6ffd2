import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts, type RunningSite } from 'site/testing';

const root = join(import.meta.dirname, '../..');

type Developed = { url: string; printed: () => string; stop: () => Promise<void> };

/**
 * Starts `pnpm dev` for a remote, given by its name or folder, beside a running site, and waits until its
 * pages can be opened.
 * @throws Error with what the program printed, when it ends before it is ready
 */
export async function develop(name: string, site: RunningSite): Promise<Developed> {
  const [port] = await freePorts(1);
  const program = spawn(process.execPath, [join(root, 'site/src/dev.ts'), name, '--site', site.url], {
    env: { ...process.env, DEV_PORT: String(port) },
  });
  const ended = once(program, 'exit');
  let printed = '';
  await new Promise<void>((ready, failed) => {
    const read = (text: Buffer) => {
      printed += text;
      if (printed.includes('hot, on')) ready();
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.once('exit', () => failed(new Error(printed)));
  });
  return {
    url: `http://localhost:${port}`,
    printed: () => printed,
    stop: async () => {
      program.kill();
      await ended;
    },
  };
}
