import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createKeyPair } from 'federation/sign';
import { openStore } from './release-store.ts';
import { signStore } from './sign-store.ts';
import { type KeyFiles, readSigning, type Signing } from './signing.ts';

/**
 * Creates a private key that only its owner can read. Returns the public key as PEM.
 * @throws Error when the file exists
 */
export async function createSigningKey(path: string): Promise<string> {
  const { privatePem, publicPem } = createKeyPair();
  await writeNew(path, privatePem, 0o600);
  return publicPem;
}

/**
 * Returns the keys of a site on one machine, whose keys are not configured. The first call creates them. It signs
 * what is in the store by then: a store of an older version has no signatures. It writes the list of trusted keys last,
 * so an interrupted first call is repeated. Later calls sign nothing, because a missing signature is then a finding.
 * @param say receives a line for what was created and signed
 */
export async function ownSigning(folder: string, files: KeyFiles, say: (line: string) => void): Promise<Signing> {
  if (await exists(files.trusted)) return readSigning(files);
  if (!(await exists(files.signing))) {
    await createSigningKey(files.signing);
    say(`created the key that signs releases: ${files.signing}`);
  }
  const { signers } = await readSigning(files);
  const signing = { signers, trusted: signers };
  const outcome = await signStore(openStore(folder, signing), { unsigned: true });
  if ('refused' in outcome) throw new Error(outcome.refused);
  const { releases, builds, problems } = outcome;
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    throw new Error(
      `The release store is not signed by the key in ${files.signing}. Restore that file and ${files.trusted}, or delete the store:\n${list}`,
    );
  }
  if (releases + builds > 0) say(`signed ${releases} releases and ${builds} builds, which had no signatures`);
  await writeNew(files.trusted, signers.map(({ publicPem }) => publicPem).join(''), 0o644);
  return signing;
}

/** Writes the file completely under a temporary name first, so that no reader finds half a key. */
async function writeNew(path: string, text: string, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.new-${process.pid}`;
  const file = await open(aside, 'w', mode);
  try {
    await file.writeFile(text);
    await file.sync();
    await link(aside, path);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new Error(`${path} exists already.`) : error;
  } finally {
    await file.close();
    await rm(aside, { force: true });
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
