import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { dataFolder } from '../store-address.ts';

/** The file of a running `pnpm start` in its data folder. */
const running = z.object({ url: z.string() });

/** Returns where browsers reach the site: PUBLIC_ORIGIN, or the site that runs on the same data folder. */
export function siteOrigin(env: NodeJS.ProcessEnv): string {
  return env.PUBLIC_ORIGIN ?? runningSite(dataFolder(env)) ?? `http://localhost:${env.VERANDAH_PORT ?? 4300}`;
}

function runningSite(folder: string): string | undefined {
  try {
    return running.parse(JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'))).url;
  } catch {
    return undefined;
  }
}
