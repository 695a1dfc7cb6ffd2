import { describe, expect, it } from '@jest/globals';
import { databaseProblem } from './database-errors.ts';

const driverError = (message: string, code?: string) => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

describe('an error of the database', () => {
  it.each([
    driverError('terminating connection due to administrator command', '57P01'),
    driverError('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    driverError('sorry, too many clients already', '53300'),
    driverError('Connection terminated unexpectedly'),
  ])('is worth asking again while the database is away: %s', (error) => {
    expect(databaseProblem(wrapped(error))).toMatchObject({ status: 503, code: 'database-away' });
    expect(databaseProblem(error)?.headers).toHaveProperty('retry-after');
  });

  it('is worth asking again when two stood in each other’s way', () => {
    expect(databaseProblem(wrapped(driverError('deadlock detected', '40P01')))).toMatchObject({ code: 'collided' });
  });

  it('is our mistake otherwise', () => {
    expect(databaseProblem(wrapped(driverError('column "x" does not exist', '42703')))).toBeNull();
    expect(databaseProblem('thrown text')).toBeNull();
  });
});
