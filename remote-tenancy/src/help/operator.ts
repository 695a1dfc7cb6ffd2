/** The operator of the demonstration. example.com is reserved, so no mail reaches another person (RFC 2606). */
export const operator = {
  name: 'Verandah Pty Ltd',
  help: 'help@example.com',
  privacy: 'privacy@example.com',
  reports: 'reports@example.com',
} as const;

/** The last change of the privacy policy and of the terms. */
export const legalTextsUpdatedOn = '2026-11-30';
