import type { RunningSite } from 'site/testing';

type Released = { name: string; version: string };
type LiveBuild = { shell: Released; remotes: Record<string, Released> };

/** Returns the build that visitors of the site get. */
export async function liveBuild({ url }: RunningSite): Promise<LiveBuild> {
  const { id } = await (await fetch(`${url}/builds/latest.json`)).json();
  return (await fetch(`${url}/builds/meta/${id}.json`)).json();
}

/** Returns what is live, such as `remote-checkout@1.0.2`. */
export async function liveTargets(site: RunningSite): Promise<string[]> {
  const { shell, remotes } = await liveBuild(site);
  return [shell, ...Object.values(remotes)].map(({ name, version }) => `${name}@${version}`);
}

/** Promotes these releases, unless all of them are live. */
export async function makeLive(site: RunningSite, targets: readonly string[]): Promise<void> {
  const live = await liveTargets(site);
  if (targets.some((target) => !live.includes(target))) await site.promote(...targets);
}
