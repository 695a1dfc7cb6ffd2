import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { ChecksConfig } from 'providers/checks-config';
import type { ProvidersConfig } from 'providers/config';
import { root } from './checks/run.ts';
import type { SiteConfig } from './config.ts';

const program = join(root, 'providers/src/server.ts');
const restartDelayMs = 1000;

export type Sandboxes = { pid: () => number; close: () => Promise<void> };

/**
 * Starts our sandboxes in one process of their own, and again when it ends unexpectedly. The process also ends when
 * this one is killed, because it then loses the channel between the two. Returns null when the site uses none.
 */
export function startSandboxes(
  config: Pick<SiteConfig, 'payments' | 'checks'>,
  say: (line: string) => void,
): Promise<Sandboxes> | null {
  const names = (['payments', 'checks'] as const).filter((name) => config[name]);
  if (names.length === 0) return null;
  const environment = {
    ...(config.payments && paymentsEnvironment(config.payments)),
    ...(config.checks && checksEnvironment(config.checks)),
  };
  return supervise(() => launch(names, environment), say);
}

async function supervise(
  launchAgain: () => ReturnType<typeof launch>,
  say: (line: string) => void,
): Promise<Sandboxes> {
  let isClosing = false;
  let child = launchAgain();
  const restartOnExit = () =>
    child.once('exit', (code, signal) => {
      if (isClosing) return;
      say(`the sandboxes ended with ${code ?? signal}, and start again`);
      setTimeout(() => {
        if (isClosing) return;
        child = launchAgain();
        restartOnExit();
      }, restartDelayMs);
    });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The sandboxes did not start. The line above says why.');
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

function launch(names: readonly string[], environment: Record<string, string>) {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...names], {
    env: { ...process.env, ...environment },
    // `detached`: Ctrl-C in a terminal reaches only this process, which stops the sandboxes after the backend.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function paymentsEnvironment(config: ProvidersConfig): Record<string, string> {
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

function checksEnvironment(config: ChecksConfig): Record<string, string> {
  return {
    TENANT_CHECKS_HOST: config.host,
    TENANT_CHECKS_PORT: String(config.port),
    PUBLIC_ORIGIN: config.siteOrigin,
    VERANDAH_DATA: dirname(config.dataFolder),
    BACKEND_URL: new URL(config.callbackUrl).origin,
    TENANT_CHECKS_KEY: config.key ?? '',
    TENANT_CHECKS_CALLBACK_SECRET: config.callbackSecret ?? '',
  };
}
