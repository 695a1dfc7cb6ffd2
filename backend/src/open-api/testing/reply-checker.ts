import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { apiDocument, type Operation } from './operations.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...apiDocument });

type Checker = (reply: LightMyRequestResponse) => string[];

/** Returns the faults of a reply: a server error, an undocumented status, or a body that its schema rejects. */
export function replyChecker({ path, method, responses }: Operation): Checker {
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (status: string, type: string) => {
    const keys = ['paths', path, method, 'responses', status, 'content', type, 'schema'];
    const pointer = `openapi#/${keys.map(escaped).join('/')}`;
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
    validators.set(pointer, validate);
    return validate;
  };
  return ({ statusCode, headers, body, json }) => {
    if (statusCode >= 500) return [`${statusCode}: ${body}`];
    const documented = responses[statusCode];
    if (!documented) return [`${statusCode} is not documented`];
    const [type = ''] = String(headers['content-type'] ?? '').split(';');
    if (!documented.content) return [];
    if (!documented.content[type]) return [`${statusCode} with ${type} is not documented`];
    const validate = validatorOf(String(statusCode), type);
    return validate(json()) ? [] : [ajv.errorsText(validate.errors)];
  };
}

/** One segment of a JSON pointer (RFC 6901) in a URL fragment. */
const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
