import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { cardFieldsRoutes } from './card-fields/card-fields-routes.ts';
import { addDemoCards } from './cards/demo-cards.ts';
import { vaultRoutes } from './cards/vault-routes.ts';
import { challengeRoutes } from './challenge/challenge-routes.ts';
import type { ProvidersConfig } from './config.ts';
import { requireSecretKey } from './http/require-secret-key.ts';
import { createSandboxApp } from './http/sandbox-app.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import type { Sandbox } from './sandbox.ts';
import { loadSecrets } from './secrets.ts';
import { openDatabase } from './store/database.ts';
import { applyFaults } from './test-controls/apply-faults.ts';
import { createFaults } from './test-controls/faults.ts';
import { testRoutes } from './test-controls/test-routes.ts';
import { paymentWebhook } from './webhooks/event-store.ts';
import { startWebhookSender } from './webhooks/webhook-sender.ts';
import { referredRoutes } from './zip/referred-routes.ts';
import { zipRoutes } from './zip/zip-routes.ts';

export type Providers = { url: string; close: () => Promise<void> };

/** Starts the payment sandbox. Its payments, cards and unsent webhooks are those of the data folder. */
export async function startProviders(config: ProvidersConfig): Promise<Providers> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const stored = loadSecrets(config.dataFolder);
  const secretKey = config.secretKey ?? stored.secretKey;
  const database = openDatabase(config.dataFolder);
  addDemoCards(database, new Date());
  const faults = createFaults();
  const webhooks = startWebhookSender({
    database,
    faults,
    secret: config.webhookSecret ?? stored.webhookSecret,
    header: 'sandbox-signature',
    webhookOf: paymentWebhook(config.webhookUrl),
  });
  const app = createSandboxApp({
    logName: 'payments',
    name: 'The payment sandbox',
    missing: 'We can’t open this payment',
    siteOrigin: config.siteOrigin,
  });
  const url = () => config.url ?? `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const sandbox: Sandbox = { database, url, siteOrigin: config.siteOrigin, faults, sendWebhooks: webhooks.wake };
  addRoutes(app, sandbox, secretKey);
  app.addHook('onClose', async () => {
    await webhooks.close();
    database.close();
  });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: url(), close: () => app.close() };
}

function addRoutes(app: FastifyInstance, sandbox: Sandbox, secretKey: string): void {
  cardFieldsRoutes(app, sandbox);
  challengeRoutes(app, sandbox);
  zipRoutes(app, sandbox);
  referredRoutes(app, sandbox);
  app.register(async (api) => {
    api.addHook('onRequest', requireSecretKey(secretKey));
    testRoutes(api, sandbox);
    api.register(async (merchant) => {
      applyFaults(merchant, sandbox.faults);
      vaultRoutes(merchant, sandbox);
      paymentRoutes(merchant, sandbox);
    });
  });
}
