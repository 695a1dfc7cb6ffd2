export { OrderTotal } from './order-total.tsx';
