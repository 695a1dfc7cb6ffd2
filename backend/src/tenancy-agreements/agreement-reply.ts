import { localDateIn } from 'shared-contract/date/local-date';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import { needsOfficialForm } from '../agreement-document/agreement-file.ts';
import type { OfficialFormsConfig } from '../agreement-document/official-forms.ts';
import { item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { tenancyAgreementResource } from './tenancy-agreement-resource.ts';
import { findAgreements } from './tenancy-agreement-store.ts';

/** Replies with one agreement, which also says whether its sending needs the official form. */
export async function replyWithAgreement(
  { config, ...scope }: OwnerScope & { config: OfficialFormsConfig },
  id: string,
  reply: typeof item = item,
): Promise<Reply> {
  const found = requireFound(await firstOf(findAgreements(scope, { id })));
  const resource = tenancyAgreementResource(found);
  const today = localDateIn(found.property.timeZone, scope.now);
  const needs = needsOfficialForm(config, contentOf(resource), today);
  return reply({ ...resource, needsOfficialForm: needs }, found.row.version);
}
