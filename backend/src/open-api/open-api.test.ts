import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../routes.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

describe('API description', () => {
  it('documents every operation with its body', async () => {
    const response = await backend.inject({ url: '/api/docs.json' });
    const { openapi, paths } = response.json();
    expect(openapi).toBe('3.1.0');
    const documented = Object.entries<Record<string, { requestBody?: object }>>(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { requestBody }]) => `${method} ${path} ${requestBody ? 'body' : ''}`),
    );
    const declared = routes.map(({ method, path, body, upload }) => {
      return `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')} ${body || upload ? 'body' : ''}`;
    });
    expect(documented.sort()).toEqual(declared.sort());
  });

  it('gives every operation a unique id', async () => {
    const { paths } = (await backend.inject({ url: '/api/docs.json' })).json();
    const names = Object.values<Record<string, { operationId: string }>>(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes filters and responses', async () => {
    const { paths } = (await backend.inject({ url: '/api/docs.json' })).json();
    const { parameters, responses } = paths['/api/orders'].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['page', 'property.id']),
    );
    const { schema } = responses[200].content['application/ld+json'];
    expect(schema.properties.member.items.properties.total).toMatchObject({ type: 'string' });
  });

  it('lists collections at the entry point and resolves their contexts', async () => {
    const entry = (await backend.inject({ url: '/api' })).json();
    expect(entry).toMatchObject({
      '@type': 'Entrypoint',
      tenancyAgreements: '/api/tenancy-agreements',
    });
    expect(Object.values(entry)).not.toContain('/api/orders/:id');
    expect((await backend.inject({ url: '/api/contexts/Order' })).statusCode).toBe(200);
    expect((await backend.inject({ url: '/api/contexts/%3Cscript%3E' })).statusCode).toBe(404);
  });

  it('describes each resource in the Hydra document that the contexts refer to', async () => {
    const { '@context': context } = (await backend.inject({ url: '/api/contexts/Order' })).json();
    const response = await backend.inject({ url: '/api/docs.jsonld' });
    expect(response.headers['content-type']).toMatch(/^application\/ld\+json/);
    expect(`${response.json()['@id']}#`).toBe(context['@vocab']);
    const classes: {
      title: string;
      supportedProperty: { title: string }[];
      supportedOperation: { method: string }[];
    }[] = response.json().supportedClass;
    expect(classes.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Order', 'Property', 'Listing', 'TenancyAgreement', 'CustomerUser']),
    );
    const order = classes.find(({ title }) => title === 'Order');
    expect(order?.supportedProperty.map(({ title }) => title)).toEqual(expect.arrayContaining(['total', 'orderItems']));
    expect(order?.supportedOperation.map(({ method }) => method)).toEqual(
      expect.arrayContaining(['GET', 'PATCH', 'POST']),
    );
  });

  it('reports that it is live, and that it is ready when the database is', async () => {
    expect((await backend.inject({ url: '/health/live' })).statusCode).toBe(200);
    expect((await backend.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ready' });
  });
});
