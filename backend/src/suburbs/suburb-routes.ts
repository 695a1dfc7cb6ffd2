import type { Route } from '../http/route.ts';

export const suburbRoutes: Route[] = [];
