import { documentRules } from 'shared-contract/property/document-rules';
import { conflict, requireFound } from '../http/problem.ts';
import { lockOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { findDocuments } from './document-store.ts';

/**
 * Locks the property and requires room for one more document. Those in the bin don’t count.
 * @throws Problem 404 without the property, 409 for one with the maximum of documents
 */
export async function requireRoom(scope: ReadScope, propertyId: string): Promise<void> {
  requireFound(await lockOwn(scope, properties, propertyId));
  const count = await findDocuments(scope, { propertyId, isInBin: false }).count();
  if (count < documentRules.maxDocuments) return;
  const detail = `A property can have ${documentRules.maxDocuments} documents. Move one to the bin first.`;
  throw conflict('too-many', detail);
}
