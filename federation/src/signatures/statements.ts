import * as z from 'zod/mini';
import { openEnvelope, type PublicKey } from './dsse.ts';

const statementType = 'https://in-toto.io/Statement/v1';
const buildType = 'https://verandah.example/attestations/build/v1';
const releaseType = 'https://verandah.example/attestations/release/v1';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const subjects = z.array(z.object({ name: z.string(), digest: z.object({ sha256 }) }));

const buildFacts = z.object({
  id: z.string(),
  /**
   * Grows with each build: the time of the promotion in milliseconds, or one more than that of the build before. A
   * reader refuses a build with a lower number than it knows. A roll-back makes a new build, with a higher number.
   */
  sequence: z.int(),
  /** `promote`, `roll-back` or `withdraw`: what the operator intended. */
  kind: z.string(),
});
export type BuildFacts = z.infer<typeof buildFacts>;

const releaseFacts = z.object({ name: z.string(), version: z.string() });
export type ReleaseFacts = z.infer<typeof releaseFacts>;

const buildStatement = z.object({
  _type: z.literal(statementType),
  subject: subjects,
  predicateType: z.literal(buildType),
  predicate: buildFacts,
});
const releaseStatement = z.object({
  _type: z.literal(statementType),
  subject: subjects,
  predicateType: z.literal(releaseType),
  predicate: releaseFacts,
});

/** The two forms of a build file: as it is stored, and as browsers receive it (`federation/client-build`). */
export type BuildForm = 'stored' | 'served';
type BuildDigests = Record<BuildForm, string>;

/** Returns the statement that an operator signs for a build. */
export function buildStatementOf(facts: BuildFacts, digests: BuildDigests): z.infer<typeof buildStatement> {
  const subject = (['stored', 'served'] as const).map((form) => ({
    name: buildSubject(form, facts.id),
    digest: { sha256: digests[form] },
  }));
  return { _type: statementType, subject, predicateType: buildType, predicate: facts };
}

/** Returns the statement that an operator signs for a `release.json`, which has the hashes of the release's files. */
export function releaseStatementOf(facts: ReleaseFacts, digest: string): z.infer<typeof releaseStatement> {
  const subject = [{ name: releaseSubject(facts), digest: { sha256: digest } }];
  return { _type: statementType, subject, predicateType: releaseType, predicate: facts };
}

/** What is wrong with a file. `isUnsigned` is set when it has no envelope at all. */
export type SignatureProblem = { problem: string; isUnsigned?: true };
export type Verified<Facts> = { facts: Facts } | SignatureProblem;

/**
 * Verifies that one of the keys has signed this build file.
 * @param id the id in the name of the file
 * @param form whether `bytes` come from the store or from the gateway
 * @throws DOMException `NotSupportedError` in a browser without Ed25519
 */
export async function verifyBuild(
  { bytes, envelope }: SignedFile,
  { id, form }: { id: string; form: BuildForm },
  keys: readonly PublicKey[],
): Promise<Verified<BuildFacts>> {
  const opened = await openStatement(envelope, keys, buildStatement);
  if ('problem' in opened) return opened;
  const { subject, predicate } = opened.statement;
  if (predicate.id !== id) return { problem: `its signature is that of build ${predicate.id}` };
  return (await isSubject(subject, buildSubject(form, id), bytes)) ? { facts: predicate } : { problem: changed };
}

/** Verifies that one of the keys has signed this `release.json`. */
export async function verifyRelease(
  { bytes, envelope }: SignedFile,
  { name, version }: ReleaseFacts,
  keys: readonly PublicKey[],
): Promise<Verified<ReleaseFacts>> {
  const opened = await openStatement(envelope, keys, releaseStatement);
  if ('problem' in opened) return opened;
  const { subject, predicate } = opened.statement;
  if (predicate.name !== name || predicate.version !== version) {
    return { problem: `its signature is that of ${predicate.name}@${predicate.version}` };
  }
  return (await isSubject(subject, releaseSubject(predicate), bytes)) ? { facts: predicate } : { problem: changed };
}

/** A file and the JSON of its envelope; undefined when the file has none. */
export type SignedFile = { bytes: Uint8Array; envelope: unknown };

const changed = 'it is not the file that was signed';

async function openStatement<T>(
  envelope: unknown,
  keys: readonly PublicKey[],
  schema: z.ZodMiniType<T>,
): Promise<{ statement: T } | SignatureProblem> {
  if (envelope === undefined || envelope === null) return { problem: 'it has no signature', isUnsigned: true };
  if (keys.length === 0) return { problem: 'there are no trusted keys' };
  const payload = await openEnvelope(envelope, keys);
  if (payload === null) return { problem: 'none of the trusted keys has signed it' };
  const parsed = schema.safeParse(JSON.parse(payload));
  return parsed.success ? { statement: parsed.data } : { problem: 'its signature is for a file of another kind' };
}

async function isSubject(subject: z.infer<typeof subjects>, name: string, bytes: Uint8Array): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  const digest = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return subject.some((one) => one.name === name && one.digest.sha256 === digest);
}

const buildSubject = (form: BuildForm, id: string) => `${form}:builds/meta/${id}.json`;
const releaseSubject = ({ name, version }: ReleaseFacts) => `releases/${name}/${version}/release.json`;
