/** Whether this browser knows WebGL at all. That it works is known when a map is drawn. */
export const drawsMaps = (): boolean => 'WebGL2RenderingContext' in window;
