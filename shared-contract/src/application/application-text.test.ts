import { expect, it } from '@jest/globals';
import { applicationFieldText } from './application-text.ts';

it('writes lists line by line and leaves out what is blank', () => {
  const rentalHistory = [
    { address: '7 Swan Street', from: '2024-02-01', to: null, lessor: { name: 'Bay Realty', phone: '(03) 5550 1234' } },
    { address: '2 Park Street', from: '2022-01-15', to: '2024-01-31' },
  ];
  expect(applicationFieldText('rentalHistory', { rentalHistory })).toBe(
    '7 Swan Street, 1 Feb 2024 – now\nLet by Bay Realty, (03) 5550 1234\n2 Park Street, 15 Jan 2022 – 31 Jan 2024',
  );
  const pets = [
    { kind: 'Cat', count: 1 },
    { kind: 'Chicken', count: 3 },
  ];
  expect(applicationFieldText('pets', { pets })).toBe('Cat\n3 × Chicken');
  expect(applicationFieldText('income', { income: [{ source: 'wages', amount: '1200.00' }] })).toBe(
    'Wages: $1,200 per week',
  );
  expect(applicationFieldText('employment', { employment: { employer: 'Bay Bakery', role: '' } })).toBe('Bay Bakery');
  expect(applicationFieldText('phone', {})).toBe('');
});
