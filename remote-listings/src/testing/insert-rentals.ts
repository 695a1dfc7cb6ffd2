import type { InProcessBackend } from 'federation-testing/backend';

const ownerId = '10000000-0000-4000-8000-000000000001';
const rent = (dollars: number) => ({ displayType: 'value', displayValue: { value: `${dollars}.00` } }) as const;

/** Inserts two rentals in Richmond and one in O'Connor, whose rent is hidden. */
export async function insertRentals({ insert }: InProcessBackend): Promise<void> {
  await insert.suburb();
  await insert.suburb({ name: "O'Connor", state: 'ACT', postcode: '2602' });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const opens = [{ startAt: tomorrow, endAt: new Date(tomorrow.getTime() + 1_800_000) }];
  await insert.listing({ ownerId, pricing: rent(650), photos: 3, opens });
  await insert.listing({ ownerId, pricing: rent(400), property: { streetAddress: '7 Swan Street', bedrooms: 1 } });
  const connor = { streetAddress: '1 Scrivener Street', suburb: "O'Connor", state: 'ACT', postcode: '2602' } as const;
  await insert.listing({ ownerId, pricing: { ...rent(99_123), displayType: 'hide' }, property: connor });
}
