import { defineRemote, type Mount, type MountContext } from 'federation';

export const remote = defineRemote({
  name: 'remote-consumer',
  owner: { team: 'Consumer', support: 'consumer@verandah.example' },
  budgets: { bytes: 25_000, requests: 4, pages: { search: { bytes: 33_600 } } },
  pages: [
    {
      path: '/properties/:propertyId/things',
      page: 'things',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Things',
      nav: { in: 'property', group: 'market', label: 'Things', order: 20 },
    },
    { path: '/search', page: 'search', access: 'public', title: 'Search', paramValues: { type: ['sale', 'lease'] } },
  ],
});

export const mount: Mount = (element: HTMLElement, context: MountContext) => {
  const show = ({ location, session, theme }: MountContext) => {
    element.textContent = `${location.pathname} ${session.user?.firstName ?? ''} ${theme.colourScheme}`;
  };
  show(context);
  context.setUnsavedWork(null);
  context.navigate('/search', { replace: true });
  context.request({ method: 'GET', path: '/api/properties' }).catch(context.onError);
  return { update: show, unmount: () => element.replaceChildren() };
};
