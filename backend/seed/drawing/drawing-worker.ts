import { parentPort } from 'node:worker_threads';
import { allPictures } from '../pictures/catalogue.ts';
import { drawPicture } from './draw-picture.ts';

const byName = new Map(allPictures.map((picture) => [picture.name, picture]));

parentPort?.on('message', ({ ticket, name }: { ticket: number; name: string }) => {
  const picture = byName.get(name);
  parentPort?.postMessage({ ticket, svg: picture ? drawPicture(picture) : null });
});
