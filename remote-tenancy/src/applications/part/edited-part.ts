import type { WireResponse } from 'shared-api';
import { type ApplicationView, applicationView } from 'shared-contract/application/application';
import { detailsViolations, partViolations, startDateViolations } from 'shared-contract/application/application-rules';
import { localDateIn } from 'shared-contract/date/local-date';
import type { EditedResource } from 'shared-editor';
import { applicationViewQuery, sendOfLink } from '../application-query.ts';
import type { PartContent } from './part-content.ts';
import { ownFields, sharedFields } from './part-values.ts';

/**
 * The part of the adult who has this link, and the shared details for the first adult. The server replaces a part as a
 * whole and rejects a version that another tab has changed.
 */
export function editedPart(token: string): EditedResource<ApplicationView, PartContent> {
  const { select, ...query } = applicationViewQuery(token);
  return {
    name: 'application',
    param: 'token',
    path: () => '/api/application-parts',
    schema: applicationView,
    violations({ part, details, isFirst, listing }, change, now) {
      const today = localDateIn(listing.property.timeZone, now);
      const own = partViolations({ ...part, ...pick(change, ownFields) }, today);
      if (!isFirst) return own;
      return [
        ...own,
        ...detailsViolations({ ...details, ...pick(change, sharedFields) }, listing),
        ...startDateViolations(change.startDate, today),
      ];
    },
    invalidate: () => {},
    link: {
      query: { ...query, select: (response: WireResponse) => ({ value: select(response), etag: null }) },
      send({ version, part, details, isFirst }, change) {
        const body = {
          version,
          part: { ...part, ...pick(change, ownFields) },
          ...(isFirst && { details: { ...details, ...pick(change, sharedFields) } }),
        };
        return sendOfLink(token, '/api/application-parts', body);
      },
    },
  };
}

const pick = (change: PartContent, fields: readonly (keyof PartContent)[]) =>
  Object.fromEntries(fields.filter((field) => field in change).map((field) => [field, change[field]]));
