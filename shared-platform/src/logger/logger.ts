import { browserDelivery, createDelivery, type DeliveryPorts } from './delivery.ts';
import { redact, redactText } from './redact.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** An entry as the log service receives it (SPEC §3). */
export type LogEntry = { type: LogLevel; message: string; additionalInfo: unknown };

export type LoggerSettings = {
  /** Whether anything is logged; true by default (SPEC §9). */
  enabled: boolean;
  /** The lowest level that is logged; `debug` by default (SPEC §9). */
  level: LogLevel;
  /** The URL to which entries are posted (`appLogServiceUrl`). While it is null, entries wait in memory. */
  url: string | null;
  /** The releases that this browser previews, such as `remote-x@1.2.3`. Every entry then names them. */
  preview?: string | null | undefined;
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

/**
 * Changes the settings. When a URL is set for the first time, the waiting entries are sent to it. For the host and for
 * tests.
 */
export function configureLogger(own: Partial<LoggerSettings>): void {
  settings = { ...settings, ...own };
  if (own.delivery) delivery = createDelivery(own.delivery);
  delivery.setUrl(settings.url);
}

/**
 * Writes an entry to the console and, if one is configured, to the log service. First removes tokens, email addresses,
 * BSBs and long numbers from the entry. Never throws and never waits.
 */
export const logger = {
  debug: (message: string, info?: unknown) => write('debug', message, info),
  info: (message: string, info?: unknown) => write('info', message, info),
  warn: (message: string, info?: unknown) => write('warn', message, info),
  error: (message: string, info?: unknown) => write('error', message, info),
} as const;

function write(type: LogLevel, message: string, info: unknown): void {
  // Drops an entry that is logged while another one is written, which would cause a loop. A getter in `info` or a
  // wrapped console can do that.
  if (isWriting || !settings.enabled || logLevels.indexOf(type) < logLevels.indexOf(settings.level)) return;
  isWriting = true;
  try {
    const ownInfo = redact(info) ?? null;
    const { preview } = settings;
    const additionalInfo = preview ? { preview, info: ownInfo } : ownInfo;
    const entry: LogEntry = { type, message: redactText(String(message)), additionalInfo };
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
