import * as z from 'shared-contract/schema';

/**
 * An error response in the format of RFC 9457, as API Platform writes it. `code` identifies the problem for our code
 * and never changes.
 */
export const problem = z.object({
  '@type': z.optional(z.string()),
  type: z.string(),
  title: z.string(),
  detail: z.string(),
  status: z.int(),
  code: z.optional(z.string()),
  traceId: z.optional(z.string()),
});

/** One violated rule in a request. */
export const violation = z.object({
  /** Path of the field, such as `tenantDetails[0].email`. Empty for the whole object. */
  propertyPath: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
});

/**
 * A 422 response, in which `violations` name the fields. `@type` may be `ConstraintViolation`, as in API Platform v4,
 * or `ConstraintViolationList`, as in v3.
 */
export const constraintViolation = z.extend(problem, {
  violations: z.array(violation),
});

export type Problem = z.infer<typeof problem>;
export type Violation = z.infer<typeof violation>;
export type ConstraintViolation = z.infer<typeof constraintViolation>;
