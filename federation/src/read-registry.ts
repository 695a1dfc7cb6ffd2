import * as z from 'zod/mini';
import { incompatibilities } from './compatibility.ts';
import { pathPattern, remoteName } from './page.ts';
import {
  type Build,
  buildFrame,
  type RemoteRelease,
  registryFormat,
  remoteRelease,
  type Visit,
  visitFrame,
} from './registry.ts';
import {
  missingShellFeatures,
  noShellFeatures,
  type ShellFeatures,
  shellFeatures,
  supportedShellFeatures,
} from './shell-features.ts';

/**
 * Parses the content of `builds/meta/{id}.json`. A remote with invalid data does not fail the whole build: it gets the
 * field `unsupported` and keeps its paths, so that they show a failure notice.
 * @param id the id in the name of the file
 * @throws Error when the data of the build itself or of its shell is invalid, or when the build has another id
 */
export function readBuild(json: unknown, id: string): Build {
  const entries = Object.entries(recordOf(recordOf(json).remotes)).filter(
    ([name]) => remoteName.safeParse(name).success,
  );
  const frame = buildFrame.parse(json);
  if (frame.id !== id) throw new Error(`builds/meta/${id}.json contains the build ${frame.id}`);
  return { ...frame, remotes: Object.fromEntries(entries.map(([name, entry]) => [name, readRemote(entry, name)])) };
}

/**
 * Returns the build with `unsupported` set on each remote that must not run: one that does not fit the shell, or one
 * that defines the same global variable as another remote. Promotion refuses such remotes. This second check ensures
 * that none of their code runs even if one was promoted.
 * @param host the features of the shell that will run the remotes; by default those of the build's own shell
 */
export function isolateIncompatible(build: Build, host: ShellFeatures = build.shell.features): Build {
  const shell = { ...build.shell, features: host };
  const remotes: Build['remotes'] = {};
  for (const release of Object.values(build.remotes)) {
    const running = Object.values(remotes).filter(({ unsupported }) => !unsupported);
    const [problem] = release.unsupported
      ? [release.unsupported]
      : [...duplicateGlobals([...running, release]), ...incompatibilities(release, shell)];
    remotes[release.name] = problem ? { ...release, unsupported: problem } : release;
  }
  return { ...build, remotes };
}

/**
 * Parses the visit data that the gateway wrote into the HTML. A remote with invalid data gets the field `unsupported`.
 * @throws Error when other visit data is invalid
 */
export function readVisit(json: unknown): Visit {
  const { matched, format } = recordOf(json);
  const frame = visitFrame.safeParse(json);
  if (!frame.success) {
    throw new Error(
      `The visit has format ${format}, this shell reads ${registryFormat}: ${z.prettifyError(frame.error)}`,
    );
  }
  return { ...frame.data, matched: matched ? readRemote(matched, String(recordOf(matched).name)) : null };
}

/** Parses one remote of a build. Never throws: for invalid data it returns a remote with the field `unsupported`. */
export function readRemote(json: unknown, name: string): RemoteRelease {
  const entry = recordOf(json);
  const subject = `${name}@${entry.version}`;
  if (Number(entry.format) > registryFormat) {
    return isolated(
      json,
      name,
      `${subject} has format ${entry.format}; this site reads formats up to ${registryFormat}`,
    );
  }
  const required = shellFeatures.safeParse(entry.features);
  const [feature] = required.success ? missingShellFeatures(required.data, supportedShellFeatures) : [];
  if (feature) return isolated(json, name, `${subject} needs ${feature}, which this site does not have`);
  const parsed = remoteRelease.safeParse(json);
  if (!parsed.success) return isolated(json, name, `${subject} cannot be read: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.name !== name) return isolated(json, name, `${name} contains the release of ${parsed.data.name}`);
  return parsed.data;
}

/** Returns a sentence for each remote that defines the same global variable as another remote or the shell. */
export function duplicateGlobals(remotes: readonly Pick<RemoteRelease, 'name' | 'container'>[]): string[] {
  const owners = new Map([
    ['global shell', 'shell'],
    ['uniqueName shell', 'shell'],
  ]);
  return remotes.flatMap(({ name, container: { global, uniqueName } }) =>
    [`global ${global}`, ...(uniqueName ? [`uniqueName ${uniqueName}`] : [])].flatMap((claim) => {
      const owner = owners.get(claim);
      owners.set(claim, owner ?? name);
      return owner ? [`${name} defines the ${claim}, which belongs to ${owner}`] : [];
    }),
  );
}

/**
 * Returns a remote for data that cannot be parsed. It contains only the paths that are valid, so that these show a
 * failure notice instead of Page Not Found.
 */
function isolated(json: unknown, name: string, unsupported: string): RemoteRelease {
  const { version, pages } = recordOf(json);
  const paths = (Array.isArray(pages) ? pages : [])
    .map((row) => recordOf(row).path)
    .filter((path) => pathPattern.safeParse(path).success);
  return {
    format: registryFormat,
    kind: 'remote',
    name,
    version: String(version),
    commit: '',
    builtAt: '',
    files: {},
    pages: paths.map((path) => ({
      path: String(path),
      page: 'unsupported',
      layout: 'default',
      access: 'public',
      guards: [],
      title: 'Page unavailable',
    })),
    container: { global: '', entry: '' },
    exposes: {},
    needs: {},
    names: {},
    features: noShellFeatures,
    unsupported,
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
