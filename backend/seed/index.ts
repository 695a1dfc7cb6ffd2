export { demo } from './demo/demo.ts';
export { seedIfEmpty, seedSmall } from './seed.ts';
