import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { type AccountStore, hasVerifiedEmail } from './accounts/account-store.ts';
import type { IdentityConfig } from './config.ts';
import type { MemoryStore } from './memory-store.ts';
import { confirmSignOutPage, errorPage, signedOutPage } from './pages/message-page.ts';
import type { Keys } from './signing-keys.ts';

const minute = 60;
const day = 24 * 60 * minute;

/**
 * Creates the OpenID provider from a certified library. The site is its only client, and uses the authorization code
 * flow with PKCE.
 */
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
            email_verified: hasVerifiedEmail(account),
          }),
        }
      );
    },
    loadExistingGrant: grantFirstParty,
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
    // By default the library refuses to send requests to private addresses, but the site may have such an address. Here
    // these requests are safe, because all their URLs come from the configuration.
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
      console.warn(`identity: ${error}${description ? `: ${description}` : ''}`);
      context.type = 'html';
      context.body = errorPage(
        config,
        context.status === 404 ? 'Page not found' : 'We couldn’t sign you in',
        'Go back to Verandah and try again.',
      );
    },
  };
  const provider = new Provider(config.issuer, configuration);
  // With an https issuer, a proxy in front of this service terminates TLS. The library then reads from the proxy's
  // header X-Forwarded-Proto whether cookies must be Secure.
  provider.proxy = config.issuer.startsWith('https:');
  return provider;
}

/**
 * Grants the site all scopes. The site belongs to the same organisation as this service, so users are not asked for
 * consent.
 */
async function grantFirstParty(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const grant =
    (grantId ? await provider.Grant.find(grantId) : undefined) ??
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  await grant.save();
  return grant;
}

/**
 * Signs the user out at once when the request contains the site's id token for this user. Otherwise asks the user to
 * confirm.
 */
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
  const returnUrl = URL.parse(String(params?.post_logout_redirect_uri ?? ''));
  if (returnUrl && params?.state) returnUrl.searchParams.set('state', String(params.state));
  context.redirect(returnUrl?.href ?? '/session/end/success');
  context.status = 303;
}
