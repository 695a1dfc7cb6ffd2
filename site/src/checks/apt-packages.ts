import { existsSync } from 'node:fs';
import { run } from './run.ts';

/**
 * Installs Debian packages. The parameters are names and options of `apt-get install`.
 * @returns with `reason`, the last line of the output
 */
export async function installPackages(...parameters: string[]): Promise<{ ok: boolean; reason: string }> {
  await run('apt-get', ['update', '-qq']);
  const { ok, output } = await run('apt-get', ['install', '-y', '-qq', ...parameters], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return { ok, reason: output.trim().split('\n').at(-1) ?? '' };
}

/** Looks for programs and installs Debian packages. Only root can install them. */
type Installer = {
  canInstall: boolean;
  exists: (path: string) => boolean;
  install: typeof installPackages;
};

export const aptGet: Installer = {
  canInstall: existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
  exists: existsSync,
  install: installPackages,
};
