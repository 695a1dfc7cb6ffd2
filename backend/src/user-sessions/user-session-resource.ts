import type { UserSession } from 'shared-contract/user/user-session';
import { identity } from '../http/json-ld.ts';
import type { UserSessionRow } from './user-session-store.ts';

export const userSessionPath = '/api/sessions';

export function userSessionResource(row: UserSessionRow, currentId: string): UserSession {
  return {
    ...identity(userSessionPath, 'Session', row.id),
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
  };
}
