import { customerUser } from 'shared-contract/customer-user';
import { item } from '../http/json-ld.ts';
import { idParams } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { customerUserPath, customerUserResource } from './customer-user-resource.ts';
import { customerUserById } from './customer-user-store.ts';

/** Everybody may read themselves, and nobody else. */
const getCustomerUser = route({
  method: 'GET',
  path: `${customerUserPath}/:id`,
  access: 'owner',
  summary: 'The signed-in user.',
  params: idParams,
  response: customerUser,
  async handler({ database, owner, params }) {
    const row = params.id === owner.id ? await customerUserById(database, params.id) : null;
    // SPEC §8: the words a client shows.
    if (!row) throw notFound('User account not found');
    return item(customerUserResource(row), row.version);
  },
});

export const customerUserRoutes: Route[] = [getCustomerUser];
