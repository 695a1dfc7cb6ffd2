export { patchOrder } from './change-order.ts';
export {
  changeOrderItemsMutation,
  changeQuantityMutation,
  type OrderedFor,
  type OrderItemsChange,
  type QuantityChange,
} from './change-order-items.ts';
export { activeOrderQuery, orderPath, orderQuery, productCategoriesQuery, taggedOrderQuery } from './order-queries.ts';
export { OrderTotal } from './order-total.tsx';
export { applyPromotionCode, type PromotionCodeResult, removePromotionCode } from './promotion-code.ts';
