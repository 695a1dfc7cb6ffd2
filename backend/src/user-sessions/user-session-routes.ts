import { userSession } from 'shared-contract/user/user-session';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { invalidateEarlierSignIns } from '../customer-users/customer-user-store.ts';
import { noContent, replyWithPage } from '../http/json-ld.ts';
import { pageParameter } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { userSessionPath, userSessionResource } from './user-session-resource.ts';
import { endOtherUserSessions, endUserSession, findUserSessions, type UserSessionRow } from './user-session-store.ts';

const listSessions = ownerRoute('GET', userSessionPath, {
  summary: 'The browsers in which the user is signed in, the current one first.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(userSession),
  async handler(context) {
    const resource = (row: UserSessionRow) => userSessionResource(row, context.sessionId);
    return replyWithPage('Session', context, findUserSessions(context), resource);
  },
});

/**
 * Signs out one browser. In any browser, the user's next sign-in then requires the password, even if the login service
 * still has a session.
 */
const endSession = ownerRoute('DELETE', `${userSessionPath}/:id`, {
  summary: 'Signs one browser out at once.',
  response: null,
  async handler({ params, ...scope }) {
    if (!(await endUserSession(scope, params.id))) throw notFound();
    await invalidateEarlierSignIns(scope.database, scope.owner.id, scope.now);
    return noContent();
  },
});

const endOtherSessions = ownerRoute('DELETE', userSessionPath, {
  summary: 'Signs the user out of all other browsers at once.',
  response: null,
  async handler(scope) {
    await endOtherUserSessions(scope);
    await invalidateEarlierSignIns(scope.database, scope.owner.id, scope.now);
    return noContent();
  },
});

export const userSessionRoutes: Route[] = [listSessions, endSession, endOtherSessions];
