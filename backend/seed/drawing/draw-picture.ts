import type { CataloguePicture } from '../pictures/catalogue.ts';

export function drawPicture({ width, height }: CataloguePicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9bb"/></svg>`;
}
