export type Pixel = { x: number; y: number };

/** A touch or a drag that moves less than this is a tap or a click. */
const tapPixels = 12;
const minCorners = 3;

/** True for a line that stays where it began. */
export const isTap = (path: readonly Pixel[]): boolean =>
  path.every((one) => path[0] && distance(one, path[0]) < tapPixels);

/**
 * Returns the indexes of the points of a drawn line that make its corners, at most `max` of them. Empty for a tap, or
 * for a line without an area.
 */
export function cornersOf(path: readonly Pixel[], max: number): number[] {
  if (isTap(path)) return [];
  for (let tolerance = 2; ; tolerance *= 1.5) {
    const corners = simplify(path, tolerance);
    if (corners.length <= max) return corners.length < minCorners ? [] : corners;
  }
}

/** Keeps the points that are further than the tolerance from the line without them (Ramer–Douglas–Peucker). */
function simplify(path: readonly Pixel[], tolerance: number): number[] {
  const corners = new Set([0, path.length - 1]);
  const parts: [from: number, to: number][] = [[0, path.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let furthest = from;
    let most = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const away = distanceFromLine(path[index], path[from], path[to]);
      if (away > most) [furthest, most] = [index, away];
    }
    if (furthest === from) continue;
    corners.add(furthest);
    parts.push([from, furthest], [furthest, to]);
  }
  return [...corners].sort((a, b) => a - b);
}

const distance = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y);

function distanceFromLine(point?: Pixel, start?: Pixel, end?: Pixel): number {
  if (!point || !start || !end) return 0;
  const length = distance(start, end);
  // A line that ends where it begins has no direction.
  if (length === 0) return distance(point, start);
  return Math.abs((end.x - start.x) * (start.y - point.y) - (start.x - point.x) * (end.y - start.y)) / length;
}
