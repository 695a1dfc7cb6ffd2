import { type Budgets, defineRemote, type MountContext, type MountedPage, type RemoteDefinition } from 'federation';

const budgets: Budgets = { bytes: 15_000, requests: 3, pages: { lessons: { bytes: 20_000 } } };

export const definition: RemoteDefinition = defineRemote({
  name: 'remote-consumer',
  owner: { team: 'Consumers', support: 'consumers@verandah.example' },
  budgets,
  pages: [
    { path: '/lessons', page: 'lessons', title: 'Lessons', nav: { in: 'main', label: 'Lessons', order: 90 } },
    { path: '/lessons/:lesson', page: 'lesson', title: 'Lesson', access: 'public', activeNavPath: '/lessons' },
    {
      path: '/properties/:property/lessons',
      page: 'property-lessons',
      layout: 'property-dashboard',
      access: 'protected',
      guards: ['property'],
      title: 'Lessons',
      nav: { in: 'property', group: 'Manage', label: 'Lessons', order: 5, badge: '/api/lessons' },
    },
    {
      path: '/lessons/:kind/all',
      page: 'lessons-of-kind',
      access: 'public',
      title: 'Lessons',
      resource: '/api/lessons/:kind',
      paramValues: { kind: ['piano', 'violin'] },
    },
    { path: '/settings/lessons', page: 'settings-lessons', title: 'Lessons', frame: 'settings' },
    { path: '/shared-lessons/:token', page: 'shared-lesson', layout: 'clean', title: 'Lesson', secretUrl: true },
  ],
});

export const mounted: RemoteDefinition = defineRemote({ ...definition, mount: 1 });

/** A page of a mounted remote. */
export function mount(element: HTMLElement, context: MountContext): MountedPage {
  const show = ({ location, session, theme }: MountContext) => {
    const name: string = session.user?.firstName ?? 'you';
    element.textContent = `${name} at ${location.pathname}${location.search}, ${location.params.lesson}, ${theme.colourScheme}`;
  };
  show(context);
  const load = async () => {
    const { body, etag } = await context.request({ method: 'GET', path: '/api/lessons', query: { page: 1 } });
    context.setUnsavedWork(etag && 'a lesson');
    if (body === null) context.navigate('/lessons', { replace: true });
  };
  load().catch(context.onError);
  return { update: show, unmount: () => element.replaceChildren() };
}
