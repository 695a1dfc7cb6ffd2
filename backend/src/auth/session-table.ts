import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { instant, primaryId } from '../database/columns.ts';

/** One browser. Without a user it is a guest's, opened for its CSRF token. Secrets are stored as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    secretHash: text('secret_hash').notNull().unique(),
    userId: uuid('user_id').references(() => customerUsers.id, { onDelete: 'cascade' }),
    /** Generation of the newest refresh handle. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: instant('rotated_at'),
    /** The issuer's ID token, the hint for signing out there. */
    idToken: text('id_token'),
    /** The issuer's name for its own session (`sid`), by which it may ask us to end this one. */
    issuerSession: text('issuer_session'),
    /** "Firefox on Windows": what its owner knows it by. */
    device: text('device'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** To the minute. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Over from then on: each use moves it away by the idle lifetime, never past `endsAt`. */
    expiresAt: instant('expires_at').notNull(),
    /** The absolute lifetime: nothing moves it. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

const sessionId = () =>
  uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' });

/** Every handle a session has given out, so that an old one that comes back is recognised. */
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

/** A login on its way to the issuer and back. Several tabs of one browser may be under way. */
export const loginStates = pgTable(
  'login_states',
  {
    /** SHA-256 of `state`. */
    hash: text('hash').primaryKey(),
    /** SHA-256 of the value in the browser's login cookie: a login ends in the browser where it began. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    /** The issuer was told to ask for the password again. */
    forcePassword: boolean('asks_again').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_states_expires_at').on(table.expiresAt)],
);
