import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { requireSecretKey } from '../http/require-secret-key.ts';
import { createSandboxApp } from '../http/sandbox-app.ts';
import { loadSecrets } from '../secrets.ts';
import { applyFaults } from '../test-controls/apply-faults.ts';
import { createFaults } from '../test-controls/faults.ts';
import { startWebhookSender } from '../webhooks/webhook-sender.ts';
import { openCheckDatabase } from './check-database.ts';
import { checkRoutes } from './check-routes.ts';
import type { CheckSandbox } from './check-sandbox.ts';
import { checkTestRoutes } from './check-test-routes.ts';
import type { ChecksConfig } from './checks-config.ts';
import { openChecksPage } from './open-checks-page.ts';
import { startProgress } from './progress.ts';

type CallbackEvent = { id: string; attempts: number; checkId: string; createdAt: number };

/** Starts the tenant-check sandbox. Its checks and unsent callbacks are those of the data folder. */
export async function startChecks(config: ChecksConfig): Promise<{ url: string; close: () => Promise<void> }> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const stored = loadSecrets(config.dataFolder);
  const key = config.key ?? stored.secretKey;
  const database = openCheckDatabase(config.dataFolder);
  const faults = createFaults();
  const callbacks = startWebhookSender<CallbackEvent>({
    database,
    faults,
    secret: config.callbackSecret ?? stored.webhookSecret,
    header: 'tenant-check-signature',
    webhookOf: ({ id, checkId, createdAt }) => ({
      url: config.callbackUrl,
      body: { id, check: checkId, createdAt: new Date(createdAt).toISOString() },
    }),
  });
  const { siteOrigin } = config;
  // The stored key, so that another `TENANT_CHECKS_KEY` changes no hash.
  const hashKey = stored.secretKey;
  const sandbox: CheckSandbox = { database, siteOrigin, faults, hashKey, sendCallbacks: callbacks.wake };
  const app = createSandboxApp({
    logName: 'tenant checks',
    name: 'The tenant-check sandbox',
    missing: 'We can’t find this check',
    siteOrigin,
  });
  openChecksPage(app, sandbox);
  app.register(async (api) => {
    api.addHook('onRequest', requireSecretKey(key));
    checkTestRoutes(api, sandbox);
    api.register(async (checks) => {
      applyFaults(checks, faults);
      checkRoutes(checks, sandbox);
    });
  });
  const progress = startProgress(sandbox);
  app.addHook('onClose', async () => {
    progress.close();
    await callbacks.close();
    database.close();
  });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: `http://localhost:${(app.server.address() as AddressInfo).port}`, close: () => app.close() };
}
