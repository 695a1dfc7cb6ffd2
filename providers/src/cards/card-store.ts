import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { brandOf, type CardInput, digitsOf } from '../card-fields/card-check.ts';
import { Rejection } from '../rejection.ts';
import { behaviourOf, type CardBehaviour } from './test-cards.ts';

/** A card, or the token of one: a token is a card that has no customer yet. */
export type CardRow = {
  id: string;
  customerId: string | null;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  behaviour: CardBehaviour;
  isUsed: number;
  removedAt: number | null;
};

/** Stores a checked card without its number and security code, and returns its token. */
export function addCard(database: DatabaseSync, card: CardInput): CardRow {
  const digits = digitsOf(card.number);
  const behaviour = behaviourOf(digits);
  if (!behaviour) throw new Rejection(422, 'Use one of the test card numbers, such as 4242 4242 4242 4242.');
  const id = `card_${randomUUID().replaceAll('-', '')}`;
  database
    .prepare(
      `insert into cards (id, brand, lastFour, expiryMonth, expiryYear, behaviour, createdAt)
       values (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, brandOf(digits), digits.slice(-4), card.expiryMonth, card.expiryYear, behaviour, Date.now());
  return readCard(database, id);
}

/** @throws Rejection when there is no such card, or when it was removed */
export function usableCard(database: DatabaseSync, id: string): CardRow {
  const card = findCard(database, id);
  if (!card || card.removedAt !== null) throw new Rejection(422, 'This card does not exist or was removed.');
  return card;
}

export function readCard(database: DatabaseSync, id: string): CardRow {
  const card = findCard(database, id);
  if (!card) throw new Rejection(404, 'There is no such card.');
  return card;
}

function findCard(database: DatabaseSync, id: string): CardRow | undefined {
  return database.prepare('select * from cards where id = ?').get(id) as CardRow | undefined;
}

/** Saves a card for a customer. A token that another customer has saved is rejected. */
export function saveCard(database: DatabaseSync, card: CardRow, customerId: string): CardRow {
  if (card.customerId !== null && card.customerId !== customerId) {
    throw new Rejection(422, 'This card belongs to another customer.');
  }
  if (card.customerId === null && card.isUsed) throw new Rejection(422, 'This card token was already used.');
  requireCustomer(database, customerId);
  database.prepare('update cards set customerId = ? where id = ?').run(customerId, card.id);
  return readCard(database, card.id);
}

export function requireCustomer(database: DatabaseSync, id: string): void {
  if (!database.prepare('select 1 from customers where id = ?').get(id)) {
    throw new Rejection(422, 'There is no such customer.');
  }
}

export function cardResource({ id, brand, lastFour, expiryMonth, expiryYear }: CardRow) {
  return { id, brand, lastFour, expiryMonth, expiryYear };
}
