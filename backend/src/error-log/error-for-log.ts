import { stdSerializers } from 'pino';

type Logged = { type: string; message: string; stack: string; [key: string]: unknown };

/**
 * Serializes an error for the log. Removes the values of a failed query, which drizzle adds to its errors: they can be
 * names, addresses and amounts (H11). The text of the query stays.
 */
export function errorForLog(error: Error): Logged {
  const values = valuesIn(error);
  const logged = stdSerializers.err(error);
  // Anything can be thrown, also what is no error.
  return values.length === 0 ? logged : withoutValues(logged, values);
}

function withoutValues(logged: Logged, values: readonly string[]): Logged {
  const { params: _params, aggregateErrors, ...rest } = logged;
  const cleaned = (text: string) => values.reduce((left, value) => left.replaceAll(value, ''), text);
  return {
    ...rest,
    message: cleaned(rest.message),
    stack: cleaned(rest.stack),
    ...(Array.isArray(aggregateErrors) && {
      aggregateErrors: aggregateErrors.map((one) => withoutValues(one, values)),
    }),
  };
}

/** Returns what drizzle adds to the messages of an error, of its causes and of the errors that it collects. */
function valuesIn(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const { params, errors, cause }: Error & { params?: unknown; errors?: unknown } = error;
  const inner: unknown[] = [...(Array.isArray(errors) ? errors : []), cause];
  return [
    ...(Array.isArray(params) ? [`\nparams: ${params}`] : []),
    ...inner.flatMap((one) => valuesIn(one, depth + 1)),
  ];
}
