import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { commandAsPostgres } from './run-as-postgres.ts';

const run = promisify(execFile);

it('runs a command that checks access to files in a folder which only root may enter', async () => {
  // mkdtemp creates the folder with mode 700.
  const folder = await mkdtemp(join(tmpdir(), 'verandah-private-'));
  try {
    const program = join(folder, 'program');
    await writeFile(program, '', { mode: 0o755 });
    // Like initdb, accessSync calls access(2), which ignores capabilities unless the securebits say otherwise.
    const check = `require('node:fs').accessSync(${JSON.stringify(program)}, 1); console.log(process.getuid())`;
    const { file, args, options } = await commandAsPostgres(process.execPath, ['-e', check], [program]);
    const { stdout } = await run(file, args, options);
    expect(Number(stdout)).not.toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
