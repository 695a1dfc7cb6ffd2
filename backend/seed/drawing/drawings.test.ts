import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { allPictures, catalogue } from '../pictures/catalogue.ts';
import { drawingNamed, drawPicture } from './draw-picture.ts';

const oneOfEach = [...Map.groupBy(catalogue, ({ subject, look }) => `${subject}/${look}`).values()].flatMap((group) =>
  group.slice(0, 1),
);

describe('drawings', () => {
  it('are at least 60 different ones, under ids of their own', () => {
    expect(allPictures.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allPictures.map(({ id }) => id)).size).toBe(allPictures.length);
  });

  it('are the same each time, and no two alike', () => {
    const pictures = oneOfEach.map(drawPicture);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const name of ['queenslander/1', 'living/coastal/2', 'floor-plan/3'])
      expect(drawingNamed(name)).toBe(drawingNamed(name));
  });

  it('have no number that could not be worked out and nothing from elsewhere', () => {
    for (const picture of oneOfEach) {
      const svg = drawPicture(picture);
      expect([picture.name, /NaN|undefined|Infinity/.test(svg)]).toEqual([picture.name, false]);
      expect([picture.name, /https?:(?!\/\/www\.w3\.org\/2000\/svg)|<image|<text|<script/.test(svg)]).toEqual([
        picture.name,
        false,
      ]);
    }
  });

  it('are images of the promised size', async () => {
    for (const name of ['terrace/portrait', 'weatherboard/tiny', 'kitchen/modern/0', 'floor-plan/2']) {
      const picture = allPictures.find((each) => each.name === name);
      const { width, height } = await sharp(Buffer.from(drawingNamed(name)), { unlimited: true }).metadata();
      expect({ name, width, height }).toEqual({ name, width: picture?.width, height: picture?.height });
    }
  });

  it('refuses a name it does not know', () => {
    expect(() => drawingNamed('castle/1')).toThrow(RangeError);
  });
});
