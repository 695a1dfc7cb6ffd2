import { type SampleData, sampleData } from 'shared-contract/property/sample-data';
import { created, item, noContent } from '../http/json-ld.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { propertyReference } from '../properties/property-resource.ts';
import { clearSampleData } from './clear-sample-data.ts';
import { createSampleData } from './create-sample-data.ts';
import { findSampleProperty } from './sample-property.ts';

const path = '/api/sample-data';

async function readSampleData(scope: ReadScope): Promise<SampleData> {
  const property = await findSampleProperty(scope);
  return { '@id': path, '@type': 'SampleData', property: property && propertyReference(property) };
}

const getSampleData = ownerRoute('GET', path, {
  summary: 'The owner’s sample property, or null.',
  response: sampleData,
  handler: async (scope) => item(await readSampleData(scope)),
});

const postSampleData = ownerRoute('POST', path, {
  summary: 'Creates one sample property with a tenancy, enquiries and expenses. Repeated, it returns the same one.',
  response: sampleData,
  status: [200, 201],
  isReplaySafe: true,
  async handler(scope) {
    const isNew = await createSampleData(scope);
    return (isNew ? created : item)(await readSampleData(scope));
  },
});

const deleteSampleData = ownerRoute('DELETE', path, {
  summary: 'Deletes the sample property with everything in it. Without one, nothing changes.',
  response: null,
  async handler(scope) {
    await clearSampleData(scope);
    return noContent();
  },
});

export const sampleDataRoutes: Route[] = [getSampleData, postSampleData, deleteSampleData];
