import type * as z from 'zod';
import { Rejection } from '../rejection.ts';

/** Returns the parsed value. @throws Rejection that names the first wrong field */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Rejection(422, `${issue?.path.join('.') || 'The request'}: ${issue?.message}.`);
}
