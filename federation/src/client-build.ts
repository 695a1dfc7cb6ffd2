const toolFields = ['audit', 'previousIntegrity'];
const toolFieldsOfRemotes = ['owner', 'budgets'];

/**
 * Returns the content of `builds/meta/{id}.json` as browsers receive it: without who promoted the build and who owns
 * its remotes, because anyone can request it. A build without these fields, from an older release tool, keeps its
 * bytes, so that the hash in cached copies remains right.
 */
export function clientBuild(table: Buffer): Buffer {
  const build: unknown = parse(table);
  if (!isRecord(build)) return table;
  const remotes = isRecord(build.remotes) ? Object.values(build.remotes).filter(isRecord) : [];
  const removed = [
    ...toolFields.map((field) => remove(build, field)),
    ...remotes.flatMap((remote) => toolFieldsOfRemotes.map((field) => remove(remote, field))),
  ];
  return removed.includes(true) ? Buffer.from(JSON.stringify(build)) : table;
}

function remove(record: Record<string, unknown>, field: string): boolean {
  return field in record && delete record[field];
}

/** Returns undefined for a damaged file. Its readers report it. */
function parse(table: Buffer): unknown {
  try {
    return JSON.parse(table.toString());
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
