import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import type { MailTransport } from './mail.ts';

const seconds = 1000;

/** Sends mail by SMTP. The URL is `smtp://user:password@mail.example:587`, or `smtps://` for implicit TLS. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
  });
  return {
    async send(message) {
      await transport.sendMail(envelopeOf(from, message));
    },
    close: () => transport.close(),
  };
}
