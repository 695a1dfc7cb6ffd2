/** Linear arithmetic on `#rrggbb`; all drawing happens in these. */
type Rgb = [red: number, green: number, blue: number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` 0 is all of `from`, 1 all of `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  return hex(a.map((part, index) => part + ((b[index] ?? 0) - part) * share));
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, '#0b1220', share);

/** A surface of `colour` under light of `lamp`, with 1 = full. */
export function lit(colour: string, lamps: readonly (readonly [lamp: string, strength: number])[]): string {
  const base = rgb(colour);
  return hex(
    base.map((part, index) => {
      const light = lamps.reduce((sum, [lamp, strength]) => sum + ((rgb(lamp)[index] ?? 0) / 255) * strength, 0);
      // A soft shoulder, so that bright walls keep their texture instead of burning out.
      const value = (part / 255) * light;
      return 255 * (value > 0.8 ? 0.8 + (1 - Math.exp(-(value - 0.8) * 5)) * 0.2 : value);
    }),
  );
}
