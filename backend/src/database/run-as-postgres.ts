import { execFile, type SpawnOptions } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from 'server-process';

const run = promisify(execFile);

export type Command = { file: string; args: string[]; options: Pick<SpawnOptions, 'uid' | 'gid'> };

/**
 * Returns how to run a command as a user that PostgreSQL accepts. PostgreSQL refuses root, so root runs the command as
 * the system user `postgres`, which is created when missing. If this user cannot enter a folder, such as a clone under
 * /root, the command also gets the capability `dac_override`, which ignores the permissions of files. With
 * `no_setuid_fixup`, the system call access(2), which initdb uses, respects this capability too (capabilities(7), "The
 * securebits flags").
 * @throws StartError when this machine does not allow it
 */
export async function commandAsPostgres(file: string, args: string[], folders: readonly string[]): Promise<Command> {
  const user = await postgresUser();
  if (!user) return { file, args, options: {} };
  if (await canEnter(user, [file, ...folders])) return { file, args, options: user };
  const setpriv = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  try {
    await run('setpriv', [...setpriv, 'test', '-x', file]);
  } catch {
    throw new StartError(
      `PostgreSQL cannot run as root, and its user "postgres" cannot enter ${folders[0] ?? file}. Move the project to a folder that every user may enter, run it as another user, or set DATABASE_URL.`,
    );
  }
  return { file: 'setpriv', args: [...setpriv, file, ...args], options: {} };
}

export type SystemUser = { uid: number; gid: number };

/** Returns the system user `postgres`, or null when this process is not root. */
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
