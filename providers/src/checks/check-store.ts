import { randomUUID } from 'node:crypto';
import { Rejection } from '../rejection.ts';
import { type CheckRequest, hashOf } from './check-request.ts';
import type { CheckRow } from './check-row.ts';
import type { CheckSandbox } from './check-sandbox.ts';
import { scenarioOf } from './scenarios.ts';
import { acceptDelayMs } from './take-step.ts';

/** @throws Rejection when there is no such check */
export function readCheck({ database }: CheckSandbox, id: string): CheckRow {
  const row = database.prepare('select * from checks where id = ?').get(id) as CheckRow | undefined;
  if (!row) throw new Rejection(404, 'There is no such check.');
  return row;
}

export function findCheck({ database }: CheckSandbox, reference: string): CheckRow | undefined {
  return database.prepare('select * from checks where reference = ?').get(reference) as CheckRow | undefined;
}

/** Stores a new check, or returns the one with this reference. Nothing about the applicant is stored. */
export function submitCheck(sandbox: CheckSandbox, request: CheckRequest): CheckRow {
  const { database } = sandbox;
  const { reference, product, state } = request;
  const requestHash = hashOf(request, sandbox.hashKey);
  const known = findCheck(sandbox, reference);
  if (known) {
    if (known.requestHash !== requestHash) throw new Rejection(409, 'This reference has another content already.');
    database.prepare('update checks set requests = requests + 1 where id = ?').run(known.id);
    return readCheck(sandbox, known.id);
  }
  const scenario = scenarioOf(request.applicant.name);
  if (scenario === 'rejected') throw new Rejection(422, 'The databases don’t accept this applicant’s details.');
  const id = `chk_${randomUUID().replaceAll('-', '')}`;
  const now = Date.now();
  database
    .prepare(
      `insert into checks (id, reference, requestHash, product, state, scenario, status, nextStepAt, createdAt)
       values (?, ?, ?, ?, ?, ?, 'submitted', ?, ?)`,
    )
    .run(id, reference, requestHash, product, state, scenario, now + acceptDelayMs, now);
  return readCheck(sandbox, id);
}

/** Stores a changed check, and an event, which is sent as a callback after the commit. */
export function changeCheck(
  { database, faults }: CheckSandbox,
  { id, status, outcome, searchedOn, isAnswered, nextStepAt }: CheckRow,
): void {
  database
    .prepare('update checks set status = ?, outcome = ?, searchedOn = ?, isAnswered = ?, nextStepAt = ? where id = ?')
    .run(status, outcome, searchedOn, isAnswered, nextStepAt, id);
  const now = Date.now();
  database
    .prepare('insert into events (id, checkId, createdAt, nextAttemptAt) values (?, ?, ?, ?)')
    .run(`evt_${randomUUID().replaceAll('-', '')}`, id, now, now + faults.current().webhookDelayMs);
}
