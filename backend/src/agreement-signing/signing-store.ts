import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { hashOf, newSecret } from '../auth/secrets.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { requireFound } from '../http/problem.ts';
import { completed, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { signingLinks, signingParties, signings } from './signing-tables.ts';

export type PartyRow = typeof signingParties.$inferSelect;

/** A round without its documents, which are large. */
export type RoundRow = Omit<typeof signings.$inferSelect, 'document' | 'signedDocument'>;
export type Round = RoundRow & { parties: PartyRow[] };

/** A round with what its mails and documents need. */
export type SignedAgreement = {
  round: Round;
  agreement: typeof tenancyAgreements.$inferSelect;
  property: typeof properties.$inferSelect;
  /** The email address of the account, to which mails to the owner go. */
  ownerEmail: string;
};

const { document: _document, signedDocument: _signedDocument, ...roundColumns } = getTableColumns(signings);

/** Returns the latest round of each agreement that was sent, by the id of the agreement. */
export async function findLatestRounds(database: Database, agreementIds: string[]): Promise<Map<string, Round>> {
  if (agreementIds.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([signings.agreementId], roundColumns)
    .from(signings)
    .where(inArray(signings.agreementId, agreementIds))
    .orderBy(signings.agreementId, desc(signings.sentAt), desc(signings.id));
  const rounds = await withParties(database, rows);
  return new Map(rounds.map((round) => [round.agreementId, round]));
}

/** Adds the parties to rounds, the landlord first. */
export async function withParties(database: Database, rounds: RoundRow[]): Promise<Round[]> {
  if (rounds.length === 0) return [];
  const ids = rounds.map(({ id }) => id);
  const parties = await database
    .select()
    .from(signingParties)
    .where(inArray(signingParties.signingId, ids))
    .orderBy(asc(signingParties.position));
  return rounds.map((round) => ({ ...round, parties: parties.filter(({ signingId }) => signingId === round.id) }));
}

/** Returns all rounds of the user's agreements, newest first, with their people. */
export const findOwnRounds = ({ database, owner }: ReadScope): Paged<Round> =>
  completed(
    paged(
      () => database.$count(signings, isOwn(signings, owner)),
      () => database.select(roundColumns).from(signings).where(isOwn(signings, owner)).orderBy(desc(signings.sentAt)),
    ),
    (rounds) => withParties(database, rounds),
  );

export const findRounds = (database: Database) => database.select(roundColumns).from(signings).$dynamic();

/** Returns the party of a mailed link with the ids of its round and agreement, or null for an unknown link. */
export const findPartyByToken = (database: Database, token: string) =>
  firstRow(
    database
      .select({ partyId: signingParties.id, signingId: signings.id, agreementId: signings.agreementId })
      .from(signingLinks)
      .innerJoin(signingParties, eq(signingParties.id, signingLinks.partyId))
      .innerJoin(signings, eq(signings.id, signingParties.signingId))
      .where(eq(signingLinks.tokenHash, hashOf(token))),
  );

/** Creates and returns the secret token of a private link. The database stores only its hash. */
export async function createSigningLink(database: Database, partyId: string): Promise<string> {
  const token = newSecret();
  await database.insert(signingLinks).values({ tokenHash: hashOf(token), partyId });
  return token;
}

/**
 * Locks an agreement until the transaction ends. Every change of an agreement or of its signing does this first, so
 * that two signatures, or a signature and a change, happen one after the other.
 */
export const lockAgreement = async (database: Database, agreementId: string): Promise<void> => {
  const { id } = tenancyAgreements;
  await database.select({ id }).from(tenancyAgreements).where(eq(id, agreementId)).for('update');
};

/** Reads a round with its agreement and property. @throws Problem 404 when the agreement was deleted */
export async function findSigning(database: Database, signingId: string): Promise<SignedAgreement> {
  const found = database
    .select({ round: roundColumns, agreement: tenancyAgreements, property: properties, email: customerUsers.username })
    .from(signings)
    .innerJoin(tenancyAgreements, eq(tenancyAgreements.id, signings.agreementId))
    .innerJoin(properties, eq(properties.id, tenancyAgreements.propertyId))
    .innerJoin(customerUsers, eq(customerUsers.id, tenancyAgreements.ownerId))
    .where(eq(signings.id, signingId));
  const { round, email, ...rest } = requireFound(await firstRow(found));
  const [withPeople] = await withParties(database, [round]);
  return { ...rest, round: requireFound(withPeople), ownerEmail: email };
}

/** Returns the PDFs of a round: the one that all parties sign, and the signed one with its evidence page. */
export async function findDocuments(database: Database, signingId: string) {
  const { document, signedDocument } = signings;
  return storedRow(
    database.select({ document, signedDocument }).from(signings).where(eq(signings.id, signingId)),
    'round',
  );
}

export const updateParty = async (
  database: Database,
  id: string,
  values: Partial<typeof signingParties.$inferInsert>,
): Promise<void> => {
  await database.update(signingParties).set(values).where(eq(signingParties.id, id));
};

export const updateRound = async (
  database: Database,
  id: string,
  values: Partial<typeof signings.$inferInsert>,
): Promise<void> => {
  await database.update(signings).set(values).where(eq(signings.id, id));
};
