/* The program of `pnpm mark-release <commit>`: makes a commit the last release, which later ones are compared with. */

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from '../workspace.ts';
import { buildLastRelease, builtFacts } from './build-last-release.ts';
import { lastReleaseFile } from './last-release.ts';

const [named = 'HEAD'] = process.argv.slice(2);
try {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${named}^{commit}`], { cwd: root, encoding: 'utf8' });
  const facts = await builtFacts(await buildLastRelease(commit.trim()));
  const release = { commit: commit.trim(), afterShell: [], ...facts };
  writeFileSync(lastReleaseFile, `${JSON.stringify(release, null, 2)}\n`);
  console.log(`The last release is ${commit.trim()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
