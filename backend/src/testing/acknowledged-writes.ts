import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { aPdf } from './insert-document.ts';

const address = { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' };
const aProperty = { propertyType: { name: 'Residential' }, category: { name: 'House' }, address };

/** The requests of an owner, which fail unless they have the expected status. */
export function ownersRequests(app: FastifyInstance, signedIn: Record<string, string>) {
  const request = async (method: 'POST' | 'DELETE', url: string, payload?: object, headers = {}) => {
    const reply = await app.inject({ method, url, ...(payload && { payload }), headers: { ...signedIn, ...headers } });
    if (reply.statusCode >= 300) throw new Error(`${method} ${url} got ${reply.statusCode}: ${reply.body}`);
    return reply.json();
  };
  const upload = (url: string, bytes: Buffer, type: string) => request('POST', url, bytes, { 'content-type': type });
  return {
    /** Returns the path of the property. */
    addProperty: async (): Promise<string> => (await request('POST', '/api/properties', aProperty))['@id'],
    /** Adds a document whose bytes no other has. Returns the path of its file. */
    async addDocument(property: string): Promise<{ file: string; bytes: Buffer }> {
      const bytes = Buffer.concat([aPdf, Buffer.from(`%${crypto.randomUUID()}\n%%EOF\n`)]);
      const made = await upload(`${property}/documents?name=lease.pdf&category=other`, bytes, 'application/pdf');
      return { file: made.versions[0].file, bytes };
    },
    /** Returns the id of the picture. */
    async addPicture(property: string): Promise<string> {
      const blank = sharp({
        create: { width: 800, height: 600, channels: 3, background: `#${crypto.randomUUID().slice(0, 6)}` },
      });
      return (await upload(`${property}/picture`, await blank.jpeg().toBuffer(), 'image/jpeg')).picture.id;
    },
    removePicture: (property: string) => request('DELETE', `${property}/picture`),
  };
}

/** Adds properties with a document and a picture each until stopped. Lists what the API acknowledged. */
export function writeUntilStopped(app: FastifyInstance, signedIn: Record<string, string>) {
  const { addProperty, addDocument, addPicture } = ownersRequests(app, signedIn);
  const properties: string[] = [];
  const documents: { file: string; bytes: Buffer }[] = [];
  const pictures: string[] = [];
  let isStopped = false;
  const writers = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!isStopped) {
        const property = await addProperty();
        properties.push(property);
        documents.push(await addDocument(property));
        pictures.push(await addPicture(property));
      }
    }),
  );
  const reach = async (count: number) => {
    while (pictures.length < count) await wait(10);
  };
  return {
    properties,
    documents,
    pictures,
    /** Resolves when so many pictures are acknowledged. Rejects when a request fails. */
    untilAcknowledged: (count: number) => Promise.race([reach(count), writers]),
    stop: async () => {
      isStopped = true;
      await writers;
    },
  };
}
