import { operatedReleases, type ReleaseChange, releaseChangeOutcome } from 'shared-contract/operations/releases';
import * as z from 'zod/mini';
import type { BackendConfig } from '../config.ts';
import { Problem } from '../http/problem.ts';

type Config = Pick<BackendConfig, 'releaseServiceUrl' | 'releaseServiceKey'>;

const readTimeoutMs = 10_000;
/** A change writes to the release store, which others may use at once. The API client waits 20 s. */
const changeTimeoutMs = 15_000;

const releases = z.omit(operatedReleases, { '@id': true, '@type': true });
const livePages = z.object({ pages: z.array(z.string()) });
const refusal = z.object({ refused: z.array(z.string()).check(z.minLength(1)) });
const complaint = z.object({ problem: z.string() });

/** @throws Problem 503 when the service cannot be asked, with what the operator can do */
export async function readReleases(config: Config, timeoutMs = readTimeoutMs): Promise<z.output<typeof releases>> {
  const { status, data } = await send(config, '/releases', { timeoutMs });
  if (status === 200) return parse(releases, data);
  throw unexpected(status, data);
}

/** Returns the paths of all live pages. @throws Problem 503 like {@link readReleases} */
export async function readPages(config: Config): Promise<string[]> {
  const { status, data } = await send(config, '/pages', { timeoutMs: readTimeoutMs });
  if (status === 200) return parse(livePages, data).pages;
  throw unexpected(status, data);
}

type ChangeOutcome = z.output<typeof releaseChangeOutcome> | { refused: string[] };

/**
 * Changes what is live. Returns the reasons when the service refuses the change.
 * @param by the operator's name, for the audit log
 * @throws Problem 503 when the service cannot be asked or did not respond in time
 */
export async function changeRelease(
  config: Config,
  { change, by }: { change: ReleaseChange; by: string },
  timeoutMs = changeTimeoutMs,
): Promise<ChangeOutcome> {
  const { status, data } = await send(config, '/changes', { body: { ...change, by }, timeoutMs });
  if (status === 200) return parse(releaseChangeOutcome, data);
  if (status === 409) return parse(refusal, data);
  throw unexpected(status, data);
}

type Request = { body?: object; timeoutMs: number };

async function send(config: Config, path: string, { body, timeoutMs }: Request) {
  const { url, key } = requireConfigured(config);
  try {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      // Another server must not receive the key.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, data: parseJson(await response.text()) };
  } catch (cause) {
    const check = 'Check that “pnpm release watch” is running and that RELEASE_SERVICE_URL is its address.';
    // The service may have received the change before the connection broke.
    const first = body ? 'Reload to see whether the change was made. ' : '';
    throw unavailable(`The release service didn’t respond. ${first}${check}`, cause);
  }
}

function requireConfigured({ releaseServiceUrl: url, releaseServiceKey: key }: Config): { url: string; key: string } {
  if (url !== undefined && key !== undefined) return { url, key };
  const missing = [
    ...(url === undefined ? ['RELEASE_SERVICE_URL'] : []),
    ...(key === undefined ? ['RELEASE_SERVICE_KEY'] : []),
  ];
  throw unavailable(
    `The release service isn’t set up. Set ${missing.join(' and ')} at the backends, and RELEASE_SERVICE_PORT and the ` +
      'same key at “pnpm release watch”.',
  );
}

function parse<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  const fields = [...new Set(result.error.issues.map(({ path }) => path.join('.') || 'the whole reply'))].slice(0, 5);
  throw unavailable(
    `The backend can’t read the reply of the release service (${fields.join(', ')}). Reload to see what is live, and ` +
      'run backends and “pnpm release watch” of the same version.',
  );
}

function unexpected(status: number, data: unknown): Problem {
  if (status === 401 || status === 403)
    return unavailable(
      'The release service rejected the key. Set the same RELEASE_SERVICE_KEY at the backends and at ' +
        '“pnpm release watch”.',
    );
  const said = z.safeParse(complaint, data).data?.problem ?? 'The output of “pnpm release watch” may say why.';
  return unavailable(`The release service replied with ${status}: ${said}`);
}

const unavailable = (detail: string, cause?: unknown) =>
  Object.assign(new Problem(503, 'release-service', detail), { cause });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
