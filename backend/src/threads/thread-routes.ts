import { thread, threadSubject } from 'shared-contract/thread/thread';
import * as z from 'zod/mini';
import { item } from '../http/json-ld.ts';
import { idParams } from '../http/parameters.ts';
import { ownerRoute } from '../http/route.ts';
import { findThread } from './find-thread.ts';
import { threadResource } from './thread-resource.ts';

const threadParams = z.extend(idParams, { subject: threadSubject, objectId: idParams.shape.id });

export const getThread = ownerRoute('GET', '/api/properties/:id/threads/:subject/:objectId', {
  summary: 'How an object of a property came about, from the enquiry to the ledger or the sale, and its next step.',
  params: threadParams,
  response: thread,
  async handler({ params: { id: propertyId, subject, objectId }, ...context }) {
    const found = await findThread(context, { propertyId, subject, objectId });
    return item(threadResource(found, { subject, objectId }, context.now));
  },
});
