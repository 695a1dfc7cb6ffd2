import type { DatabaseSync } from 'node:sqlite';

/** The accounts of the demo data, whose saved cards exist in the sandbox from its start. */
const demoAccounts = ['olivia', 'jack', 'agent'];

/** The test cards of each account. `demo-data/src/orders/payment-method-rows.ts` stores them under the same ids. */
const demoCards = [
  { name: 'default', brand: 'visa', lastFour: '4242', monthsLeft: 26 },
  { name: 'expiring', brand: 'mastercard', lastFour: '4444', monthsLeft: 1 },
];

/** Adds the saved cards of the demo data, so that people who try the site can pay with them. Adds each only once. */
export function addDemoCards(database: DatabaseSync, now: Date): void {
  const insertCustomer = database.prepare(
    'insert into customers (id, reference, name, email, createdAt) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const insertCard = database.prepare(
    `insert into cards (id, customerId, brand, lastFour, expiryMonth, expiryYear, behaviour, isUsed, createdAt)
     values (?, ?, ?, ?, ?, ?, 'success', 1, ?) on conflict do nothing`,
  );
  for (const account of demoAccounts) {
    const customer = `cus_demo_${account}`;
    insertCustomer.run(customer, customer, account, `${account}@example.com`, now.getTime());
    for (const { name, brand, lastFour, monthsLeft } of demoCards) {
      const expiry = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsLeft, 1));
      const [month, year] = [expiry.getUTCMonth() + 1, expiry.getUTCFullYear()];
      insertCard.run(`card_demo_${account}_${name}`, customer, brand, lastFour, month, year, now.getTime());
    }
  }
}
