import { eq } from 'drizzle-orm';
import {
  bankAccount,
  bankAccountInput,
  bankAccountNumber,
  bankAccountPatch,
  maxBankAccounts,
} from 'shared-contract/property/bank-account';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { requireRecentSignIn } from '../auth/require-recent-sign-in.ts';
import { firstRow } from '../database/single-row.ts';
import { created, item, noContent, replyWithPage } from '../http/json-ld.ts';
import { idOf, idParameter, pageParameter } from '../http/parameters.ts';
import { conflict, invalid, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { deleteOwn, findOwn, insertOwn, lockOwn, lockVersion, updateOwn } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { bankAccountPath, bankAccountResource, sealDetails, unsealDetails } from './bank-account-details.ts';
import { findBankAccounts, releaseUses } from './bank-account-store.ts';
import { bankAccounts } from './bank-account-table.ts';

const listBankAccounts = ownerRoute('GET', bankAccountPath, {
  summary: 'The owner’s bank accounts with masked numbers, oldest first, filtered by `property.id`.',
  query: z.object({ 'property.id': z.optional(idParameter), page: pageParameter }),
  response: collectionOf(bankAccount),
  async handler(context) {
    const found = findBankAccounts(context, context.query['property.id']);
    return replyWithPage('BankAccount', context, found, (row) => bankAccountResource(context.config, row));
  },
});

const getBankAccount = ownerRoute('GET', `${bankAccountPath}/:id`, {
  summary: 'One bank account with its masked number.',
  response: bankAccount,
  async handler({ params, config, ...scope }) {
    const row = requireFound(await findOwn(scope, bankAccounts, params.id));
    return item(bankAccountResource(config, row), row.version);
  },
});

const getNumber = ownerRoute('GET', `${bankAccountPath}/:id/number`, {
  summary: 'The whole account number. 403 `sign-in-required` unless the user typed the password within ten minutes.',
  response: bankAccountNumber,
  // A replica may not have the session of a user who has just signed in.
  readsPrimary: true,
  async handler({ params, config, sessionId, ...scope }) {
    const row = requireFound(await findOwn(scope, bankAccounts, params.id));
    await requireRecentSignIn(scope, sessionId);
    const { number } = unsealDetails(config, row);
    return item({ '@id': `${bankAccountPath}/${row.id}/number`, '@type': 'BankAccountNumber', number });
  },
});

const postBankAccount = ownerRoute('POST', bankAccountPath, {
  summary:
    'Adds a bank account to a property under a client-made id (UUID v4). The same id sent twice adds one account.',
  body: bankAccountInput,
  response: bankAccount,
  status: 201,
  isReplaySafe: true,
  async handler({ body, config, ...scope }) {
    const { id, receivesRent, paysExpenses, property: iri, ...details } = body;
    const property = await lockOwn(scope, properties, idOf(iri, propertyPath));
    if (!property) {
      throw invalid({ propertyPath: 'property', message: 'This property no longer exists.', code: 'not-found' });
    }
    const known = await firstRow(scope.database.select().from(bankAccounts).where(eq(bankAccounts.id, id)));
    if (known?.ownerId === scope.owner.id && known.propertyId === property.id) {
      return created(bankAccountResource(config, known), known.version);
    }
    if (known) throw conflict('id-taken', 'Another bank account uses this id. Send a new UUID.');
    if ((await findBankAccounts(scope, property.id).count()) >= maxBankAccounts) {
      const message = `A property can have ${maxBankAccounts} bank accounts. Remove one first.`;
      throw invalid({ propertyPath: '', message, code: 'too-many' });
    }
    const account = { id, propertyId: property.id };
    await releaseUses(scope, account, { receivesRent, paysExpenses });
    const values = { ...account, ...sealDetails(config, id, details), receivesRent, paysExpenses };
    const row = await insertOwn(scope, bankAccounts, values);
    return created(bankAccountResource(config, row), row.version);
  },
});

const patchBankAccount = ownerRoute('PATCH', `${bankAccountPath}/:id`, {
  summary: 'Changes a bank account. Rent or expenses move here from another account of the property.',
  body: bankAccountPatch,
  response: bankAccount,
  ifMatchRequired: true,
  async handler({ params, body, config, ...scope }) {
    const { propertyId } = requireFound(await findOwn(scope, bankAccounts, params.id));
    await lockOwn(scope, properties, propertyId);
    const row = await lockVersion(scope, bankAccounts, params.id);
    const { receivesRent = row.receivesRent, paysExpenses = row.paysExpenses, ...details } = body;
    await releaseUses(scope, row, { receivesRent, paysExpenses });
    const sealed = sealDetails(config, row.id, { ...unsealDetails(config, row), ...details });
    const changed = await updateOwn(scope, bankAccounts, row.id, { ...sealed, receivesRent, paysExpenses });
    return item(bankAccountResource(config, changed), changed.version);
  },
});

const deleteBankAccount = ownerRoute('DELETE', `${bankAccountPath}/:id`, {
  summary: 'Removes a bank account.',
  response: null,
  async handler({ params, ...scope }) {
    requireFound(await deleteOwn(scope, bankAccounts, params.id));
    return noContent();
  },
});

export const bankAccountRoutes: Route[] = [
  listBankAccounts,
  getBankAccount,
  getNumber,
  postBankAccount,
  patchBankAccount,
  deleteBankAccount,
];
