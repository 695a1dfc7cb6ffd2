/** The names of the groups in the patterns below. */
export type StreetParts = { street: string } & Partial<Record<'subNumber' | 'lotNumber' | 'streetNumber', string>>;

const number = String.raw`\d+[a-z]?(?:\s?[-–—]\s?\d+[a-z]?)?`;
const unit = String.raw`(?:(?:unit|apartment|apt|flat|shop|suite|office|level|villa|townhouse)\s+)?`;

const shapes: readonly RegExp[] = [
  // Matches `12A/3–5 Bridge Road` and `Unit 4/12 Bridge Road`.
  new RegExp(`^${unit}(?<subNumber>[a-z]{0,2}\\d+[a-z]?)\\s?/\\s?(?<streetNumber>${number})\\s+(?<street>.+)$`, 'i'),
  // Matches `Unit 4, 12 Bridge Road`.
  new RegExp(
    `^(?<subNumber>(?:unit|apartment|apt|flat|shop|suite|office|level|villa|townhouse)\\s+[a-z]{0,2}\\d+[a-z]?),?\\s+(?<streetNumber>${number})\\s+(?<street>.+)$`,
    'i',
  ),
  // Matches `Lot 12 Ridge Road` and `Lot 12, 40 Ridge Road`.
  new RegExp(`^lot\\s+(?<lotNumber>\\d+[a-z]?),?\\s+(?:(?<streetNumber>${number})\\s+)?(?<street>.+)$`, 'i'),
  new RegExp(`^(?<streetNumber>${number})\\s+(?<street>.+)$`, 'i'),
];

/**
 * Splits a street address such as `12A/3–5 Bridge Road` into unit, number and street, as REAXML requires. Returns the
 * whole text as `street` when no pattern matches.
 */
export function streetParts(streetAddress: string): StreetParts {
  const text = streetAddress.trim();
  for (const shape of shapes) {
    const groups = shape.exec(text)?.groups;
    if (groups) return { ...groups } as StreetParts;
  }
  return { street: text };
}
