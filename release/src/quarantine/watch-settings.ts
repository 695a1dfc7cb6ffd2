import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServiceSettings, serviceSettings } from '../operations/service-settings.ts';

export type WatchSettings = {
  /** The origin of each gateway, as the release tool reaches it. */
  gateways: string[];
  notices: NoticeSettings;
  /** The service of the operator page; null when it is off. */
  service: ServiceSettings | null;
};

export type NoticeSettings = {
  /** Receives a JSON document about each harmful release; null for none. */
  webhookUrl: string | null;
  /** Sends mails; when it is null, they are files in the outbox folder. */
  smtpUrl: string | null;
  mailFrom: string;
  outboxFolder: string;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Returns the settings of `release watch`.
 * @throws Error with the variable that has a wrong value
 */
export function watchSettings(env: NodeJS.ProcessEnv): WatchSettings {
  const gateways = env.RELEASE_WATCH_GATEWAYS || `http://localhost:${env.VERANDAH_PORT || 4300}`;
  return {
    gateways: gateways.split(',').map((one) => httpUrl('RELEASE_WATCH_GATEWAYS', one.trim()).origin),
    notices: {
      webhookUrl: env.RELEASE_WEBHOOK_URL ? httpUrl('RELEASE_WEBHOOK_URL', env.RELEASE_WEBHOOK_URL).href : null,
      smtpUrl: env.SMTP_URL || null,
      mailFrom: env.MAIL_FROM || 'Verandah <no-reply@verandah.example>',
      outboxFolder: join(resolve(root, env.VERANDAH_DATA || '.verandah'), 'outbox'),
    },
    service: serviceSettings(env),
  };
}

function httpUrl(name: string, text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`${name}: expected http(s) addresses, got "${text}". Correct it or leave it out.`);
}
