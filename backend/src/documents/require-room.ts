import { documentRules } from 'shared-contract/property/document-rules';
import { conflict } from '../http/problem.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { findDocuments } from './document-store.ts';

/**
 * Requires room for one more document. Those in the bin don’t count. A caller that adds one must have locked the
 * property.
 * @throws Problem 409 for a property with the maximum of documents
 */
export async function requireRoom(scope: ReadScope, propertyId: string): Promise<void> {
  const count = await findDocuments(scope, { propertyId, isInBin: false }).count();
  if (count < documentRules.maxDocuments) return;
  const detail = `A property can have ${documentRules.maxDocuments} documents. Move one to the bin first.`;
  throw conflict('too-many', detail);
}
