import type { FastifyRequest } from 'fastify';
import { Rejection } from '../rejection.ts';
import { areEqual } from './are-equal.ts';

/** Returns a hook that rejects requests without the secret key. */
export function requireSecretKey(secretKey: string) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (!areEqual(headers.authorization ?? '', `Bearer ${secretKey}`)) {
      throw new Rejection(401, 'Expected the secret key as a bearer token.');
    }
  };
}
