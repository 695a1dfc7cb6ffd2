/**
 * Where the parts of the gateway that belong to no request log their errors: the logger of `createGateway`, whose lines
 * of JSON have these fields.
 */
export type ErrorLog = { error: (fields: object, message: string) => void };
