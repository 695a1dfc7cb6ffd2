export const noWebglMessage =
  'The map needs WebGL, and this browser has it turned off. Turn on graphics acceleration in the browser’s settings to see it.';
