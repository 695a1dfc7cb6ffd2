import type { HelpTopic } from './help-topic.ts';
import { listAProperty, rentAndMoney, tenantChecks, yourAccount } from './owner-topics.ts';
import { applyToRent, enquireAndOffer, findAHome, saveAndAlerts } from './visitor-topics.ts';

/** All topics, in the order of the page. */
export const helpTopics: readonly HelpTopic[] = [
  findAHome,
  saveAndAlerts,
  enquireAndOffer,
  applyToRent,
  listAProperty,
  rentAndMoney,
  tenantChecks,
  yourAccount,
];
