import { mutationOptions } from '@tanstack/react-query';
import { api, postResource } from 'shared-api';
import * as z from 'shared-contract/schema';
import { tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { checkPath, refetchCheck, showContent } from '../check/check-queries.ts';

/** Mails the applicant a private link to sign with. Earlier links still work until they expire. */
export const sendLinkMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => postResource(`${checkPath(id)}/links`, {}, tenantCheckDetail),
    onSuccess: () => refetchCheck(),
  });

type Authority = { file: File; signedOn: string };

/** Uploads an authority that the applicant signed on paper. The file's name is not sent, because it may be a name. */
export const uploadAuthorityMutation = (id: string) =>
  mutationOptions({
    mutationFn: async ({ file, signedOn }: Authority) => {
      const path = `${checkPath(id)}/authorities`;
      const body = await api.upload(path, file, anything, { query: { signedOn } });
      await showContent(id, { body, etag: null });
    },
  });

/** The content is parsed by the query that shows it. */
const anything = z.unknown();
