import { mutationOptions, useQuery } from '@tanstack/react-query';
import {
  allMembersQuery,
  api,
  editResource,
  invalidateResources,
  patchResource,
  refetchResource,
  resourceQuery,
  taggedResourceQuery,
  wireQuery,
} from 'shared-api';
import {
  type Application,
  type ApplicationAccess,
  type ApplicationSummary,
  application,
  applicationSummary,
  destructionCertificate,
} from 'shared-contract/application/application';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { downloadFile } from '../downloads/download-file.ts';
import type { ApplicationSearch } from './application-search.ts';

const path = '/api/applications';
const certificatePath = '/api/destruction-certificates';
const applications = collectionOf(applicationSummary);

/** One page of the applications for a property, newest first, without what the applicants wrote. */
export const applicationsQuery = (propertyId: string, { status, page }: Pick<ApplicationSearch, 'status' | 'page'>) =>
  resourceQuery(path, applications, {
    query: { 'property.id': propertyId, status: status ?? undefined, page: page > 1 ? page : undefined },
  });

/** One application without its content, with its entity tag. */
export const taggedApplicationQuery = (id: string) =>
  taggedResourceQuery(`${path}/${encodeURIComponent(id)}`, applicationSummary);

/**
 * What the applicants wrote. Each request adds an entry to the log that they see, so only opening a page sends one:
 * nothing refetches it, and the content leaves the cache with the page.
 */
export const applicationContentQuery = (id: string) => ({
  ...wireQuery(['remote-property-dashboard', 'application', id], `POST ${path}/{id}/accesses`, application, {
    fetch: ({ signal }) =>
      api.send({ method: 'POST', path: `${path}/${encodeURIComponent(id)}/accesses`, body: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  gcTime: 1000,
});

export const useApplicationContent = (id: string) => useQuery(applicationContentQuery(id));

/** The certificates of destroyed applications for a property, newest first. */
export const certificatesQuery = (propertyId: string) =>
  allMembersQuery(certificatePath, destructionCertificate, { query: { 'property.id': propertyId } });

export const downloadCertificate = (id: string) =>
  downloadFile({
    path: `${certificatePath}/${encodeURIComponent(id)}/file`,
    type: 'application/pdf',
    fileName: 'destruction-certificate.pdf',
  });

export type ApplicationAnswer = 'shortlisted' | 'approved' | 'declined';

type Change = { patch: { status: ApplicationAnswer; message?: string } | { legalHold: boolean } };

/**
 * Answers an application, or sets its legal hold. The owner has confirmed this for the status on the screen. If the
 * status has changed since, nothing is sent.
 */
export const changeApplicationMutation = ({ id, status }: Pick<ApplicationSummary, 'id' | 'status'>) =>
  mutationOptions({
    mutationFn: async ({ patch }: Change) => {
      const { value, etag } = await refetchResource(taggedApplicationQuery(id));
      if (value.status !== status) throw new ApplicationChanged();
      const ifMatch = etag ?? undefined;
      return patchResource(`${path}/${encodeURIComponent(id)}`, patch, applicationSummary, { ifMatch });
    },
    onSuccess: (changed, { patch }) => editContent(changed, 'status' in patch ? patch.status : null),
    onSettled: () => {
      void invalidateResources([path, '/api/overview', '/api/inbox'], { except: `${path}/${encodeURIComponent(id)}` });
    },
  });

/** The application has another status than the one on the screen. */
export class ApplicationChanged extends Error {}

/** Updates the content on the screen with the server's response, because reading it again would be logged. */
function editContent(changed: ApplicationSummary, kind: ApplicationAccess['kind'] | null): void {
  const { status, decidedAt, destroyOn, legalHold } = changed;
  const entries = kind === null ? [] : [{ at: decidedAt ?? new Date().toISOString(), by: 'owner', kind }];
  editResource<Application>(applicationContentQuery(changed.id), (content) => ({
    ...content,
    status,
    decidedAt,
    destroyOn,
    legalHold,
    accesses: [...content.accesses, ...entries],
  }));
}
