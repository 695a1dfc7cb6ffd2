import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksConfig } from '../checks/checks-config.ts';
import { startChecks } from '../checks/start-checks.ts';

/** What must be in no file of the sandbox. */
export const personalData = ['Renée', 'renee@example.com', '0491570110', '1990-04-23', 'Lygon', 'PA1234567', 'Carlyle'];

/** Starts the tenant-check sandbox in this process on a free port, with its own data. */
export async function testChecks() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'check-sandbox-'));
  const key = 'sk_test_of_an_automatic_test';
  const config = checksConfig({
    TENANT_CHECKS_PORT: '0',
    BACKEND_URL: 'http://127.0.0.1:9',
    VERANDAH_DATA: dataFolder,
    TENANT_CHECKS_KEY: key,
  });
  const { url, close } = await startChecks(config);
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    url,
    dataFolder: config.dataFolder,
    call,
    /** Submits a check of an applicant with this family name. */
    submit: (familyName: string, more: object = {}) => call('POST', '/v1/checks', aRequest(familyName, more)),
    close: async () => {
      await close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

/** Polls until a check has this status, and returns it. */
export async function untilStatus(
  read: () => Promise<Record<string, unknown>>,
  status: string,
): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 100; tries += 1) {
    const check = await read();
    if (check.status === status) return check;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The check has not become ${status}.`);
}

function aRequest(familyName: string, more: object) {
  return {
    reference: crypto.randomUUID(),
    product: 'Combined',
    state: 'VIC',
    address: '3 Carlyle Street, Brunswick VIC 3056',
    applicant: {
      name: `Renée ${familyName}`,
      email: 'renee@example.com',
      phone: '+61491570110',
      dateOfBirth: '1990-04-23',
      currentAddress: '7/40 Lygon Street, Brunswick East VIC 3057',
    },
    documents: [{ kind: 'passport', nameOnDocument: `Renée ${familyName}`, number: 'PA1234567', country: 'AU' }],
    authorisation: { signedOn: '2026-11-20', sha256: 'a'.repeat(64) },
    ...more,
  };
}
