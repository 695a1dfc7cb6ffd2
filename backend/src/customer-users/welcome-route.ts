import { and, eq, isNull } from 'drizzle-orm';
import { noContent } from '../http/json-ld.ts';
import { ownerRoute } from '../http/route.ts';
import { customerUserPath } from './customer-user-resource.ts';
import { customerUsers } from './customer-user-table.ts';

/** Needs no version: it changes nothing that the profile shows, and a repeated request changes nothing. */
export const postWelcome = ownerRoute('POST', `${customerUserPath}/welcome`, {
  summary: 'Records that the signed-in user has left the welcome, on this and every other device.',
  response: null,
  status: 204,
  isReplaySafe: true,
  async handler({ database, owner, now }) {
    const { id, welcomedAt } = customerUsers;
    await database
      .update(customerUsers)
      .set({ welcomedAt: now })
      .where(and(eq(id, owner.id), isNull(welcomedAt)));
    return noContent();
  },
});
