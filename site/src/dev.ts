/*
 * The program of `pnpm dev [remote]`. It serves one package, a remote or the shell, compiled from its sources with hot
 * reload. Everything else is a running site: the one that uses the data folder or the one of `--site`; without either,
 * this program starts the site itself. With `--alone`, every page of the site is the remote without the shell.
 */

import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteUsing } from 'backend/file-lock';
import { root } from './checks/run.ts';
import { siteConfig } from './config.ts';
import { startBesideSite } from './dev/beside-site.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const usage = `usage: pnpm dev [remote or folder]                    in the running site, or in one that this starts; without a name, the shell
       pnpm dev <remote or folder> --site <URL>       in the site at this address
       pnpm dev <remote> --alone                      without the shell, with servers of its own`;

const say = (line: string) => console.log(line);

try {
  const { folder, alone, site } = whatToDevelop();
  const name = basename(folder);
  const settings = siteConfig(process.env);
  const running = site ?? (alone ? null : siteUsing(settings.dataFolder));
  // Loading the code of all servers takes seconds. Beside a running site it is not needed.
  const { url, stop } = running
    ? await startBesideSite(folder, running, settings, say)
    : await (await import('./dev/with-site.ts')).startWithSite(folder, alone, settings, say);
  stopOnSignal(stop);
  // The clock of `performance` starts with this process.
  const signIn = alone ? `\n  sign in at ${url}/auth/login` : '';
  say(`\n  ${name}, hot, on ${url}${signIn}\n  ready in ${(performance.now() / 1000).toFixed(1)} s\n`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function whatToDevelop(): { folder: string; alone: boolean; site: string | undefined } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { alone: { type: 'boolean' }, site: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    say(usage);
    process.exit(0);
  }
  const [name = 'shell'] = positionals;
  const folder = resolve(root, name);
  const { alone = false } = values;
  if (!existsSync(join(folder, 'webpack.config.ts')) || (alone && name === 'shell')) {
    throw new Error(
      `Expected the name of a remote, such as remote-checkout, or the folder of one in another repository, got "${name}".`,
    );
  }
  if (values.site === undefined) return { folder, alone, site: undefined };
  const site = URL.parse(values.site);
  if (site && /^https?:$/.test(site.protocol) && !alone) return { folder, alone, site: site.origin };
  throw new Error(
    alone
      ? 'Expected --alone or --site, got both. A remote without the shell needs no other site.'
      : `--site: expected the address of a running site, such as http://localhost:4300, got "${values.site}".`,
  );
}
