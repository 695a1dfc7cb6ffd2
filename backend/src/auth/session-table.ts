import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { instant, primaryId } from '../database/columns.ts';

/** A browser's session. A guest's session has no user and exists for its CSRF token. Secrets are stored as SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    secretHash: text('secret_hash').notNull().unique(),
    userId: uuid('user_id').references(() => customerUsers.id, { onDelete: 'cascade' }),
    /** Increases with each new refresh token. A token with a lower generation is old. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: instant('rotated_at'),
    /** The issuer's ID token. A sign-out sends it to the issuer as a hint. */
    idToken: text('id_token'),
    /** The issuer's id of its own session (`sid`), which a logout token contains. */
    issuerSession: text('issuer_session'),
    /** When the user typed the password at the issuer (`auth_time`). Null when the issuer did not say. */
    authenticatedAt: instant('authenticated_at'),
    /** A label for the user, such as "Firefox on Windows". */
    device: text('device'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the session was last used. Updated at most once a minute. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** The end of the idle lifetime, at most `endsAt`. Each use of the session extends it. */
    expiresAt: instant('expires_at').notNull(),
    /** The end of the absolute lifetime, which use does not extend. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

const sessionId = () =>
  uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' });

/** All refresh tokens ("handles") that a session has issued, so that the reuse of an old token is recognised. */
export const refreshHandles = pgTable(
  'refresh_handles',
  {
    hash: text('hash').primaryKey(),
    sessionId: sessionId(),
    generation: integer('generation').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('refresh_handles_session').on(table.sessionId)],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: sessionId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_session').on(table.sessionId),
    index('access_tokens_expires_at').on(table.expiresAt),
  ],
);

/** A login in progress. A browser may have several, one per tab. */
export const loginStates = pgTable(
  'login_states',
  {
    /** SHA-256 of the parameter `state`. */
    hash: text('hash').primaryKey(),
    /**
     * SHA-256 of the browser's login cookie. Another browser cannot complete the login, because it does not have this
     * cookie.
     */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    /** True when this login asked the issuer to require the password. */
    forcePassword: boolean('force_password').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_states_expires_at').on(table.expiresAt)],
);
