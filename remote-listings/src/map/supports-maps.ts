/**
 * Returns whether the browser has the WebGL 2 API. Creating a map can still fail, for example without a graphics
 * driver.
 */
export const supportsMaps = (): boolean => 'WebGL2RenderingContext' in window;
