import type { Visit } from 'federation';
import { envelopeOf, importKey, verifyBuild } from 'federation/signatures';
import { logger } from 'shared-platform';

const timeoutMs = 10_000;
const logged = new Set<string>();

/**
 * Returns true when this tab may load the build with its next navigation: one of the keys in the document has signed
 * its file, and it is newer than the document's build. Logs each build that is not trusted once. Never rejects.
 *
 * Returns true as well when this browser cannot verify signatures, and for a preview or in one, which is not signed:
 * then the gateway's check remains, because the tab loads a whole document from it.
 */
export async function verifyNextBuild(id: string, trust: Visit['trust']): Promise<boolean> {
  if (!trust || id.startsWith('preview-') || !(await isSupported(trust.keys))) return true;
  const { keys, sequence } = trust;
  try {
    const path = `/builds/meta/${encodeURIComponent(id)}`;
    const [file, signature] = await Promise.all([load(`${path}.json`), load(`${path}.dsse.json`)]);
    const envelope = envelopeOf(signature.ok ? await signature.text() : undefined);
    const signed = { bytes: new Uint8Array(await file.arrayBuffer()), envelope };
    const verified = await verifyBuild(signed, { id, form: 'served' }, keys);
    if ('facts' in verified && verified.facts.sequence > sequence) return true;
    logOnce(
      id,
      'problem' in verified ? verified.problem : `its sequence is ${verified.facts.sequence}, not above ${sequence}`,
    );
  } catch {
    // The connection is broken. The next poll tries again.
  }
  return false;
}

/** @throws Error when the server cannot be reached or fails */
async function load(path: string): Promise<Response> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (response.status >= 500) throw new Error(`${path} responded with ${response.status}`);
  return response;
}

/** Older browsers do not have Ed25519, and no browser has it on a page without HTTPS. */
async function isSupported([key = '']: readonly string[]): Promise<boolean> {
  try {
    await importKey(key);
    return true;
  } catch {
    return false;
  }
}

function logOnce(id: string, problem: string): void {
  if (logged.has(id)) return;
  logged.add(id);
  logger.error('build ignored', { source: 'update', build: id, problem });
}
