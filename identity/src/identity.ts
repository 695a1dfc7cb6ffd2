import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountRoutes } from './account/account-routes.ts';
import { openAccountStore } from './accounts/account-store.ts';
import { passwordCheck } from './accounts/password-check.ts';
import type { IdentityConfig } from './config.ts';
import { interactionRoutes } from './interaction/interaction-routes.ts';
import { memoryStore } from './memory-store.ts';
import { errorPage } from './pages/message-page.ts';
import { pageHeaders } from './pages/page.ts';
import { createProvider } from './provider.ts';
import { loadKeys } from './signing-keys.ts';
import { emailVerification } from './verification/email-verification.ts';

export type Identity = { url: string; close: () => Promise<void> };

/**
 * Starts the server. The configuration must give a fixed port, because every token contains the server's URL as its
 * issuer.
 */
export async function startIdentity(config: IdentityConfig): Promise<Identity> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const accounts = await openAccountStore(config.dataFolder, config.demoAccounts);
  const store = memoryStore();
  const provider = createProvider(config, await loadKeys(config.dataFolder), accounts, store.adapter);
  const checkPassword = passwordCheck(accounts);
  const verification = emailVerification(config, accounts);
  const handleInteraction = interactionRoutes(config, provider, accounts, checkPassword, verification);
  const handleAccount = accountRoutes(config, { provider, accounts, checkPassword, store, verification });
  const headers = Object.entries(pageHeaders(config));
  const handleProtocol = provider.callback();

  const server = createServer(async (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    try {
      if (request.url === '/health') response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n');
      else if (request.url === '/') response.writeHead(302, { location: `${config.siteOrigin}/` }).end();
      else if (!(await handleInteraction(request, response)) && !(await handleAccount(request, response))) {
        await handleProtocol(request, response);
      }
    } catch (error) {
      console.error('identity:', error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      response.end(errorPage(config, 'Something went wrong', 'It’s not your fault. Try again in a moment.'));
    }
  });
  server.requestTimeout = 20_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${config.host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
