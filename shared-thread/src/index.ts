export { ThreadOf } from './thread-of.tsx';
