import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { hashOf } from '../../auth/secrets.ts';
import { randomOf } from '../../listing-search/testing/random.ts';
import { freePort } from '../../payments/testing/free-port.ts';
import { tenancies } from '../../tenancies/tenancy-table.ts';
import { startServerProcess } from '../../testing/start-server-process.ts';
import { signingParties, signings } from '../signing-tables.ts';
import { type SigningApi, signingApi } from './signing-api.ts';

const code = '123456';

type Agreement = { id: string; mia: string; tom: string };

/**
 * Kills the backend in each round while both tenants of two agreements sign at once. Then a last backend takes the
 * signatures that are missing. Returns what was half signed, what could not be finished, and mails that are missing.
 */
export async function signingKillRounds({ rounds, seed }: { rounds: number; seed: number }) {
  const random = randomOf(seed);
  const api = await signingApi({ clock: () => new Date() });
  const { backend } = api;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    DATABASE_URL: backend.url,
    VERANDAH_DATA: backend.config.dataFolder,
    FILE_STORAGE: join(backend.config.dataFolder, 'files'),
    WORKER: 'separate',
    LOG_LEVEL: 'silent',
  };
  const steps: Record<string, number> = {};
  const half: string[] = [];
  const agreements: Agreement[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const signed = [await anAgreement(api), await anAgreement(api)];
      agreements.push(...signed);
      const server = await startServerProcess(environment, url);
      const guest = await aGuest(url);
      let replies = 0;
      const sent = signed.flatMap((one) =>
        (['mia', 'tom'] as const).map((who) => sign(url, guest, one, who).then(() => (replies += 1))),
      );
      // Kills after some of the four replies, so that the kills hit every moment on machines of any speed.
      const expected = random.whole(sent.length);
      while (replies < expected) await wait(2);
      await wait(random.between(0, 60));
      server.kill('SIGKILL');
      await once(server, 'exit');
      await Promise.all(sent);
      for (const { id } of signed) {
        const { step, isWhole } = await stateOf(api, id);
        steps[step] = (steps[step] ?? 0) + 1;
        if (!isWhole) half.push(id);
      }
    }
    const server = await startServerProcess(environment, url);
    const guest = await aGuest(url);
    for (const one of agreements) {
      await renewCodes(api, one.id);
      await sign(url, guest, one, 'mia');
      await sign(url, guest, one, 'tom');
    }
    server.kill('SIGTERM');
    await once(server, 'exit');
    const states = await Promise.all(agreements.map(({ id }) => stateOf(api, id)));
    const unfinished = states.filter(({ step, isWhole }) => step !== 'signed' || !isWhole);
    return { steps, half, unfinished, mailsMissing: await countMissingMails(api, agreements.length) };
  } finally {
    await backend.close();
  }
}

/** An agreement that the owner has signed. Both tenants have the same code. */
async function anAgreement(api: SigningApi): Promise<Agreement> {
  const agreement = await api.anOwnerSigned();
  await renewCodes(api, agreement.id);
  return agreement;
}

async function renewCodes({ database }: SigningApi, agreementId: string): Promise<void> {
  for (const { id } of await partiesOf(database, agreementId)) {
    const codeExpiresAt = new Date(Date.now() + 600_000);
    const values = { codeHash: hashOf(`${id}:${code}`), codeExpiresAt, codeAttempts: 0 };
    await database.update(signingParties).set(values).where(eq(signingParties.id, id));
  }
}

const partiesOf = async (database: SigningApi['database'], agreementId: string) => {
  const rows = await database
    .select({ party: signingParties })
    .from(signingParties)
    .innerJoin(signings, eq(signings.id, signingParties.signingId))
    .where(eq(signings.agreementId, agreementId))
    .orderBy(asc(signingParties.position));
  return rows.map(({ party }) => party);
};

/** A round is whole when its step agrees with its signatures, its PDF, the agreement, the tenancy and the history. */
async function stateOf(api: SigningApi, id: string) {
  const round = await api.round(id);
  const parties = await partiesOf(api.database, id);
  const { signedAt } = await api.agreement(id);
  const ofAgreement = await api.database.select().from(tenancies).where(eq(tenancies.agreementId, id));
  const kinds = await api.kinds(id);
  const signatures = parties.filter(({ status, signedAt: at }) => status === 'signed' && at !== null).length;
  const isComplete = signatures === parties.length;
  const facts = [
    round?.step === 'signed',
    round?.signedDocument !== null,
    signedAt !== null,
    ofAgreement.length === 1,
    kinds.filter((kind) => kind === 'signed').length === 1,
  ];
  const isNoted = kinds.filter((kind) => kind === 'tenantSigned').length === signatures - 1;
  return { step: round?.step ?? 'none', isWhole: isNoted && facts.every((fact) => fact === isComplete) };
}

/** Every signed agreement mails its PDF to three people, once. */
async function countMissingMails({ backend }: SigningApi, agreements: number): Promise<number> {
  const signed = (await backend.mails()).filter(({ attachments }) => attachments.length > 0);
  return agreements * 3 - signed.length;
}

async function aGuest(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/csrf-token`);
  const [cookie = ''] = String(response.headers.get('set-cookie')).split(';');
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  return { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
}

/** Signs for a tenant. Null when the backend was killed before it replied. */
async function sign(url: string, headers: Record<string, string>, agreement: Agreement, who: 'mia' | 'tom') {
  const token = agreement[who];
  // Each tenant has an address of their own, because the number of requests per address is limited.
  const own = { ...headers, 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` };
  const post = (path: string, body: object) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: own,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
  try {
    const view = await (await post('agreement-signing-views', { token })).json();
    const { documentSha256 } = (view as { signing: { documentSha256: string } }).signing;
    await post('agreement-signatures', { token, documentSha256, code, signature: { kind: 'typed', name: who } });
  } catch {
    return null;
  }
}
