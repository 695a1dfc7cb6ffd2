export { publishSession } from '../session.ts';
