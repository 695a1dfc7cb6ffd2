import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addMigration } from 'backend/testing';
import { copyPackage } from './testing/copy-package.ts';
import { type SeveralServers, startSeveralServers } from './testing/several-servers.ts';
import { startWriteLoad } from './testing/write-load.ts';

let site: SeveralServers;
/** The next version of the backend, with a further migration. */
let next: Awaited<ReturnType<typeof copyPackage>>;
beforeAll(async () => {
  next = await copyPackage('backend');
  await addMigration(join(next.folder, 'drizzle'), 'alter table properties add column next text');
  site = await startSeveralServers();
});
afterAll(async () => {
  await site.close();
  await next.remove();
});

it('deploys a version with a migration while clients write, and no request is lost', async () => {
  const load = await startWriteLoad(site);
  await load.untilPaid(20);
  const codes: (number | null)[] = [];
  const deploy = async (server: SeveralServers['worker'], program?: string) => {
    codes.push(await server.stop());
    await server.start(program);
    // The load balancer notices that it is ready.
    await wait(500);
    await load.untilPaid(20);
  };
  for (const backend of site.backends) await deploy(backend, join(next.folder, 'src/server.ts'));
  await deploy(site.worker, join(next.folder, 'src/worker.ts'));
  for (const gateway of site.gateways) await deploy(gateway);
  await load.stop();
  const repeated = [...load.payments, ...load.enquiries].filter(({ tries }) => tries > 1);
  console.log(`${load.payments.length} payments and ${load.enquiries.length} enquiries during the deployment.`);
  expect(repeated).toEqual([]);
  expect(codes).toEqual([0, 0, 0, 0, 0]);
  const { database, close } = await site.openDatabase();
  const { rows } = await database.execute(
    `select from information_schema.columns where table_name = 'properties' and column_name = 'next'`,
  );
  await close();
  expect(rows).toHaveLength(1);
});
