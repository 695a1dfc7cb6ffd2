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
  /** Where entries are posted (`appLogServiceUrl`); null keeps them in the console. */
  url: string | null;
  console: Pick<Console, LogLevel>;
  /** Hands one entry over; false when it could not, then it is kept for later. Never throws. */
  deliver: (url: string, body: string) => boolean;
};

const bufferSize = 50;
let kept: LogEntry[] = [];
let settings: LoggerSettings = {
  enabled: true,
  level: 'debug',
  url: null,
  console: globalThis.console,
  deliver: sendBeacon,
};

/** For the host and for tests. Entries kept so far go out when an address comes. */
export function configureLogger(own: Partial<LoggerSettings>): void {
  settings = { ...settings, ...own };
  flush();
}

/** Writes to the console and, in operation, to the log service. What leaves the browser is redacted. */
export const logger = {
  debug: (message: string, info?: unknown) => write('debug', message, info),
  info: (message: string, info?: unknown) => write('info', message, info),
  warn: (message: string, info?: unknown) => write('warn', message, info),
  error: (message: string, info?: unknown) => write('error', message, info),
} as const;

function write(type: LogLevel, message: string, info: unknown): void {
  if (!settings.enabled || logLevels.indexOf(type) < logLevels.indexOf(settings.level)) return;
  if (info === undefined) settings.console[type](message);
  else settings.console[type](message, info);
  kept = [...kept, { type, message: redactText(message), additionalInfo: redact(info) ?? null }].slice(-bufferSize);
  flush();
}

function flush(): void {
  const { url, deliver } = settings;
  if (url === null) return;
  while (kept[0] && deliver(url, JSON.stringify(kept[0]))) kept = kept.slice(1);
}

/** Before a page has its address, and while offline, entries wait (at most 50). */
function sendBeacon(url: string, body: string): boolean {
  try {
    if (globalThis.navigator?.onLine === false) return false;
    return globalThis.navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  } catch {
    return false;
  }
}
