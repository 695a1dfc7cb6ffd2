import { defineRemote } from 'federation';
import { loaderArguments, renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

const definition = defineRemote({
  name: 'remote-consumer',
  owner: { team: 'Consumers', support: 'consumers@verandah.example' },
  budgets: { bytes: 15_000, requests: 3 },
  pages: [{ path: '/lessons', page: 'lessons', title: 'Lessons' }],
});

/** The test of a page. */
export async function testPage(): Promise<string> {
  const backend: InProcessBackend = await inProcessBackend();
  const { id } = await backend.insert.property({ ownerId: olivia.id });
  const lessons = { Component: () => null, loader: () => null };
  const { router, unmount } = await renderPage({
    definition,
    pages: { lessons },
    url: '/lessons',
    as: olivia,
    backend,
  });
  const fetchAsOlivia: typeof fetch = await backend.as(olivia);
  const replies: Response[] = [await fetchAsOlivia(`/api/properties/${id}`), await (await guestFetch(backend))('/api')];
  unmount();
  await backend.close();
  return `${router.state.location.pathname} ${replies.map(({ status }) => status)}`;
}

export const { request, params } = loaderArguments('/lessons/1', { lesson: '1' });
