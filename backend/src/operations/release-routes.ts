import {
  operatedReleases,
  operatedReleasesPath,
  type ReleaseChange,
  releaseChange,
  releaseChangeOutcome,
  releaseChangesPath,
} from 'shared-contract/operations/releases';
import { withoutHiddenCharacters } from 'shared-contract/text/hidden-characters';
import { redactText } from 'shared-contract/text/redact-text';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import type { Database } from '../database/database.ts';
import { item } from '../http/json-ld.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { type Owner, ownerRoute, type Route } from '../http/route.ts';
import { changeRelease, readReleases } from './release-service.ts';

/** The release service accepts 120 characters. */
const maxName = 80;

// Both routes read only from the primary: a read that fails on a replica is repeated, with its request to the service.
const getOperatedReleases = ownerRoute('GET', operatedReleasesPath, {
  summary: 'What is live, how it works and how it came to be live. Only for operators.',
  onlyOperators: true,
  response: operatedReleases,
  readsPrimary: true,
  async handler({ config }) {
    const releases = await readReleases(config);
    return item({ '@id': operatedReleasesPath, '@type': 'OperatedReleases', ...releases });
  },
});

const postReleaseChange = ownerRoute('POST', releaseChangesPath, {
  summary: 'Rolls a release back or withdraws it, unless another version is live meanwhile. Only for operators.',
  onlyOperators: true,
  body: releaseChange,
  response: releaseChangeOutcome,
  contentType: 'application/json',
  // Changes nothing in the database, so no transaction waits for the release service. A repeated request is harmless,
  // because the version that it names as live no longer is.
  readOnly: true,
  readsPrimary: true,
  async handler({ database, owner, config, body, request }) {
    const by = await nameOf(database, owner);
    const log = (outcome: string) =>
      request.log.warn(logged(body, owner, outcome), 'an operator asked to change a release');
    const outcome = await changeRelease(config, { change: { ...body, reason: redactText(body.reason) }, by }).catch(
      (error: unknown) => {
        log('unknown');
        throw error;
      },
    );
    if ('refused' in outcome) {
      log('refused');
      throw conflict('release-change-refused', outcome.refused.join('\n'));
    }
    log(outcome.build);
    return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: outcome };
  },
});

/**
 * Returns the operator for the audit log, which must contain no email address. Users edit their names, so the id says
 * who it really is.
 */
async function nameOf(database: Database, { id }: Owner): Promise<string> {
  const { firstName, lastName } = requireFound(await customerUserById(database, id));
  const name = withoutHiddenCharacters(redactText(`${firstName} ${lastName}`))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${name.slice(0, maxName)}, user ${id.slice(0, 8)}`.replace(/^, /, '');
}

const logged = ({ kind, name, from }: ReleaseChange, owner: Owner, outcome: string) => ({
  operator: owner.id,
  change: { kind, name: redactText(name), from: redactText(from) },
  outcome,
});

export const operatedReleaseRoutes: Route[] = [getOperatedReleases, postReleaseChange];
