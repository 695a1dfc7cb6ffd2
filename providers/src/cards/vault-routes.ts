import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parse } from '../http/parse.ts';
import type { Sandbox } from '../sandbox.ts';
import { cardResource, readCard, saveCard, usableCard } from './card-store.ts';

const customerInput = z.object({ reference: z.string().min(1), name: z.string(), email: z.string() });
const savedCardInput = z.object({ customer: z.string(), token: z.string() });

/** Customers and their saved cards, for the backend of the site. */
export function vaultRoutes(app: FastifyInstance, { database }: Sandbox): void {
  app.post('/v1/customers', (request) => {
    const { reference, name, email } = parse(customerInput, request.body);
    database
      .prepare(
        'insert into customers (id, reference, name, email, createdAt) values (?, ?, ?, ?, ?) on conflict do nothing',
      )
      .run(`cus_${randomUUID().replaceAll('-', '')}`, reference, name, email, Date.now());
    return { id: database.prepare('select id from customers where reference = ?').get(reference)?.id };
  });

  app.post('/v1/cards', (request) => {
    const { customer, token } = parse(savedCardInput, request.body);
    return cardResource(saveCard(database, usableCard(database, token), customer));
  });

  app.delete<{ Params: { id: string } }>('/v1/cards/:id', ({ params: { id } }) => {
    const card = readCard(database, id);
    database.prepare('update cards set removedAt = ? where id = ? and removedAt is null').run(Date.now(), card.id);
    return { id };
  });
}
