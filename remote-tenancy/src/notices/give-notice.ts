import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { type Notice, type NoticeContent, notice } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';

/** Gives a notice or records an end. With the idempotency key, pressing the button twice gives one notice. */
export function giveNoticeMutation({ '@id': iri }: Pick<Tenancy, '@id'>) {
  return mutationOptions({
    mutationFn: ({ content, idempotencyKey }: { content: NoticeContent; idempotencyKey: string }) =>
      postResource(`${iri}/notices`, { content }, notice, { idempotencyKey }),
    onSettled: invalidateTenancies,
  });
}

export function withdrawNoticeMutation({ '@id': iri }: Pick<Notice, '@id'>) {
  return mutationOptions({
    mutationFn: () => postResource(`${iri}/withdrawal`, {}, notice),
    onSettled: invalidateTenancies,
  });
}

const invalidateTenancies = () =>
  void invalidateResources(['/api/tenancies', '/api/tenancy-agreements', '/api/overview']);
