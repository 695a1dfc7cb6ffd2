import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { loadSecrets } from 'providers';
import type { ProvidersConfig } from 'providers/config';
import { root } from './checks/run.ts';
import type { SiteConfig } from './config.ts';

const program = join(root, 'providers/src/server.ts');
const restartDelayMs = 1000;

/**
 * Returns the configuration with the secrets that the backend shares with the payment sandbox. They are in the data
 * folder; the first call creates them. Call it when the data folder is locked.
 */
export function withSandboxSecrets(config: SiteConfig): SiteConfig {
  const { payments } = config;
  if (!payments) return config;
  const { secretKey, webhookSecret } = { ...loadSecrets(payments.dataFolder), ...givenSecrets(payments) };
  return {
    ...config,
    backend: {
      ...config.backend,
      sandboxPaymentsKey: secretKey,
      sandboxPaymentsWebhookSecret: webhookSecret,
    },
  };
}

function givenSecrets({ secretKey, webhookSecret }: ProvidersConfig) {
  return { ...(secretKey && { secretKey }), ...(webhookSecret && { webhookSecret }) };
}

export type PaymentSandbox = { pid: () => number; close: () => Promise<void> };

/**
 * Starts the payment sandbox in a process of its own, and again when it ends unexpectedly. The process also ends when
 * this one is killed, because it then loses the channel between the two.
 */
export async function startPaymentSandbox(
  config: ProvidersConfig,
  say: (line: string) => void,
): Promise<PaymentSandbox> {
  let isClosing = false;
  let child = launch(config);
  const restartOnExit = () =>
    child.once('exit', (code, signal) => {
      if (isClosing) return;
      say(`the payment sandbox ended with ${code ?? signal}, and starts again`);
      setTimeout(() => {
        if (isClosing) return;
        child = launch(config);
        restartOnExit();
      }, restartDelayMs);
    });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The payment sandbox did not start. The line above says why.');
    }),
  ]);
  restartOnExit();
  return {
    pid: () => child.pid ?? 0,
    async close() {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function launch(config: ProvidersConfig) {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, ...environmentOf(config) },
    // `detached`: Ctrl-C in a terminal reaches only this process, which stops the sandbox after the backend.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function environmentOf(config: ProvidersConfig): Record<string, string> {
  return {
    PAYMENTS_HOST: config.host,
    PAYMENTS_PORT: String(config.port),
    PUBLIC_ORIGIN: config.siteOrigin,
    VERANDAH_DATA: dirname(config.dataFolder),
    BACKEND_URL: new URL(config.webhookUrl).origin,
    SANDBOX_PAYMENTS_URL: config.url ?? '',
    SANDBOX_PAYMENTS_KEY: config.secretKey ?? '',
    SANDBOX_PAYMENTS_WEBHOOK_SECRET: config.webhookSecret ?? '',
  };
}
