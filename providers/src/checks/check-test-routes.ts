import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parse } from '../http/parse.ts';
import { Rejection } from '../rejection.ts';
import { faultSettings } from '../test-controls/faults.ts';
import { type CheckRow, checkResource } from './check-row.ts';
import type { CheckSandbox } from './check-sandbox.ts';
import { findCheck, readCheck } from './check-store.ts';
import { decideCheck, decisions } from './decide-check.ts';

const decisionInput = z.object({ decision: z.enum(decisions).default('default') });

/** What only tests use: faults, decisions at once, and how often each check was submitted. */
export function checkTestRoutes(app: FastifyInstance, sandbox: CheckSandbox): void {
  const { database, faults, sendCallbacks } = sandbox;

  app.put('/test/faults', ({ body }) => {
    faults.set(parse(faultSettings, body));
    sendCallbacks();
    return faults.current();
  });

  app.get('/test/checks', () => {
    const rows = database.prepare('select * from checks order by createdAt, rowid').all() as CheckRow[];
    return { checks: rows.map((row) => ({ ...checkResource(row), requests: row.requests })) };
  });

  app.post<{ Params: { reference: string } }>('/test/checks/:reference/decision', ({ params, body }) => {
    const check = findCheck(sandbox, params.reference);
    if (!check) throw new Rejection(404, 'There is no check with this reference.');
    decideCheck(sandbox, check.id, parse(decisionInput, body).decision);
    return checkResource(readCheck(sandbox, check.id));
  });
}
