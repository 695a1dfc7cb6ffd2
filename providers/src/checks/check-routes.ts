import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parse } from '../http/parse.ts';
import { Rejection } from '../rejection.ts';
import { inTransaction } from '../store/database.ts';
import { checkAnswer, checkRequest } from './check-request.ts';
import { checkResource, isOpen } from './check-row.ts';
import type { CheckSandbox } from './check-sandbox.ts';
import { changeCheck, findCheck, readCheck, submitCheck } from './check-store.ts';
import { searchDelayMs } from './take-step.ts';

type ById = { Params: { id: string } };

const referenceQuery = z.object({ reference: z.string() });

/** The HTTP interface of docs/tenant-check-provider.md. */
export function checkRoutes(app: FastifyInstance, sandbox: CheckSandbox): void {
  const { database } = sandbox;

  app.post('/v1/checks', ({ body }) => {
    const request = parse(checkRequest, body);
    return checkResource(inTransaction(database, () => submitCheck(sandbox, request)));
  });

  app.get('/v1/checks', ({ query }) => {
    const found = findCheck(sandbox, parse(referenceQuery, query).reference);
    return { checks: found ? [checkResource(found)] : [] };
  });

  app.get<ById>('/v1/checks/:id', ({ params: { id } }) => checkResource(readCheck(sandbox, id)));

  app.post<ById>('/v1/checks/:id/answers', ({ params: { id }, body }) => {
    const { key } = parse(checkAnswer, body);
    inTransaction(database, () => answer(sandbox, id, key));
    sandbox.sendCallbacks();
    return checkResource(readCheck(sandbox, id));
  });

  app.post<ById>('/v1/checks/:id/cancellation', ({ params: { id } }) => {
    inTransaction(database, () => {
      const check = readCheck(sandbox, id);
      if (isOpen(check)) changeCheck(sandbox, { ...check, status: 'cancelled', nextStepAt: null });
    });
    sandbox.sendCallbacks();
    return checkResource(readCheck(sandbox, id));
  });
}

/** The search goes on after the answer, which is not stored. A repeated key has no further effect. */
function answer(sandbox: CheckSandbox, id: string, key: string): void {
  const { database } = sandbox;
  const check = readCheck(sandbox, id);
  if (database.prepare('select 1 from answers where checkId = ? and key = ?').get(id, key)) return;
  if (check.status !== 'needsInfo') throw new Rejection(409, 'This check has no open question.');
  database.prepare('insert into answers (checkId, key) values (?, ?)').run(id, key);
  changeCheck(sandbox, { ...check, status: 'processing', isAnswered: 1, nextStepAt: Date.now() + searchDelayMs });
}
