/** Returns the code or the class of an error, never its message, which may contain what a user typed. */
export function errorTypeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return [code, name].find((text): text is string => typeof text === 'string' && /^\w{1,60}$/.test(text)) ?? '_OTHER';
}
