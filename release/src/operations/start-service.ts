import type { ReleaseSources } from '../quarantine/release-sources.ts';
import { createReleaseService } from './release-service.ts';
import type { ServiceSettings } from './service-settings.ts';

/** @throws Error when it cannot listen, such as when the port is taken */
export async function startReleaseService(
  sources: ReleaseSources,
  { port, host, key }: ServiceSettings,
  say: (line: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  const app = createReleaseService(sources, key, say);
  try {
    say(`release service on ${await app.listen({ port, host })}`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? error;
    throw new Error(`RELEASE_SERVICE_PORT: expected a free port at ${host}, got ${port} (${code}). Set another one.`);
  }
  return { stop: () => app.close() };
}
