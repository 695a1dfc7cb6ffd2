import { alertSettings, alertSettingsPatch } from 'shared-contract/search/alert-subscription';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { setShortlistAlerts } from './shortlist-alert-store.ts';

const path = '/api/alert-settings';

const getSettings = ownerRoute('GET', path, {
  summary: 'Which changes are emailed to the user.',
  response: alertSettings,
  handler: (scope) => replyWithSettings(scope),
});

const patchSettings = ownerRoute('PATCH', path, {
  summary: 'Switches mails about listings on the shortlist on or off.',
  body: alertSettingsPatch,
  response: alertSettings,
  async handler({ body, ...scope }) {
    const { database, owner, now } = scope;
    if (body.shortlist !== undefined) await setShortlistAlerts(database, owner.id, body.shortlist, now);
    return replyWithSettings(scope);
  },
});

async function replyWithSettings({ database, owner }: ReadScope) {
  const user = requireFound(await customerUserById(database, owner.id));
  return item({ '@id': path, '@type': 'AlertSettings', shortlist: user.shortlistAlerts });
}

export const alertSettingsRoutes: Route[] = [getSettings, patchSettings];
