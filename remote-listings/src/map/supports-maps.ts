/** Returns whether the browser has the WebGL API. Creating a map can still fail. */
export const supportsMaps = (): boolean => 'WebGL2RenderingContext' in window;
