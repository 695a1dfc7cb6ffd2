import type { CataloguePicture } from '../pictures/catalogue.ts';
import type { Random } from '../random.ts';
import { apartments, towerView, townhouses, townhouseView, walkUp, walkUpView } from './houses/apartments.ts';
import { brickVeneer, bungalowView, californian, federation } from './houses/bungalow.ts';
import { beachHouse, beachView, topEnd, tropicalView } from './houses/by-the-water.ts';
import { cottageView, minersCottage, stoneCottage, weatherboard } from './houses/cottage.ts';
import { homestead, homesteadView } from './houses/homestead.ts';
import { modern, modernView } from './houses/modern.ts';
import { queenslander, queenslanderView } from './houses/queenslander.ts';
import { cafe, clinic, office, officeView, shedView, shop, shopView, showroom, warehouse } from './houses/shops.ts';
import { terrace, terraceView } from './houses/terrace.ts';
import { draw, type Scene, type View } from './scene.ts';

type Drawing = readonly [
  view: (random: Random, variant: number) => Omit<View, 'width' | 'height'>,
  paint: (scene: Scene, variant: number) => void,
];

const drawings: Partial<Record<CataloguePicture['subject'], Drawing>> = {
  queenslander: [queenslanderView, queenslander],
  terrace: [terraceView, terrace],
  modern: [modernView, modern],
  apartments: [towerView, apartments],
  'walk-up': [walkUpView, walkUp],
  townhouses: [townhouseView, townhouses],
  'beach-house': [beachView, beachHouse],
  'top-end': [tropicalView, topEnd],
  homestead: [homesteadView, homestead],
  office: [officeView, office],
  shop: [shopView, shop],
  cafe: [shopView, cafe],
  warehouse: [shedView, warehouse],
  clinic: [shedView, clinic],
  showroom: [shedView, showroom],
  federation: [bungalowView, federation],
  californian: [bungalowView, californian],
  'brick-veneer': [bungalowView, brickVeneer],
  weatherboard: [cottageView, weatherboard],
  'stone-cottage': [cottageView, stoneCottage],
  'miners-cottage': [cottageView, minersCottage],
};

export function drawPicture({ name, subject, variant, width, height }: CataloguePicture): string {
  const [view, paint] = drawings[subject] ?? [queenslanderView, queenslander];
  return draw(
    name,
    (random) => ({ width, height, ...view(random, variant) }),
    variant,
    (scene) => paint(scene, variant),
  );
}
