import { createBackend, type OpenDatabase, openDatabase } from 'backend';
import type { BackendConfig } from 'backend/config';
import type { FileLock } from 'backend/file-lock';
import { hasDemoData } from 'demo-data/has-demo-data';
import { loadAreas } from 'demo-data/load-areas';
import { createGateway, type Developer } from 'gateway';
import { startIdentity } from 'identity';
import { closeInTime } from 'server-process';
import type { SiteConfig } from './config.ts';
import { type Sandboxes, startSandboxes } from './sandboxes.ts';

/** How long running requests have to finish when the site stops. */
const closeSeconds = 5;

export type RunningServers = {
  url: string;
  identityUrl: string | null;
  stop: () => Promise<void>;
};

/**
 * Opens the database, and loads demo data when the database is empty. `pnpm start` calls this function before it builds
 * anything, so that a wrong setting of the database is reported at once.
 * @throws Error with one line when the server refuses the connection or its database has tables of another program
 */
export async function openDatabaseWithDemoData(
  backend: BackendConfig,
  say: (line: string) => void,
  lock?: FileLock,
): Promise<OpenDatabase> {
  const opened = await openDatabase(backend, lock);
  try {
    say(`PostgreSQL ${backend.databaseUrl ? 'of DATABASE_URL' : 'embedded'}, migrated`);
    if (!(await hasDemoData(opened.database))) {
      const { loadDemoData } = await import('demo-data');
      await loadDemoData(opened.database, { now: backend.clock(), log: say, config: backend });
    }
    await loadAreas(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Starts the sandboxes in a process of their own, and the login service, the backend and the gateway in this
 * process, in this order. `stop` stops them in reverse order, and then closes the database. When one fails to start,
 * those that are running are stopped.
 * @param parts.sandboxes what the caller started earlier, and stops
 * @param parts.developer the parts that `pnpm dev` adds to the gateway
 */
export async function startServers(
  config: SiteConfig,
  database: OpenDatabase,
  say: (line: string) => void,
  parts: { sandboxes?: Sandboxes | null; developer?: Developer } = {},
): Promise<RunningServers> {
  const started: (() => Promise<unknown>)[] = [database.close];
  const stop = async () => {
    for (const close of started.splice(0).reverse()) await close();
  };
  try {
    const { identity: login, payments, checks } = config;
    // The sandboxes start while the other servers do, so that they do not delay the start of the site.
    const sandboxes = parts.sandboxes === undefined ? startSandboxes(config, say) : null;
    if (sandboxes) {
      started.push(() =>
        sandboxes.then(
          ({ close }) => close(),
          () => {},
        ),
      );
    }
    if (login) {
      const identity = await listening(login.port, 'IDENTITY_PORT', () => startIdentity(login));
      started.push(identity.close);
      say(`login service on ${login.issuer}`);
    }

    const backend = await createBackend(config.backend, database);
    started.push(() => closeInTime(backend.app.server, backend.close, closeSeconds));
    await listening(config.backend.port, 'BACKEND_PORT', () => listen(backend.app, config.backend.port, '127.0.0.1'));
    say('backend ready');
    await sandboxes;
    if (payments) say(`payment sandbox on http://localhost:${payments.port}`);
    if (checks) say(`tenant-check sandbox on http://localhost:${checks.port}`);

    const gateway = await createGateway(config.gateway, parts.developer);
    started.push(() => closeInTime(gateway.server, () => gateway.close(), closeSeconds));
    await listening(config.gateway.port, 'VERANDAH_PORT', () =>
      listen(gateway, config.gateway.port, config.gateway.host),
    );
    return { url: config.url, identityUrl: login?.issuer ?? null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Server = { listen: (address: { port: number; host: string }) => Promise<string> };

function listen(app: Server, port: number, host: string): Promise<string> {
  return app.listen({ port, host });
}

async function listening<T>(port: number, name: string, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is taken: expected it to be free. Stop what uses it, or set ${name} to another port.`,
    );
  }
}
