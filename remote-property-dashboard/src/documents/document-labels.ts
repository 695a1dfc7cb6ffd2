import { addDays, daysBetween } from 'shared-contract/date/local-date';
import { binDays, expiryState } from 'shared-contract/property/document-rules';
import { formatLocalDate } from 'shared-ui';

/**
 * Returns when a document expires, in words: "Expires in 12 days".
 * @param today the date at the property
 */
export function expiryLabel(expiresOn: string, today: string): string {
  const state = expiryState(expiresOn, today);
  if (state === 'expired') return `Expired ${formatLocalDate(expiresOn)}`;
  if (state === null) return `Expires ${formatLocalDate(expiresOn)}`;
  const days = daysBetween(today, expiresOn);
  if (days === 0) return 'Expires today';
  return days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`;
}

/** Returns the first day on which a document in the bin can be gone. */
export const lastBinDay = (deletedOn: string): string => addDays(deletedOn, binDays);

/** Formats the size of a file: `34 KB`, `1.2 MB`. */
export function fileSizeLabel(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes < 0.95) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${megabytes.toLocaleString('en-AU', { maximumFractionDigits: 1 })} MB`;
}

const typeLabels: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
};

/** Returns the type and size of a file: `PDF, 1.2 MB`. */
export const fileLabel = ({ mediaType, byteSize }: { mediaType: string; byteSize: number }): string =>
  `${typeLabels[mediaType] ?? 'File'}, ${fileSizeLabel(byteSize)}`;
