import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';

const template = 'verandah_template';

/** Creates the migrated template database and returns its URL. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  await onServer(serverUrl, async (client) => {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
  });
  const templateUrl = withDatabase(serverUrl, template);
  await migrate(templateUrl);
  return templateUrl;
}

/** Creates a database from the migrated template; from `template0`, which is empty, without migrations. */
export async function copyTemplate(
  templateUrl: string,
  source: typeof template | 'template0' = template,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(templateUrl, (client) =>
    client.query(`create database ${name} template ${source} strategy file_copy`),
  );
  return {
    url: withDatabase(templateUrl, name),
    drop: () => onServer(templateUrl, (client) => client.query(`drop database ${name} with (force)`)).then(() => {}),
  };
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
