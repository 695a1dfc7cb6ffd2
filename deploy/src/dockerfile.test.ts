import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { servers } from './servers.ts';
import { readText } from './testing/read-yaml.ts';
import { root } from './workspace.ts';

const text = readText('docker/Dockerfile');
const instructions = DockerfileParser.parse(text).getInstructions();

/** The instructions of each stage, by its name. */
const stages = new Map<string, { from: string; lines: string[] }>();
for (const instruction of instructions) {
  const line = instruction.getTextContent();
  const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
  if (from) stages.set(name, { from, lines: [] });
  else [...stages.values()].at(-1)?.lines.push(line);
}

it('has no problem that a linter for Dockerfiles finds', () => {
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

describe('the image of the bucket', () => {
  const bucket = readText('docker/Ceph.Dockerfile');
  const lines = DockerfileParser.parse(bucket)
    .getInstructions()
    .map((one) => one.getTextContent());

  it('has no problem that a linter for Dockerfiles finds', () => {
    expect(validate(bucket).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it('runs as a numeric user that is not root, stops with SIGTERM, and has no secret', () => {
    expect(lines).toEqual(expect.arrayContaining(['USER 64045:64045', 'STOPSIGNAL SIGTERM']));
    expect(lines.filter((line) => /(?:KEY|SECRET|PASSWORD)[ =]/.test(line))).toEqual([]);
  });

  it('copies a script that exists, and gets nothing else', () => {
    const [, script = ''] = lines.map((line) => /^COPY --chmod=755 (\S+) /.exec(line)).find(Boolean) ?? [];
    expect(existsSync(join(root, script))).toBe(true);
    expect(readText('docker/Ceph.Dockerfile.dockerignore')).toBe(`# Only the script.\n*\n!${script}\n`);
  });

  it('sets each variable that the script describes, apart from the keys', () => {
    const set = lines.flatMap((line) => /^ENV (\w+)=/.exec(line)?.[1] ?? []);
    const text = readFileSync(join(root, 'storage/src/testing/start-ceph.sh'), 'utf8');
    expect(text.match(/(?<=^# {3})CEPH_\w+/gm)).toEqual(set);
  });
});

it('starts from a version of Node 24', () => {
  const bases = [...stages.values()].map(({ from }) => from).filter((from) => !stages.has(from));
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-\w+-slim$/);
});

it('runs servers as a numeric user that is not root, and stops them with SIGTERM', () => {
  expect(stages.get('server')?.lines).toEqual(expect.arrayContaining(['USER 1000:1000', 'STOPSIGNAL SIGTERM']));
});

describe.each(servers)('the image of $name', ({ name, scripts }) => {
  const { from, lines } = stages.get(name) ?? { from: '', lines: [] };

  it('has only the built folder', () => {
    expect(from).toBe('server');
    expect(lines.filter((line) => /^(?:COPY|ADD|RUN) /.test(line))).toEqual([`COPY --from=build /built/${name} ./`]);
  });

  it('runs a script of the folder', () => {
    const command = lines
      .filter((line) => /^(?:ENTRYPOINT|CMD) /.test(line))
      .flatMap((line) => JSON.parse(line.replace(/^\w+ /, '')));
    expect(command.join(' ').replace(/ watch$/, '')).toBe(Object.values(scripts)[0]);
  });

  it('stays the same user, says whether it is healthy, and has no secret', () => {
    expect(lines.filter((line) => line.startsWith('USER'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('HEALTHCHECK'))).toHaveLength(1);
    expect(lines.filter((line) => /(?:KEYS?|SECRET|PASSWORD|DATABASE_URL)[ =]/.test(line))).toEqual([]);
  });
});

it('gives a backend 30 minutes to migrate', () => {
  const [check] = stages.get('backend')?.lines.filter((line) => line.startsWith('HEALTHCHECK')) ?? [];
  expect(check).toContain('--start-period=1800s ');
});

it('leaves keys, data and installed packages out of the build', () => {
  const ignored = readText('docker/Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/.verandah', '**/.env', '**/*.pem']));
});
