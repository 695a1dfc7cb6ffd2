import * as z from 'shared-contract/schema';
import { address } from '../property/property.ts';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/**
 * The status of an agreement (SPEC §4). Ending sets `terminated`, cancelling sets `draft`. Only draft and initiated
 * agreements can be edited.
 */
export const tenancyAgreementStatus = z.enum(['draft', 'initiated', 'terminated']);
export type TenancyAgreementStatus = z.infer<typeof tenancyAgreementStatus>;

/** The landlord as written in the agreement. `acn` is the Australian Company Number of a company. */
export const landlordDetails = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  address: z.string().check(z.maxLength(250)),
  phone: z.string().check(z.maxLength(20)),
  email: z.string().check(z.maxLength(254)),
  acn: z.optional(z.nullable(z.string())),
});

/** One tenant as written in the agreement. */
export const tenantDetail = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  address: z.string().check(z.maxLength(250)),
  phone: z.string().check(z.maxLength(20)),
  email: z.string().check(z.maxLength(254)),
  primaryTenant: z.boolean(),
  /** 1 for the primary tenant (SPEC §5). */
  position: z.int().check(z.minimum(1)),
});
export type TenantDetail = z.infer<typeof tenantDetail>;

/** One named term of the agreement, such as `rent`. The type of `value` depends on the name. */
export const tenancyAgreementDetail = z.object({ name: z.string(), value: z.unknown() });

/** `GET /api/tenancy-agreements`. `createdAt` and `updatedAt` are RFC 3339 instants. */
export const tenancyAgreement = z.object({
  ...linked,
  property: z.object({ '@id': z.string(), '@type': z.string(), id: z.string(), address }),
  landlord: z.string(),
  landlordDetails,
  tenantDetails: z.array(tenantDetail),
  tenancyAgreementDetails: z.array(tenancyAgreementDetail),
  status: openEnum(tenancyAgreementStatus),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TenancyAgreement = z.infer<typeof tenancyAgreement>;

/**
 * The rules for names and addresses in requests. Responses are parsed without these rules, because a stored value may
 * be older than a rule.
 */
const party = {
  name: plainLine(120, 'Enter the name.'),
  address: plainLine(250),
  phone: plainLine(20),
  email: plainLine(254),
};

/** `POST /api/tenancy-agreements` (SPEC §7). `property` and `landlord` are IRIs. */
export const tenancyAgreementInput = z.object({
  property: z.string(),
  landlord: z.string(),
  landlordDetails: z.extend(landlordDetails, party),
  tenantDetails: z.array(z.extend(tenantDetail, party)).check(z.minLength(1), z.maxLength(20)),
  tenancyAgreementDetails: z
    .array(z.extend(tenancyAgreementDetail, { name: plainLine(80, 'Name the detail.') }))
    .check(z.maxLength(200)),
});
export type TenancyAgreementInput = z.infer<typeof tenancyAgreementInput>;

/** `PATCH` of an agreement (SPEC §7): `terminated` ends it, `draft` cancels it. */
export const tenancyAgreementPatch = z.object({ status: z.enum(['terminated', 'draft']) });
