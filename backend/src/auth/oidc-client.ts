import { createRemoteJWKSet } from 'jose';
import * as oidc from 'openid-client';
import type { BackendConfig } from '../config.ts';
import { lowerCaseEmail } from '../customer-users/lower-case-email.ts';
import { type LogoutClaims, verifyLogoutToken } from './logout-token.ts';

type Settings = Pick<BackendConfig, 'issuer' | 'clientId' | 'clientSecret' | 'publicOrigin' | 'sessionSeconds'>;

export type LoginRequest = {
  state: string;
  nonce: string;
  codeVerifier: string;
  signUp: boolean;
  /** Makes the issuer ask for the password, even if the user still has a session there. */
  forcePassword: boolean;
};

export type IdentifiedUser = {
  subject: string;
  givenName: string;
  familyName: string;
  email: string;
  /** True when the issuer says that the address belongs to the user (`email_verified`). */
  emailVerified: boolean;
  idToken: string | null;
  /** The issuer's id of its own session (`sid`). */
  issuerSession: string | null;
  /** When the user last typed the password; null when the issuer does not say. */
  authenticatedAt: Date | null;
};

export type OidcClient = {
  loginUrl: (login: LoginRequest) => Promise<URL>;
  /**
   * Exchanges the authorization code in the callback URL for the user's identity.
   * @throws Error when the issuer rejects the code or a check fails
   */
  identify: (callback: URL, checks: Pick<LoginRequest, 'state' | 'nonce' | 'codeVerifier'>) => Promise<IdentifiedUser>;
  /**
   * Returns the URL at which the issuer ends its own session; null when the issuer has no such URL. The issuer then
   * redirects to /auth/logged-out with `state`.
   */
  logoutUrl: (idToken: string | null, state: string) => Promise<URL | null>;
  /** Verifies a logout token. @throws Error when this issuer did not sign it, or when it is too old */
  verifyLogoutToken: (logoutToken: string, now: Date) => Promise<LogoutClaims>;
};

/** Creates a client for any OpenID Connect issuer. Fetches the issuer's configuration when it is first needed. */
export function oidcClient(settings: Settings): OidcClient {
  let discovered: Promise<oidc.Configuration> | null = null;
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };

  return {
    loginUrl: async ({ state, nonce, codeVerifier, signUp, forcePassword }) => {
      const server = await configuration();
      return oidc.buildAuthorizationUrl(server, {
        redirect_uri: `${settings.publicOrigin}/auth/callback`,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Makes the issuer return `auth_time`, the time when the user last signed in there (OpenID Connect Core §2).
        max_age: String(settings.sessionSeconds),
        ...(signUp ? signUpParameters(server.serverMetadata()) : {}),
        ...(forcePassword ? { prompt: 'login' } : {}),
      });
    },
    identify: async (callback, { state, nonce, codeVerifier }) => {
      const server = await configuration();
      const tokens = await oidc.authorizationCodeGrant(server, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The issuer sent no ID token.');
      const profileClaims: Record<string, unknown> = claims.email
        ? claims
        : { ...claims, ...(await oidc.fetchUserInfo(server, tokens.access_token, claims.sub)) };
      return {
        subject: claims.sub,
        ...profileOf(profileClaims),
        idToken: tokens.id_token ?? null,
        issuerSession: typeof claims.sid === 'string' ? claims.sid : null,
        authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : null,
      };
    },
    logoutUrl: async (idToken, state) => {
      const server = await configuration();
      if (!server.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(server, {
        post_logout_redirect_uri: `${settings.publicOrigin}/auth/logged-out`,
        state,
        ...(idToken === null ? {} : { id_token_hint: idToken }),
      });
    },
    verifyLogoutToken: async (logoutToken, now) => {
      const { issuer, jwks_uri } = (await configuration()).serverMetadata();
      if (jwks_uri === undefined) throw new Error('The issuer publishes no keys.');
      keys ??= createRemoteJWKSet(new URL(jwks_uri));
      return verifyLogoutToken(logoutToken, { issuer, clientId: settings.clientId, keys, now });
    },
  };
}

function discover({ issuer, clientId, clientSecret }: Settings): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const authentication = clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret);
  // Allows http, which the configuration accepts for localhost only.
  const execute = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(url, clientId, clientSecret, authentication, { execute, timeout: 10 });
}

/**
 * Returns the parameters that open the sign-up page: `screen_hint`, which some issuers support, and the standard
 * `prompt=create` if this issuer supports it.
 */
function signUpParameters(server: oidc.ServerMetadata): Record<string, string> {
  const prompts = server.prompt_values_supported;
  const create = Array.isArray(prompts) && prompts.includes('create');
  return { screen_hint: 'sign-up', ...(create ? { prompt: 'create' } : {}) };
}

function profileOf(claims: Record<string, unknown>) {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '');
  const [first = '', ...rest] = text('name').split(/\s+/);
  return {
    givenName: text('given_name') || first || text('preferred_username'),
    familyName: text('family_name') || rest.join(' '),
    email: lowerCaseEmail(text('email')),
    emailVerified: claims.email_verified === true,
  };
}
