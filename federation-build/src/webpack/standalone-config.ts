import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { resolveFromHere } from './package-facts.ts';

/**
 * Returns the webpack configuration of a remote that runs without the shell (`pnpm dev <remote> --alone`). The build
 * contains React and the other modules that the shell would provide, and all of Mantine with its styles.
 */
export async function standaloneConfig(config: Configuration, folder: string): Promise<Configuration> {
  const cache = join(folder, '.cache');
  await mkdir(cache, { recursive: true });
  const entry = join(cache, 'standalone.ts');
  await writeFile(entry, starter);
  return { ...config, entry: { standalone: entry } };
}

const starter = `import '${resolveFromHere('@mantine/core/styles.layer.css')}';
import { runStandalone } from '${resolveFromHere('federation-build/standalone')}';
import definition from '../src/remote.ts';

runStandalone(definition, (page) => import(/* webpackInclude: /\\.page\\.tsx$/ */ \`../src/pages/\${page}.page.tsx\`));
`;
