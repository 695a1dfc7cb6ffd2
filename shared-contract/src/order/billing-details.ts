import * as z from 'shared-contract/schema';

/** Who is billed. A business name needs an ABN, which then appears on the tax invoice (V1, V37). */
export const billingDetails = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  email: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
  businessName: z.nullish(z.string().check(z.trim(), z.maxLength(160))),
  /** 11 digits, without spaces. */
  abn: z.nullish(z.string().check(z.maxLength(20))),
});
export type BillingDetails = z.infer<typeof billingDetails>;
