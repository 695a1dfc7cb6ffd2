import { logText } from '../log-entries/log-text.ts';

const maxLength = 200;

/**
 * Returns the first line of a failed job's error without personal data. Drizzle writes the values of a query on the
 * lines after the first. PostgreSQL quotes a value that it rejects, as it quotes the names of tables and columns: only
 * what looks like such a name stays.
 */
export function redactJobError(error: string): string {
  const [line = ''] = error.split(/[\r\n\u2028\u2029]/, 1);
  const unquoted = line
    .slice(0, 4 * maxLength)
    .replaceAll(/"([^"]*)"/g, (quoted, text) => (isName(text) ? quoted : '"[text]"'));
  return logText(unquoted.replaceAll(/[\w-]{24,}/g, maskToken), maxLength);
}

const isName = (text: string) => /^[a-z_]+$/.test(text);

/** Ids and tokens contain digits or capitals; the long names of tables contain neither. */
const maskToken = (word: string) => (/[\dA-Z]/.test(word) ? '[token]' : word);
