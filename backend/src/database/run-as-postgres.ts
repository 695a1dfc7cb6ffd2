import { execFile, type SpawnOptions } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartRefusal } from '../start-refusal.ts';

const run = promisify(execFile);

export type Command = { file: string; args: string[]; options: Pick<SpawnOptions, 'uid' | 'gid'> };

/**
 * How to run a command as somebody whom PostgreSQL accepts: it refuses root. Then it is the user `postgres`, made when
 * missing. Where that user cannot enter the folders (a clone under /root, or in a private temporary folder), it is
 * lent root's right to read past their modes, and nothing else.
 */
export async function asPostgres(file: string, args: string[], folders: readonly string[]): Promise<Command> {
  const user = await postgresUser();
  if (!user) return { file, args, options: {} };
  if (await canEnter(user, [file, ...folders])) return { file, args, options: user };
  const lend = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--clear-groups'];
  const setpriv = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, ...lend] as const;
  try {
    await run(setpriv[0], [...setpriv.slice(1), 'true']);
  } catch {
    throw new StartRefusal(
      `PostgreSQL cannot run as root, and its user "postgres" cannot enter ${folders[0] ?? file}. Use a folder that everybody may enter, run as another user, or set DATABASE_URL.`,
    );
  }
  return { file: setpriv[0], args: [...setpriv.slice(1), file, ...args], options: {} };
}

export type SystemUser = { uid: number; gid: number };

/** Null where we are not root. */
export async function postgresUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  try {
    return await idsOf('postgres');
  } catch {
    await run('groupadd', ['--system', '--force', 'postgres']);
    await run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
    return idsOf('postgres');
  }
}

async function idsOf(name: string): Promise<SystemUser> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function canEnter(user: SystemUser, paths: readonly string[]): Promise<boolean> {
  try {
    await Promise.all(paths.map((path) => access(path, constants.F_OK)));
    for (const path of paths) await run('ls', ['-d', path], user);
    return true;
  } catch {
    return false;
  }
}
