import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeAll(async () => {
  // mkdtemp makes the folder private, as in a clone under /root.
  folder = await mkdtemp(join(tmpdir(), 'verandah-embedded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a site in a process of its own that prints its database URL and keeps running. */
async function otherSite(): Promise<{ url: string; kill: () => Promise<void> }> {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)};
    console.log((await startEmbeddedPostgres(${JSON.stringify(folder)})).url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
  return {
    url: String(url).trim(),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data after a restart', async () => {
    const first = await startEmbeddedPostgres(folder);
    await query(first.url, 'create table sample as select 1 as one');
    await first.stop();
    const second = await startEmbeddedPostgres(folder);
    expect(await query(second.url, 'select one from sample')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('rejects a second site on the same folder in one line that says what to do', async () => {
    const first = await otherSite();
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /^The data folder .+ is in use by another site \(process \d+\)\. Stop that site, or set VERANDAH_DATA.+$/,
    );
    expect(await query(first.url, 'select one from sample')).toEqual([{ one: 1 }]);
    await first.kill();
  });

  it('starts when a killed site left its server running', async () => {
    const killed = await otherSite();
    await query(killed.url, 'insert into sample values (2)');
    await killed.kill();
    expect(await query(killed.url, 'select 1 as still')).toHaveLength(1);
    const heir = await startEmbeddedPostgres(folder);
    expect(await query(heir.url, 'select one from sample')).toHaveLength(2);
    await heir.stop();
  });

  it('can be closed more than once', async () => {
    const { close } = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
    await Promise.all([close(), close()]);
    await expect(close()).resolves.toBeUndefined();
  });

  it('restarts on the same port when the server is killed', async () => {
    const site = await startEmbeddedPostgres(folder);
    const [first] = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(first), 'SIGKILL');
    await expect(eventually(() => query(site.url, 'select one from sample'))).resolves.toHaveLength(2);
    await site.stop();
  });

  it('says what to do about a damaged folder', async () => {
    const home = join(folder, 'postgres');
    // A full disk or a used port also prevents the start, so the message must not tell users to move good data away.
    const toDo = /If its files are damaged, bring .+ back from a backup, or move it away: the next start then begins/;
    await rename(join(home, 'cluster/global/pg_control'), join(home, 'pg_control'));
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(toDo);
    await rename(join(home, 'pg_control'), join(home, 'cluster/global/pg_control'));
    await rm(join(home, 'password'));
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(toDo);
  });
});

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 15_000; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
