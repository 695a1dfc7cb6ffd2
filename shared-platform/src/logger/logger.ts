import { browserDelivery, createDelivery, type DeliveryPorts } from './delivery.ts';
import { redact, redactText } from './redact.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** SPEC §3: what the log service receives. */
export type LogEntry = { type: LogLevel; message: string; additionalInfo: unknown };

export type LoggerSettings = {
  /** SPEC §9: on by default. */
  enabled: boolean;
  /** SPEC §9: debug by default. */
  level: LogLevel;
  /** Where entries are posted (`appLogServiceUrl`); null keeps them here until there is an address. */
  url: string | null;
  console: Pick<Console, LogLevel>;
  delivery: DeliveryPorts;
};

const longestBody = 16_000;
let settings: LoggerSettings = {
  enabled: true,
  level: 'debug',
  url: null,
  console: globalThis.console,
  delivery: browserDelivery,
};
let delivery = createDelivery(settings.delivery);
let writing = false;

/** For the host and for tests. Entries kept so far go out when an address comes. */
export function configureLogger(own: Partial<LoggerSettings>): void {
  settings = { ...settings, ...own };
  if (own.delivery) delivery = createDelivery(own.delivery);
  delivery.setUrl(settings.url);
}

/** Writes to the console and, in operation, to the log service; both get it redacted. Never throws and never waits. */
export const logger = {
  debug: (message: string, info?: unknown) => write('debug', message, info),
  info: (message: string, info?: unknown) => write('info', message, info),
  warn: (message: string, info?: unknown) => write('warn', message, info),
  error: (message: string, info?: unknown) => write('error', message, info),
} as const;

function write(type: LogLevel, message: string, info: unknown): void {
  // What logging itself calls may log again: a getter of the info, a wrapped console.
  if (writing || !settings.enabled || logLevels.indexOf(type) < logLevels.indexOf(settings.level)) return;
  writing = true;
  try {
    const entry: LogEntry = { type, message: redactText(String(message)), additionalInfo: redact(info) ?? null };
    if (info === undefined) settings.console[type](entry.message);
    else settings.console[type](entry.message, entry.additionalInfo);
    delivery.add(bodyOf(entry));
  } catch {
    // A log that cannot be written is no reason to stop anybody.
  } finally {
    writing = false;
  }
}

function bodyOf(entry: LogEntry): string {
  const body = JSON.stringify(entry);
  if (body.length <= longestBody) return body;
  const start = JSON.stringify(entry.additionalInfo).slice(0, longestBody / 4);
  return JSON.stringify({ ...entry, additionalInfo: { cut: body.length, start } });
}

globalThis.addEventListener?.('online', () => delivery.resume());
globalThis.addEventListener?.('pagehide', () => delivery.leave());
