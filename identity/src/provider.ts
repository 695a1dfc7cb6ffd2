import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { AccountStore } from './accounts/account-store.ts';
import type { IdentityConfig } from './config.ts';
import type { MemoryStore } from './memory-store.ts';
import { confirmSignOutPage, errorPage, signedOutPage } from './pages/message-page.ts';
import type { Keys } from './signing-keys.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** The certified library, told who we are: one first-party client, authorization code with PKCE, nothing else. */
export function createProvider(
  config: IdentityConfig,
  keys: Keys,
  accounts: AccountStore,
  adapter: MemoryStore['adapter'],
): Provider {
  const configuration: Configuration = {
    adapter,
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookies,
      names: { session: 'identity-session', interaction: 'identity-interaction', resume: 'identity-resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id: config.clientId,
        ...(config.clientSecret
          ? { client_secret: config.clientSecret, token_endpoint_auth_method: 'client_secret_basic' }
          : { token_endpoint_auth_method: 'none' }),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${config.siteOrigin}/auth/callback`],
        backchannel_logout_uri: `${config.siteOrigin}/auth/backchannel-logout`,
        backchannel_logout_session_required: true,
        post_logout_redirect_uris: [`${config.siteOrigin}/`, `${config.siteOrigin}/auth/logged-out`],
      },
    ],
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    extraParams: ['screen_hint'],
    clientBasedCORS: () => false,
    interactions: {
      url: (context, { uid }) =>
        context.oidc.params?.screen_hint === 'sign-up' ? `/interaction/${uid}/sign-up` : `/interaction/${uid}`,
    },
    findAccount: (_context, sub) => {
      const account = accounts.bySub(sub);
      return (
        account && {
          accountId: sub,
          claims: () => ({
            sub,
            name: `${account.givenName} ${account.familyName}`,
            given_name: account.givenName,
            family_name: account.familyName,
            preferred_username: account.email,
            email: account.email,
            email_verified: false,
          }),
        }
      );
    },
    loadExistingGrant: consentOfFirstParty,
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => signOut(context, config, form),
        postLogoutSuccessSource: (context) => {
          context.body = signedOutPage(config);
        },
      },
    },
    // Nothing is fetched but what the configuration names: the site, which may well be on this machine or in a private network.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      Grant: 14 * day,
      IdToken: 10 * minute,
      Interaction: 60 * minute,
      RefreshToken: 14 * day,
      Session: 14 * day,
    },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'html';
      context.body = errorPage(
        config,
        context.status === 404 ? 'There is no such page' : 'Signing in did not work',
        'Nothing was changed. Please go back to Verandah and try again.',
        `${error}${description ? `: ${description}` : ''}`,
      );
    },
  };
  const provider = new Provider(config.issuer, configuration);
  // Behind TLS termination the proxy's X-Forwarded-Proto decides whether cookies are Secure.
  provider.proxy = config.issuer.startsWith('https:');
  return provider;
}

/** The site is ours: whoever signs in has agreed already. */
async function consentOfFirstParty(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known ? await provider.Grant.find(known) : undefined) ??
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  await grant.save();
  return grant;
}

/** The site proves with the id token that it asks for its own user: then there is nothing to confirm. */
async function signOut(context: KoaContextWithOIDC, config: IdentityConfig, form: string): Promise<void> {
  const { session, client, provider, params } = context.oidc;
  const hint = context.oidc.entities.IdTokenHint as unknown as { payload: { sub: string } } | undefined;
  if (!session || !client || !hint || hint.payload.sub !== session.accountId) {
    context.body = confirmSignOutPage(config, form);
    return;
  }
  const grantId = session.grantIdFor(client.clientId);
  if (grantId) await (await provider.Grant.find(grantId))?.destroy();
  await session.destroy();
  context.cookies.set('identity-session', null, { signed: true });
  const back = URL.parse(String(params?.post_logout_redirect_uri ?? ''));
  if (back && params?.state) back.searchParams.set('state', String(params.state));
  context.redirect(back?.href ?? '/session/end/success');
  context.status = 303;
}
