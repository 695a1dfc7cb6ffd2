import type { Look } from '../homes/home.ts';
import { allPictures, type CataloguePicture, floorPlanRooms, troublesome } from '../pictures/catalogue.ts';
import type { Subject } from '../pictures/subjects.ts';
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
import {
  bushLot,
  coastalLot,
  dam,
  farmShedView,
  grain,
  grazing,
  landView,
  orchard,
  redLot,
  shed,
  townLot,
  vineyard,
} from './land/landscape.ts';
import { floorPlan } from './plan/floor-plan.ts';
import { lettering } from './plan/lettering.ts';
import { backGarden, balcony, balconyView, gardenView, pool } from './rooms/outdoor-rooms.ts';
import { roomView } from './rooms/room.ts';
import { bathroom, bedroom, dining, kitchen, living, study } from './rooms/rooms.ts';
import { cafeRoom, clinicRoom, hallView, officeRoom, shopRoom, warehouseHall } from './rooms/working-rooms.ts';
import { draw, type Scene, type View } from './scene.ts';

type Drawing = readonly [
  view: (random: Random, variant: number) => Omit<View, 'width' | 'height'>,
  paint: (scene: Scene, variant: number, look: Look) => void,
];

const drawings: Record<Exclude<Subject, 'floor-plan'>, Drawing> = {
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
  living: [roomView, (scene, _, look) => living(scene, look)],
  kitchen: [roomView, (scene, _, look) => kitchen(scene, look)],
  bedroom: [roomView, (scene, _, look) => bedroom(scene, look)],
  bathroom: [roomView, (scene, _, look) => bathroom(scene, look)],
  dining: [roomView, (scene, _, look) => dining(scene, look)],
  study: [roomView, study],
  balcony: [balconyView, (scene, _, look) => balcony(scene, look)],
  garden: [gardenView, backGarden],
  pool: [gardenView, pool],
  'office-room': [hallView, officeRoom],
  'shop-room': [hallView, shopRoom],
  'cafe-room': [hallView, cafeRoom],
  'warehouse-hall': [hallView, warehouseHall],
  'clinic-room': [hallView, clinicRoom],
  'town-lot': [landView, townLot],
  'coastal-lot': [landView, coastalLot],
  'bush-lot': [landView, bushLot],
  'red-lot': [landView, redLot],
  grazing: [landView, grazing],
  vineyard: [landView, vineyard],
  orchard: [landView, orchard],
  grain: [landView, grain],
  dam: [landView, dam],
  shed: [farmShedView, shed],
  federation: [bungalowView, federation],
  californian: [bungalowView, californian],
  'brick-veneer': [bungalowView, brickVeneer],
  weatherboard: [cottageView, weatherboard],
  'stone-cottage': [cottageView, stoneCottage],
  'miners-cottage': [cottageView, minersCottage],
};

const byName = new Map(allPictures.map((picture) => [picture.name, picture]));

/** The SVG of a picture of the catalogue. */
export function drawingNamed(name: string): string {
  const picture = byName.get(name);
  if (!picture) throw new RangeError(`Expected the name of a drawing, got "${name}".`);
  return drawPicture(picture);
}

export function drawPicture({ name, subject, variant, width, height, look }: CataloguePicture): string {
  if (subject === 'floor-plan') return floorPlan(name, width, height, floorPlanRooms(variant));
  if (name === troublesome.tiny.name)
    return shrunk(drawPicture({ ...ordinary, subject, look, name: `${name}/whole`, variant }), width, height);
  const [view, paint] = drawings[subject];
  const picture = draw(
    name,
    (random) => ({ width, height, ...view(random, variant) }),
    variant,
    (scene) => paint(scene, variant, look === 'any' ? 'modern' : look),
  );
  return name === troublesome.overlay.name ? withWords(picture, width, height) : picture;
}

const ordinary = { id: '', alt: '', width: 1600, height: 1067 };

function shrunk(picture: string, width: number, height: number): string {
  return picture.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
}

/** What portals refuse: words across the picture. */
function withWords(picture: string, width: number, height: number): string {
  const banner = `<rect y="${height * 0.76}" width="${width}" height="${height * 0.15}" fill="#b3202a" opacity=".9"/>`;
  const words = lettering('Priced to sell', width / 2, height * 0.835, 76, '#ffffff');
  return picture.replace(/<\/svg>$/, `${banner}${words}</svg>`);
}
