import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { oauthProvider } from '@better-auth/oauth-provider';
import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { toNodeHandler } from 'better-auth/node';
import { jwt } from 'better-auth/plugins';

export type OtherLoginService = Awaited<ReturnType<typeof startOtherLoginService>>;

const account = { name: 'Mia Novak', email: 'mia@example.com', password: 'seven green parrots' };

const emptyTables = () => ({
  user: [],
  session: [],
  account: [],
  verification: [],
  jwks: [],
  oauthClient: [] as object[],
  oauthConsent: [],
  oauthAccessToken: [],
  oauthRefreshToken: [],
  oauthClientAssertion: [],
});

/**
 * Starts a login service that is not ours: better-auth, in memory, with one account and the site as its client. Unlike
 * ours it signs tokens with EdDSA, and its clients have a secret.
 */
export async function startOtherLoginService(site: string, port: number) {
  const url = `http://localhost:${port}`;
  const tables = emptyTables();
  const auth = betterAuth({
    baseURL: url,
    basePath: '/',
    secret: randomBytes(32).toString('base64url'),
    telemetry: { enabled: false },
    logger: { level: 'error' },
    database: memoryAdapter(tables),
    emailAndPassword: { enabled: true },
    plugins: [
      jwt(),
      oauthProvider({ loginPage: '/login', consentPage: '/consent', scopes: ['openid', 'profile', 'email'] }),
    ],
  });
  const handle = toNodeHandler(auth);
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/login?')) void handle(request, response);
    else if (request.method === 'GET') response.end('<h1>The other login service</h1>');
    else void signIn(request, response);
  });

  /** What the sign-in page of an operator does. */
  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(request.url ?? '', url);
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const reply = await auth.handler(
      new Request(`${url}/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, cookie: request.headers.cookie ?? '' },
        body: JSON.stringify({ ...fields, oauth_query: searchParams.toString() }),
      }),
    );
    const body = (await reply.json()) as { url?: string };
    response.setHeader('set-cookie', reply.headers.getSetCookie());
    response.writeHead(body.url ? 302 : reply.status, body.url ? { location: body.url } : {}).end(JSON.stringify(body));
  }

  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const signedUp = await auth.api.signUpEmail({ body: account, asResponse: true });
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { client_id: clientId, client_secret: clientSecret } = await auth.api.adminCreateOAuthClient({
    headers: new Headers({ cookie: cookie.join('; ') }),
    body: {
      // A client of the type `web` needs https.
      application_type: 'native',
      redirect_uris: [`${site}/auth/callback`],
      post_logout_redirect_uris: [`${site}/auth/logged-out`],
      skip_consent: true,
      enable_end_session: true,
    },
  });
  // A registration accepts only an address on the internet.
  Object.assign(tables.oauthClient[0] ?? {}, {
    backchannelLogoutUri: `${site}/auth/backchannel-logout`,
    backchannelLogoutSessionRequired: true,
  });
  return {
    url,
    account,
    client: { clientId, clientSecret },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
