/**
 * The part of zod that contracts and forms use. The shell provides this module at run time. So no remote contains a
 * copy (9 KB with Brotli), and a first visit does not load all of `zod/mini` (57 KB more). Types, tests, standalone
 * mode and production all import this file, so they offer the same names.
 *
 * To add a name, export it here and add a changeset that raises shared-contract by a minor version. A remote that uses
 * the name can be promoted once a shell with that version is live.
 */
export {
  _default,
  array,
  boolean,
  catch,
  type core,
  discriminatedUnion,
  enum,
  extend,
  type infer,
  type input,
  int,
  iso,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  nullish,
  number,
  object,
  optional,
  type output,
  partial,
  partialRecord,
  pick,
  positive,
  record,
  refine,
  regex,
  safeParse,
  string,
  trim,
  tuple,
  union,
  unknown,
  uuid,
  uuidv4,
  type ZodMiniEnum,
  type ZodMiniType,
} from 'zod/mini';
