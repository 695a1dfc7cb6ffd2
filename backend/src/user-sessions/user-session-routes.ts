import { userSession } from 'shared-contract/user/user-session';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { invalidateEarlierSignIns } from '../customer-users/customer-user-store.ts';
import { collectionPage, noContent } from '../http/json-ld.ts';
import { idParams, pageParameter, pageRange } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { userSessionPath, userSessionResource } from './user-session-resource.ts';
import { countUserSessions, endOtherUserSessions, endUserSession, findUserSessions } from './user-session-store.ts';

const listSessions = route({
  method: 'GET',
  path: userSessionPath,
  access: 'owner',
  summary: 'The browsers in which the user is signed in, the current one first.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(userSession),
  async handler({ database, owner, sessionId, query, request, now }) {
    const found = await findUserSessions(database, owner, { currentId: sessionId, now }, pageRange(query.page));
    const totalItems = await countUserSessions(database, owner, now);
    return collectionPage('Session', request, {
      page: query.page,
      totalItems,
      member: found.map((row) => userSessionResource(row, sessionId)),
    });
  },
});

/** A user who is signed out this way has to type the password next time, even if the login service has a session. */
const endSession = route({
  method: 'DELETE',
  path: `${userSessionPath}/:id`,
  access: 'owner',
  summary: 'Signs one browser out at once.',
  params: idParams,
  response: null,
  async handler({ database, owner, params, now }) {
    if (!(await endUserSession(database, owner, params.id))) throw notFound();
    await invalidateEarlierSignIns(database, owner.id, now);
    return noContent();
  },
});

const endOtherSessions = route({
  method: 'DELETE',
  path: userSessionPath,
  access: 'owner',
  summary: 'Signs the user out of all other browsers at once.',
  response: null,
  async handler({ database, owner, sessionId, now }) {
    await endOtherUserSessions(database, owner, sessionId);
    await invalidateEarlierSignIns(database, owner.id, now);
    return noContent();
  },
});

export const userSessionRoutes: Route[] = [listSessions, endSession, endOtherSessions];
