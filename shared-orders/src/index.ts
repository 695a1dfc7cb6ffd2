export { Amount, AmountList } from './amounts/amount-list.tsx';
export { OrderTotals } from './amounts/order-totals.tsx';
export { patchOrder } from './change-order.ts';
export {
  changeOrderItemsMutation,
  changeQuantityMutation,
  type OrderedFor,
  type OrderItemsChange,
  type QuantityChange,
} from './change-order-items.ts';
export { activeOrderQuery, orderPath, orderQuery, productCategoriesQuery, taggedOrderQuery } from './order-queries.ts';
export { applyPromotionCode, type PromotionCodeResult, removePromotionCode } from './promotion-code.ts';
