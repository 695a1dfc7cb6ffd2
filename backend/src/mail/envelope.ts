import type { MailTransport } from './mail.ts';

/** As the mail library takes it. Nothing in it may make the library read a file or ask an address. */
export function envelopeOf(from: string, { id, createdAt, ...message }: Parameters<MailTransport['send']>[0]) {
  const host = from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
  return {
    ...message,
    from,
    date: createdAt,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
