import { emailAddress } from '../contact/person-contact.ts';
import { type Place, placeViolations } from '../place/place-rules.ts';
import { hasHiddenCharacters } from '../text/hidden-characters.ts';
import type { Violation } from '../wire/problem.ts';
import { isAbn } from './abn.ts';
import type { BillingDetails } from './billing-details.ts';
import type { DeliveryDetails } from './delivery-details.ts';

/**
 * Checks billing details: a visible name, an email address (V8), and for a business a valid ABN (V1), because its tax
 * invoice shows the ABN (V37). Browser and server use the same rules.
 */
export function billingViolations({ name, email, businessName, abn }: BillingDetails): Violation[] {
  const violations: Violation[] = [];
  const add = (field: string, message: string, code: string) =>
    violations.push({ propertyPath: `billing.${field}`, message, code });
  if (!isVisibleText(name)) add('name', 'Enter the name of the person or business we bill.', 'name');
  const emailIssue = emailAddress.safeParse(email).error?.issues[0];
  if (emailIssue) add('email', emailIssue.message, 'email');
  if (businessName && hasHiddenCharacters(businessName)) {
    add('businessName', 'Remove the invisible characters.', 'hidden-characters');
  }
  if (abn?.trim()) {
    if (!isAbn(abn)) add('abn', 'That ABN isn’t valid. Check its 11 digits, such as 51 824 753 556.', 'abn');
    if (!businessName?.trim()) add('businessName', 'Enter the business name for this ABN.', 'required');
  } else if (businessName?.trim()) {
    add('abn', 'Enter the ABN of the business, so that we can put it on the tax invoice.', 'required');
  }
  return violations;
}

/**
 * Checks a delivery address: visible text, a street instead of a post box, and a postcode of its state (V9).
 * @param known all suburbs of our list with this name
 */
export function deliveryViolations(delivery: DeliveryDetails, known: readonly Place[]): Violation[] {
  const violations: Violation[] = [];
  const add = (field: string, message: string, code: string) =>
    violations.push({ propertyPath: `delivery.${field}`, message, code });
  if (!isVisibleText(delivery.recipient)) add('recipient', 'Enter the recipient’s name.', 'name');
  if (!isVisibleText(delivery.streetAddress)) {
    add('streetAddress', 'Enter the street address.', 'required');
  } else if (postBox.test(delivery.streetAddress)) {
    add('streetAddress', 'Couriers can’t deliver to a post box. Enter a street address.', 'post-box');
  }
  if (!isVisibleText(delivery.suburb)) add('suburb', 'Enter the suburb.', 'required');
  if (delivery.instructions && hasHiddenCharacters(delivery.instructions.replaceAll(/[\r\n\t]/g, ' '))) {
    add('instructions', 'Remove the invisible characters.', 'hidden-characters');
  }
  const placed = placeViolations(delivery, known).map((violation) => ({
    ...violation,
    propertyPath: violation.propertyPath.replace('address.', 'delivery.'),
  }));
  return [...violations, ...placed];
}

const postBox = /\b(?:(?:g\.?)?p\.?\s?o\.?\s*box|locked\s+bag|parcel\s+(?:locker|collect))\b/i;

const isVisibleText = (text: string) => text.trim() !== '' && !hasHiddenCharacters(text);
