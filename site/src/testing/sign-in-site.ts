import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBackend } from 'backend/testing';
import { startIdentity } from 'identity';
import { identityConfig } from 'identity/config';
import { freePorts } from './free-ports.ts';
import { signInBrowser } from './sign-in-browser.ts';

export type SignInSite = Awaited<ReturnType<typeof signInSite>>;

/** Login service and backend on ports of their own, connected as in production, without a shell. */
export async function signInSite() {
  const [sitePort = 0, identityPort = 0] = await freePorts(2);
  const site = `http://localhost:${sitePort}`;
  const folder = await mkdtemp(join(tmpdir(), 'sign-in-'));
  const env = { ...process.env, VERANDAH_DATA: folder, IDENTITY_PORT: String(identityPort), PUBLIC_ORIGIN: site };
  const identity = await startIdentity(identityConfig(env));
  const backend = await testBackend({ issuer: identity.url, publicOrigin: site });
  await backend.app.listen({ port: sitePort, host: 'localhost' });
  return {
    site,
    identity,
    backend,
    aBrowser: () => signInBrowser(site, backend),
    /** A browser that has signed in with a demo account. */
    signedIn: async (email: string, password = 'verandah-demo') => {
      const browser = signInBrowser(site, backend);
      const form = await browser.open(`${site}/auth/login`);
      await browser.post(form.url, { email, password });
      return browser;
    },
    close: async () => {
      await backend.close();
      await identity.close();
      await rm(folder, { recursive: true });
    },
  };
}
