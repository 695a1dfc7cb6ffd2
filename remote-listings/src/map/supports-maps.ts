/** Whether this browser knows WebGL at all. That it works is known when a map is drawn. */
export const supportsMaps = (): boolean => 'WebGL2RenderingContext' in window;
