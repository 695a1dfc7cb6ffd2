import * as z from 'zod/mini';

/** An RFC 9457 problem as API Platform writes it (DOMAIN §8.9). `code` is our stable word for programs. */
export const problem = z.object({
  '@type': z.optional(z.string()),
  type: z.string(),
  title: z.string(),
  detail: z.string(),
  status: z.int(),
  code: z.optional(z.string()),
  traceId: z.optional(z.string()),
});

export const violation = z.object({
  /** `tenantDetails[0].email`; empty for the whole object. */
  propertyPath: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
});

/** 422: `violations` name the fields (DOMAIN §8.8). v3 wrote `ConstraintViolationList`; both are taken. */
export const constraintViolation = z.extend(problem, {
  violations: z.array(violation),
});

export type Problem = z.infer<typeof problem>;
export type Violation = z.infer<typeof violation>;
export type ConstraintViolation = z.infer<typeof constraintViolation>;
