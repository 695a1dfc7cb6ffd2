import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CheckProviderConfig } from '../check-client.ts';

const program = resolve(import.meta.dirname, '../../../../../providers/src/server.ts');

/** The faults of `PUT /test/faults`; those that are left out end. */
export type CheckFaults = {
  unavailable?: boolean;
  responseDelayMs?: number;
  loseResponses?: number;
  webhookDelayMs?: number;
  webhookRepeats?: number;
  webhooksHeld?: boolean;
  webhooksReversed?: boolean;
};

/** A tenant-check sandbox in a process of its own, with its own data. */
export type CheckSandboxProcess = CheckProviderConfig & {
  dataFolder: string;
  setFaults: (faults: CheckFaults) => Promise<void>;
  /** Completes an open check at once, or asks for information. */
  decide: (reference: string, decision?: 'clear' | 'listed' | 'unverified' | 'question') => Promise<void>;
  /** Returns how often a reference was submitted. */
  requestsOf: (reference: string) => Promise<number>;
  kill: () => Promise<void>;
  /** Starts another process on the same port with the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts the tenant-check sandbox on a free port.
 * @param options.backendUrl the origin that receives callbacks
 */
export async function startCheckSandbox({ backendUrl }: { backendUrl: string }): Promise<CheckSandboxProcess> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'check-sandbox-'));
  const key = 'sk_test_of_an_automatic_test';
  const callbackSecret = 'whsec_of_an_automatic_test';
  const environment = {
    BACKEND_URL: backendUrl,
    VERANDAH_DATA: dataFolder,
    TENANT_CHECKS_KEY: key,
    TENANT_CHECKS_CALLBACK_SECRET: callbackSecret,
  };
  let running = await launch({ ...environment, TENANT_CHECKS_PORT: '0' });
  const { url } = running;
  const kill = async () => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    const ended = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await ended;
  };
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    url,
    key,
    callbackSecret,
    dataFolder,
    async setFaults(faults) {
      await call('PUT', '/test/faults', faults);
    },
    async decide(reference, decision) {
      await call('POST', `/test/checks/${reference}/decision`, { decision });
    },
    async requestsOf(reference) {
      const { checks } = (await call('GET', '/test/checks')) as { checks: { reference: string; requests: number }[] };
      return checks.find((one) => one.reference === reference)?.requests ?? 0;
    },
    kill,
    async restart() {
      running = await launch({ ...environment, TENANT_CHECKS_PORT: new URL(url).port });
    },
    async stop() {
      await kill();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function launch(environment: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, 'checks'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The tenant-check sandbox ended with ${code}.`))),
  ]);
  return { child, url: (message as { checks: string }).checks };
}
