import * as z from 'shared-contract/schema';
import { address } from '../place/address.ts';
import { tenancyStatus } from '../tenancy/tenancy.ts';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { signing } from './signing.ts';

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
  property: z.object({
    '@id': z.string(),
    '@type': z.string(),
    id: z.string(),
    address,
    /** The IANA zone in which the dates of the agreement are meant. */
    timeZone: z.optional(z.string()),
  }),
  /** The IRI of the agreement that this one was copied from. */
  previous: z.optional(z.nullable(z.string())),
  landlord: z.string(),
  landlordDetails,
  tenantDetails: z.array(tenantDetail),
  tenancyAgreementDetails: z.array(tenancyAgreementDetail),
  status: openEnum(tenancyAgreementStatus),
  /** The latest round of signing. Null before the agreement was sent. */
  signing: z.optional(z.nullable(signing)),
  /** True when everyone has signed: the content is locked although the status stays `initiated`. */
  locked: z.optional(z.boolean()),
  /** True when sending needs `officialFormAttached`: our document is not the prescribed form. Not in collections. */
  needsOfficialForm: z.optional(z.boolean()),
  /** The tenancy that a signed agreement created. */
  tenancy: z.optional(z.nullable(z.object({ '@id': z.string(), id: z.string(), status: openEnum(tenancyStatus) }))),
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

const content = {
  landlordDetails: z.extend(landlordDetails, party),
  tenantDetails: z.array(z.extend(tenantDetail, party)).check(z.minLength(1), z.maxLength(20)),
  tenancyAgreementDetails: z
    .array(z.extend(tenancyAgreementDetail, { name: plainLine(80, 'Name the detail.') }))
    .check(z.maxLength(200)),
};

/**
 * `POST /api/tenancy-agreements` (SPEC §7). `property`, `landlord`, `previous` and `application` are IRIs. A new
 * agreement with a `previous` one of the same property starts with its parties and terms, except dates. With an
 * approved `application` it starts with its tenants, rent and dates. Content in the request replaces what is copied.
 * Without either the content is required.
 */
export const tenancyAgreementInput = z.object({
  property: z.string(),
  landlord: z.string(),
  previous: z.optional(z.string()),
  application: z.optional(z.string()),
  landlordDetails: z.optional(content.landlordDetails),
  tenantDetails: z.optional(content.tenantDetails),
  tenancyAgreementDetails: z.optional(content.tenancyAgreementDetails),
});
export type TenancyAgreementInput = z.infer<typeof tenancyAgreementInput>;

/**
 * `PATCH` of an agreement (SPEC §7). Either the status: `terminated` ends it, `draft` cancels it. Or the content of a
 * draft or initiated agreement: the parties as a whole, the details by name. Null removes a detail, except where null
 * is one of its values, such as the `endDate` of a periodic agreement.
 */
export const tenancyAgreementPatch = z.object({
  status: z.optional(z.enum(['terminated', 'draft'])),
  /** For `terminated`: the last day of the tenancy and the reason (V33). Required when the agreement has a tenancy. */
  ending: z.optional(
    z.object({
      endDate: z.iso.date('Enter a date.'),
      reason: plainLine(500, 'Say why it ends.'),
    }),
  ),
  landlordDetails: z.optional(content.landlordDetails),
  tenantDetails: z.optional(content.tenantDetails),
  tenancyAgreementDetails: z.optional(content.tenancyAgreementDetails),
});
export type TenancyAgreementPatch = z.infer<typeof tenancyAgreementPatch>;
