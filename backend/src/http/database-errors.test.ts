import { describe, expect, it } from '@jest/globals';
import { databaseProblem } from './database-errors.ts';

const driverError = (message: string, code?: string) => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

describe('databaseProblem', () => {
  it.each([
    driverError('terminating connection due to administrator command', '57P01'),
    driverError('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    driverError('sorry, too many clients already', '53300'),
    driverError('Connection terminated unexpectedly'),
  ])('is a 503 with Retry-After while the database is unavailable: %s', (error) => {
    expect(databaseProblem(wrapped(error))).toMatchObject({ status: 503, code: 'database-away' });
    expect(databaseProblem(error)?.headers).toHaveProperty('retry-after');
  });

  it('is a 503 with Retry-After for conflicting transactions', () => {
    expect(databaseProblem(wrapped(driverError('deadlock detected', '40P01')))).toMatchObject({ code: 'collided' });
  });

  it('is null for other errors', () => {
    expect(databaseProblem(wrapped(driverError('column "x" does not exist', '42703')))).toBeNull();
    expect(databaseProblem('thrown text')).toBeNull();
  });
});
