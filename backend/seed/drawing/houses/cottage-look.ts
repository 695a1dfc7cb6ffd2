import type { Face } from '../kit/stage.ts';
import type { Region } from './surroundings.ts';

/** What a cottage is made of, from Hobart to Broken Hill. */
export type Cottage = {
  region: Region;
  walls: string;
  texture: Face['details'];
  trim: string;
  roof: string;
  roofRise: number;
  door: string;
  post: string;
  bays: 3 | 5;
  gable: boolean;
  fence: 'picket' | 'stone' | 'wire' | 'none';
  chimneys: 0 | 1 | 2;
  chimney: string;
  quoins: string | null;
  stripes: readonly [string, string] | null;
  lace: boolean;
};
