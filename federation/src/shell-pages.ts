import type { Page } from './page.ts';

/** The page table of the shell. No remote may use these paths. */
export const shellPages: readonly Page[] = [
  {
    path: '/unauthorized',
    page: 'unauthorized',
    layout: 'default',
    access: 'public',
    guards: [],
    title: 'Unauthorized',
  },
  { path: '/settings', page: 'settings', layout: 'default', access: 'protected', guards: [], title: 'Settings' },
  { path: '/settings/profile', page: 'profile', layout: 'default', access: 'protected', guards: [], title: 'Profile' },
];
