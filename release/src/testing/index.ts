import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'federation';
import { integrityOf } from 'federation/integrity';

/** Writes a `dist` folder as a build does: the files contain `content` and their own name. */
export async function aBuiltPackage(home: string, release: Release, content = 'first'): Promise<string> {
  const dist = await mkdtemp(join(home, 'dist-'));
  const files: Release['files'] = {};
  for (const file of Object.keys(release.files)) {
    const bytes = Buffer.from(`/* ${content} ${release.name}/${file} */\n`);
    await mkdir(join(dist, 'public', file, '..'), { recursive: true });
    await writeFile(join(dist, 'public', file), bytes);
    files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
  }
  await writeFile(join(dist, 'release.json'), JSON.stringify({ ...release, files }));
  return dist;
}
