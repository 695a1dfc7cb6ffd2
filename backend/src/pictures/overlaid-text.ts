import sharp from 'sharp';

/**
 * The width in pixels to which a photo is scaled before the scan. Letters are still recognisable, and a scan takes only
 * milliseconds.
 */
const scanWidth = 640;
/**
 * Pixels at least this light, or at most as dark as `blackGrey`, can belong to letters. Text that is added to a photo
 * is lighter or darker than nearly everything else in it.
 */
const whiteGrey = 232;
const blackGrey = 24;
/** Connected shapes in a row count as text when at least this many of them look like letters. */
const minLetters = 7;

type Shape = { left: number; right: number; top: number; bottom: number };

/**
 * Returns whether text seems to have been added to a photo, which portals reject. The result may be wrong, so the site
 * only warns the owner.
 */
export async function hasOverlaidText(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .resize({ width: scanWidth, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [(grey: number) => grey >= whiteGrey, (grey: number) => grey <= blackGrey].some((isInk) =>
    hasLine(letterShapes(data, info.width, info.height, isInk)),
  );
}

/** Returns connected areas of very light or dark pixels that have the size and density of a letter. */
function letterShapes(greys: Buffer, width: number, height: number, isInk: (grey: number) => boolean): Shape[] {
  const visited = new Uint8Array(greys.length);
  const shapes: Shape[] = [];
  for (let start = 0; start < greys.length; start += 1) {
    if (visited[start] || !isInk(greys[start] ?? 0)) continue;
    const shape = { left: width, right: 0, top: height, bottom: 0 };
    let area = 0;
    const stack = [start];
    visited[start] = 1;
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      const [x, y] = [index % width, Math.floor(index / width)];
      area += 1;
      shape.left = Math.min(shape.left, x);
      shape.right = Math.max(shape.right, x);
      shape.top = Math.min(shape.top, y);
      shape.bottom = Math.max(shape.bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const neighbour = row * width + column;
          if (visited[neighbour] || !isInk(greys[neighbour] ?? 0)) continue;
          visited[neighbour] = 1;
          stack.push(neighbour);
        }
      }
    }
    if (isLetter(shape, area)) shapes.push(shape);
  }
  return shapes;
}

const heightOf = ({ top, bottom }: Shape) => bottom - top + 1;
const widthOf = ({ left, right }: Shape) => right - left + 1;

/**
 * Returns whether a shape may be a letter, by how much of its bounding box it fills: the strokes of a letter fill a
 * part of the box, window panes and tiles all of it, and twigs almost nothing.
 */
function isLetter(shape: Shape, area: number): boolean {
  const [height, width] = [heightOf(shape), widthOf(shape)];
  const density = area / (height * width);
  return height >= 8 && height <= 90 && width >= 3 && width <= 1.6 * height && density >= 0.15 && density <= 0.85;
}

function hasLine(shapes: readonly Shape[]): boolean {
  const rest = shapes.toSorted((one, other) => one.left - other.left);
  while (rest.length >= minLetters) {
    const line = rest.splice(0, 1);
    for (let index = 0; index < rest.length; ) {
      const [last, next] = [line.at(-1), rest[index]];
      if (last && next && continuesLine(last, next)) line.push(...rest.splice(index, 1));
      else index += 1;
    }
    if (line.length >= minLetters && hasUnevenWidths(line)) return true;
  }
  return false;
}

function continuesLine(last: Shape, next: Shape): boolean {
  const [one, other] = [heightOf(last), heightOf(next)];
  const overlap = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top) + 1;
  return (
    Math.max(one, other) <= 2 * Math.min(one, other) &&
    overlap >= 0.6 * Math.min(one, other) &&
    next.left - last.right <= 1.5 * Math.max(one, other)
  );
}

/**
 * Returns whether the widths of the shapes in a line differ. Letters differ in width; windows, tiles and fence pickets
 * do not.
 */
function hasUnevenWidths(line: readonly Shape[]): boolean {
  const widths = line.map(widthOf);
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  return widths.some((width) => Math.abs(width - mean) > 0.12 * mean);
}
