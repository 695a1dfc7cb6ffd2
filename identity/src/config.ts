import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A relative data folder is relative to the repository, not to the working directory. */
const root = fileURLToPath(new URL('../..', import.meta.url));

export type IdentityConfig = {
  /** The URL of this service, which both browsers and the site's backend use. */
  issuer: string;
  host: string;
  port: number;
  /** The folder for accounts and signing keys. */
  dataFolder: string;
  /** The origin of the site, whose users sign in with this service. */
  siteOrigin: string;
  clientId: string;
  /**
   * The secret with which the site authenticates at this service. Undefined for a public client: then only PKCE ensures
   * that the client that requested an authorization code is the one that uses it.
   */
  clientSecret: string | undefined;
  /** The mail server, such as `smtp://user:password@mail.example:587`. Undefined: mails are files in `outboxFolder`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  outboxFolder: string;
  /** Creates the demo accounts, and lists them on the sign-in page. */
  demoAccounts: boolean;
};

/**
 * Reads the configuration from environment variables.
 * @throws Error that names the variable, the expected value and the actual value
 */
export function identityConfig(env: NodeJS.ProcessEnv): IdentityConfig {
  const port = portOf(env.IDENTITY_PORT ?? '4301');
  return {
    issuer: originOf('IDENTITY_ISSUER', 'http://localhost:4301', env.IDENTITY_ISSUER ?? `http://localhost:${port}`),
    host: env.IDENTITY_HOST ?? 'localhost',
    port,
    dataFolder: resolve(root, env.VERANDAH_DATA ?? '.verandah', 'identity'),
    siteOrigin: originOf('PUBLIC_ORIGIN', 'https://verandah.example', env.PUBLIC_ORIGIN ?? 'http://localhost:4300'),
    clientId: env.OIDC_CLIENT_ID ?? 'verandah',
    clientSecret: env.OIDC_CLIENT_SECRET || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM ?? 'Verandah <no-reply@verandah.example>',
    outboxFolder: resolve(root, env.VERANDAH_DATA ?? '.verandah', 'outbox'),
    demoAccounts: yesOrNo('DEMO_ACCOUNTS', env.DEMO_ACCOUNTS ?? 'yes'),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new Error(`IDENTITY_PORT: expected a port from 0 to 65535, got "${text}". Set it to a number such as 4301.`);
}

function originOf(name: string, example: string, text: string): string {
  const url = URL.parse(text);
  if (url && (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/') return url.origin;
  throw new Error(`${name}: expected an origin such as ${example}, got "${text}". Give scheme and host only.`);
}

function yesOrNo(name: string, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new Error(`${name}: expected yes or no, got "${text}".`);
}
