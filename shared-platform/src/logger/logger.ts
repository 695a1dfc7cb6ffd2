import { browserDelivery, createDelivery, type DeliveryPorts } from './delivery.ts';
import { redact, redactText } from './redact.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What the log service receives (SPEC §3). */
export type LogEntry = { type: LogLevel; message: string; additionalInfo: unknown };

export type LoggerSettings = {
  /** True by default (SPEC §9). */
  enabled: boolean;
  /** `debug` by default (SPEC §9). */
  level: LogLevel;
  /** Where entries are posted (`appLogServiceUrl`). While null, entries wait in memory. */
  url: string | null;
  console: Pick<Console, LogLevel>;
  delivery: DeliveryPorts;
};

const maxBodyLength = 16_000;
let settings: LoggerSettings = {
  enabled: true,
  level: 'debug',
  url: null,
  console: globalThis.console,
  delivery: browserDelivery,
};
let delivery = createDelivery(settings.delivery);
let isWriting = false;

/** Changes the settings. Entries that wait for a URL are sent when there is one. For the host and for tests. */
export function configureLogger(own: Partial<LoggerSettings>): void {
  settings = { ...settings, ...own };
  if (own.delivery) delivery = createDelivery(own.delivery);
  delivery.setUrl(settings.url);
}

/**
 * Writes to the console and, when the site is configured with one, to the log service. Both receive the entry without
 * tokens, e-mail addresses, BSBs and long numbers. Never throws and never waits.
 */
export const logger = {
  debug: (message: string, info?: unknown) => write('debug', message, info),
  info: (message: string, info?: unknown) => write('info', message, info),
  warn: (message: string, info?: unknown) => write('warn', message, info),
  error: (message: string, info?: unknown) => write('error', message, info),
} as const;

function write(type: LogLevel, message: string, info: unknown): void {
  // Logging can call code that logs again, such as a getter of the info or a wrapped console. Such an entry is dropped.
  if (isWriting || !settings.enabled || logLevels.indexOf(type) < logLevels.indexOf(settings.level)) return;
  isWriting = true;
  try {
    const entry: LogEntry = { type, message: redactText(String(message)), additionalInfo: redact(info) ?? null };
    if (info === undefined) settings.console[type](entry.message);
    else settings.console[type](entry.message, entry.additionalInfo);
    delivery.add(serialize(entry));
  } catch {
    // An entry that cannot be written must not stop the caller.
  } finally {
    isWriting = false;
  }
}

function serialize(entry: LogEntry): string {
  const body = JSON.stringify(entry);
  if (body.length <= maxBodyLength) return body;
  const start = JSON.stringify(entry.additionalInfo).slice(0, maxBodyLength / 4);
  return JSON.stringify({ ...entry, additionalInfo: { truncatedFrom: body.length, start } });
}

globalThis.addEventListener?.('online', () => delivery.resume());
globalThis.addEventListener?.('pagehide', () => delivery.flushOnUnload());
