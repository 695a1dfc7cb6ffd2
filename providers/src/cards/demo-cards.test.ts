import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openDatabase } from '../store/database.ts';
import { saveCard, usableCard } from './card-store.ts';
import { addDemoCards } from './demo-cards.ts';

it('adds usable cards of the demo accounts once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-cards-'));
  const database = openDatabase(folder);
  addDemoCards(database, new Date('2026-11-23T01:00:00Z'));
  addDemoCards(database, new Date('2026-12-23T01:00:00Z'));
  expect(usableCard(database, 'card_demo_olivia_expiring')).toMatchObject({
    customerId: 'cus_demo_olivia',
    brand: 'mastercard',
    lastFour: '4444',
    expiryMonth: 12,
    expiryYear: 2026,
    behaviour: 'success',
  });
  const saved = usableCard(database, 'card_demo_jack_default');
  expect(() => saveCard(database, saved, 'cus_demo_olivia')).toThrow('another customer');
  database.close();
  await rm(folder, { recursive: true });
});
