import { createHash } from 'node:crypto';

/**
 * Derives a UUID from a name. The ids of demo rows therefore never change, and tests and bookmarks can rely on them.
 */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`verandah/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
