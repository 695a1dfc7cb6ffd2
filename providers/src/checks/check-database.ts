import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the database of the tenant-check sandbox. Each commit is flushed, so an accepted check survives a crash. */
export function openCheckDatabase(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'tenant-checks.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  database.exec(tables);
  return database;
}

/** No table has anything about the applicant: `requestHash` is keyed. Times are in milliseconds. */
const tables = `
create table if not exists checks (
  id text primary key,
  reference text not null unique,
  requestHash text not null,
  product text not null,
  state text not null,
  scenario text not null,
  status text not null,
  outcome text,
  searchedOn text,
  isAnswered integer not null default 0,
  requests integer not null default 1,
  nextStepAt integer,
  createdAt integer not null
) strict;
create index if not exists checks_to_step on checks (nextStepAt) where nextStepAt is not null;
create table if not exists answers (
  checkId text not null references checks,
  key text not null,
  primary key (checkId, key)
) strict;
create table if not exists events (
  id text primary key,
  checkId text not null references checks,
  createdAt integer not null,
  attempts integer not null default 0,
  nextAttemptAt integer
) strict;
create index if not exists events_to_send on events (nextAttemptAt) where nextAttemptAt is not null;
`;
