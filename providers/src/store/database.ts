import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens the database of the sandbox. Each commit is flushed to the disk, so that a payment that was confirmed survives
 * a crash of this process or of the machine.
 */
export function openDatabase(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'payments.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  database.exec(tables);
  return database;
}

/** Runs `work` in a transaction. Its changes are stored together, or not at all when it throws. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/** `behaviour` is what a test card does. No table has card numbers or security codes. Times are in milliseconds. */
const tables = `
create table if not exists customers (
  id text primary key,
  reference text not null unique,
  name text not null,
  email text not null,
  createdAt integer not null
) strict;
create table if not exists cards (
  id text primary key,
  customerId text references customers,
  brand text not null,
  lastFour text not null,
  expiryMonth integer not null,
  expiryYear integer not null,
  behaviour text not null,
  isUsed integer not null default 0,
  removedAt integer,
  createdAt integer not null
) strict;
create table if not exists payments (
  id text primary key,
  pageKey text not null,
  reference text not null unique,
  method text not null,
  status text not null,
  amountCents integer not null check (amountCents > 0),
  refundedCents integer not null default 0 check (refundedCents between 0 and amountCents),
  description text not null,
  name text not null,
  email text not null,
  items text not null,
  cardId text references cards,
  customerId text references customers,
  saveCard integer not null,
  failureCode text,
  returnUrl text not null,
  approvedAt integer,
  createdAt integer not null
) strict;
create index if not exists payments_by_time on payments (method, createdAt, id);
create table if not exists refunds (
  id text primary key,
  paymentId text not null references payments,
  reference text not null unique,
  amountCents integer not null check (amountCents > 0),
  createdAt integer not null
) strict;
create table if not exists events (
  id text primary key,
  kind text not null,
  paymentId text not null references payments,
  method text not null,
  createdAt integer not null,
  attempts integer not null default 0,
  nextAttemptAt integer
) strict;
create index if not exists events_to_send on events (nextAttemptAt) where nextAttemptAt is not null;
`;
