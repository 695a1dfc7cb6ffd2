import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('says in one line why it does not start', async () => {
  const program = fileURLToPath(new URL('./orphans-command.ts', import.meta.url));
  const outcome = promisify(execFile)(process.execPath, [program], { env: { DATABASE_URL: backend.url } });
  const stderr = 'FILE_STORAGE: expected with DATABASE_URL: the folder or bucket that all servers share.\n';
  await expect(outcome).rejects.toMatchObject({ code: 1, stdout: '', stderr });
}, 30_000);
