import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endPeriod, expireCheckLinks, findInDatabase, readOutbox, readPdf } from 'backend/testing';
import {
  openStore,
  preview,
  promote,
  publish,
  readSigning,
  resolveStack,
  rollBack,
  startCanary,
  stopCanary,
  widenCanary,
  withdraw,
} from 'release';
import { keyFiles } from 'release/keys';
import type { ReleaseWatch } from 'release/quarantine';
import { root } from '../checks/run.ts';
import { siteConfig } from '../config.ts';
import { copyLive } from '../publish-and-promote.ts';
import { withSandboxSecrets } from '../sandbox-secrets.ts';
import { openDatabaseWithDemoData, startServers } from '../servers.ts';
import { watchSite } from '../watch-site.ts';
import { freePorts } from './free-ports.ts';
import { untilServed } from './until-served.ts';
import { type BuiltCopy, buildNewRemote, buildVariant, type Edit } from './variant.ts';

type CallSandbox = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>;

export type RunningSite = {
  url: string;
  identityUrl: string;
  /** Address of the API without the gateway. */
  backendUrl: string;
  /** Origin of the payment sandbox. */
  paymentsUrl: string;
  /** Calls the payment sandbox with its secret key, such as `('PUT', '/test/faults', { webhooksHeld: true })`. */
  callPayments: CallSandbox;
  /** Origin of the tenant-check sandbox. */
  checksUrl: string;
  /** Calls the tenant-check sandbox with its key, such as `('POST', '/test/checks/{check id}/decision', {})`. */
  callChecks: CallSandbox;
  dataFolder: string;
  /** The folder whose files the gateway serves under /assets. */
  assets: string;
  /** Ends the current period of a subscription, which is renewed then. */
  endPeriod: (subscriptionId: string) => Promise<void>;
  /** Ends the validity of the links that were mailed to applicants of tenant checks. */
  expireCheckLinks: () => Promise<void>;
  /** Returns the columns in which a dump of the database would contain one of the texts in clear text. */
  findInDatabase: (texts: readonly string[]) => Promise<string[]>;
  /** Returns the mails sent so far, oldest first. */
  mails: () => ReturnType<typeof readOutbox>;
  /** Returns the text of each page of a PDF. */
  readPdf: typeof readPdf;
  /** The log of backend and gateway, one line per entry; LOG_LEVEL sets the detail. */
  logged: readonly string[];
  /** Builds a package with edits and publishes it. Returns its target, such as `remote-checkout@1.0.1`. */
  publishEdited: (name: string, edits: readonly Edit[]) => Promise<string>;
  /** Publishes a package that was built elsewhere. Returns its target. */
  publishBuilt: (dist: string) => Promise<string>;
  /** Builds and publishes a remote made by `pnpm new-remote`. */
  publishNewRemote: (name: string) => Promise<string>;
  /**
   * Makes the releases live, and waits until visitors get them. Returns the id of the build.
   * @throws Error with the reasons of a rejection
   */
  promote: (...targets: string[]) => Promise<string>;
  rollBack: (name: string) => Promise<string>;
  /**
   * Watches the releases, as `pnpm start` does, until the site stops. With OPERATORS this also starts the service of
   * the operator page. Returns what the watch says.
   */
  watchReleases: () => Promise<readonly string[]>;
  /** Returns the URL that previews published releases. */
  preview: (...targets: string[]) => Promise<string>;
  withdraw: (name: string) => Promise<string>;
  /** Gives a published release to a share of the visitors. */
  startCanary: (target: string, percent: number) => Promise<void>;
  widenCanary: (percent: number) => Promise<void>;
  stopCanary: () => Promise<void>;
  /** The text with source positions, as `pnpm release stack` prints it. */
  resolveStack: (text: string) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts a whole site on free ports with its own demo data. Packages are built once into a store under `.cache/` and
 * copied, so that promotions of one site do not reach another.
 */
export async function startSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'verandah-'));
  const [port, identityPort, backendPort, paymentsPort, checksPort, releaseServicePort] = await freePorts(6);
  const config = withSandboxSecrets(
    siteConfig({
      VERANDAH_PORT: String(port),
      IDENTITY_PORT: String(identityPort),
      BACKEND_PORT: String(backendPort),
      PAYMENTS_PORT: String(paymentsPort),
      TENANT_CHECKS_PORT: String(checksPort),
      RELEASE_SERVICE_PORT: String(releaseServicePort),
      VERANDAH_DATA: dataFolder,
      LOG_LEVEL: 'fatal',
      AUTH_REQUESTS_PER_MINUTE: '100000',
      ...environment,
    }),
  );
  await copyLive(
    {
      releases: join(root, '.cache/site-releases'),
      signing: { files: keyFiles({ VERANDAH_DATA: join(root, '.cache/site-keys') }), isOwn: true },
    },
    config,
  );
  const logged: string[] = [];
  const logTo = { write: (line: string) => void logged.push(line) };
  const backend = { ...config.backend, logTo };
  const gateway = { ...config.gateway, logTo };
  const database = await openDatabaseWithDemoData(backend, () => {});
  const servers = await startServers({ ...config, backend, gateway }, database, () => {});
  const storage = openStore(config.releases, await readSigning(config.signing.files));
  let watch: ReleaseWatch | undefined;
  const watchSaid: string[] = [];
  const publishCopy = async ({ dist, remove }: BuiltCopy): Promise<string> => {
    try {
      const published = await publish(storage, dist);
      if ('refused' in published) throw new Error(published.refused);
      return `${published.name}@${published.version}`;
    } finally {
      await remove();
    }
  };
  const live = (outcome: Parameters<typeof idOf>[0]) => untilServed(servers.url, idOf(outcome));
  return {
    url: servers.url,
    identityUrl: servers.identityUrl ?? '',
    backendUrl: config.gateway.backendUrl,
    paymentsUrl: config.backend.sandboxPaymentsUrl ?? '',
    callPayments: callerOf(config.backend.sandboxPaymentsUrl, config.backend.sandboxPaymentsKey),
    checksUrl: config.backend.tenantChecksUrl ?? '',
    callChecks: callerOf(config.backend.tenantChecksUrl, config.backend.tenantChecksKey),
    dataFolder,
    assets: join(config.releases, 'assets'),
    endPeriod: (subscriptionId) => endPeriod(database, backend, subscriptionId),
    expireCheckLinks: () => expireCheckLinks(database.database, new Date()),
    findInDatabase: (texts) => findInDatabase(database.database, texts),
    mails: () => readOutbox(dataFolder),
    readPdf,
    logged,
    publishEdited: async (name, edits) => publishCopy(await buildVariant(name, edits)),
    publishBuilt: (dist) => publishCopy({ dist, remove: async () => {} }),
    publishNewRemote: async (name) => publishCopy(await buildNewRemote(name)),
    promote: async (...targets) => live(await promote(storage, targets)),
    rollBack: async (name) => live(await rollBack(storage, name)),
    watchReleases: async () => {
      watch ??= await watchSite(config, (line) => watchSaid.push(line));
      return watchSaid;
    },
    preview: async (...targets) => {
      const outcome = await preview(storage, targets);
      if ('refused' in outcome) throw new Error(outcome.refused.join('\n'));
      return servers.url + outcome.path;
    },
    withdraw: async (name) => live(await withdraw(storage, name)),
    startCanary: async (target, percent) => refuse(await startCanary(storage, [target], { percent: String(percent) })),
    widenCanary: async (percent) => refuse(await widenCanary(storage, { percent: String(percent) })),
    stopCanary: async () => refuse(await stopCanary(storage)),
    resolveStack: (text) => resolveStack(storage, text),
    stop: async () => {
      await watch?.stop();
      await servers.stop();
      // PostgreSQL's helpers and running image jobs may write a last file while the folder is deleted.
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function callerOf(url: string | undefined, key: string | undefined): CallSandbox {
  return async (method, path, body) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

function refuse(outcome: object): void {
  if ('refused' in outcome) throw new Error(String(outcome.refused));
}

function idOf(outcome: Awaited<ReturnType<typeof promote>>): string {
  if ('refused' in outcome) throw new Error(outcome.refused.join('\n'));
  return outcome.live.id;
}
