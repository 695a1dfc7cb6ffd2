import { describe, expect, it } from '@jest/globals';
import { maxBankLines } from 'shared-contract/property/bank-import';
import { parseBankCents, parseBankDate } from './bank-formats.ts';
import { readBankFile } from './read-bank-file.ts';

const rent = { date: '2026-11-24', amountCents: 125_050, details: 'RENT PETROVIC', ordinal: 0 };
const received = (content: string) => {
  const file = readBankFile(content);
  return file.ok ? file.received : file.message;
};

describe('a bank’s file', () => {
  it.each([
    ['Commonwealth Bank', '24/11/2026,"+1250.50","RENT PETROVIC","+9000.00"'],
    ['ANZ', '24/11/2026,1250.50,RENT PETROVIC,,,,'],
    ['NAB', '24-Nov-26,1250.50,000012345678,,MISCELLANEOUS CREDIT,RENT PETROVIC,9000.00'],
    [
      'NAB with a heading',
      'Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance\n24 Nov 26,1250.50,1,,X,RENT PETROVIC,1',
    ],
    [
      'Westpac',
      'Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Serial\n1,24/11/2026,RENT PETROVIC,,1250.50,1,',
    ],
    [
      'Bankwest',
      'BSB Number,Account Number,Transaction Date,Narration,Cheque,Debit,Credit,Balance,Transaction Type\n306-000,1,24/11/2026,RENT PETROVIC,,,1250.50,1,DEP',
    ],
    ['ING', 'Date,Description,Credit,Debit,Balance\r\n24/11/2026,RENT PETROVIC,1250.50,,1\r\n'],
    [
      'a heading below the account',
      'Account,123\n\nDate;Description;Debit;Credit\n24.11.2026;RENT  PETROVIC;;"$1,250.50"',
    ],
    ['tabs', 'Date\tDescription\tAmount\n2026-11-24\tRENT PETROVIC\t1250.50 CR'],
  ])('of %s is read', (_bank, content) => {
    expect(received(content)).toEqual([rent]);
  });

  it('separates money in from money out, and numbers equal lines', () => {
    const rows = [
      '24/11/2026,1250.50,RENT PETROVIC',
      '24/11/2026,-30.00,FEE',
      '24/11/2026,1250.50,RENT PETROVIC',
      '25/11/2026,0.00,NIL',
    ];
    expect(readBankFile(rows.join('\n'))).toEqual({
      ok: true,
      received: [rent, { ...rent, ordinal: 1 }],
      ignored: [
        { date: '2026-11-24', amountCents: -3000, details: 'FEE' },
        { date: '2026-11-25', amountCents: 0, details: 'NIL' },
      ],
      unreadable: [],
    });
  });

  it('counts a credit that was taken back as money out, and a debit with a minus too', () => {
    const rows = ['24/11/2026,RETURNED RENT,,-650.00', '24/11/2026,FEE,-5.00,', '24/11/2026,RENT,,650.00'];
    const file = readBankFile(['Date,Description,Debit,Credit', ...rows].join('\n'));
    expect(file).toMatchObject({
      received: [{ amountCents: 65_000, details: 'RENT' }],
      ignored: [{ amountCents: -65_000 }, { amountCents: -500 }],
    });
  });

  it('lists the rows that it could not read, and reads the others', () => {
    const rows = [
      '24/11/2026,1250.50,RENT PETROVIC',
      '31/02/2026,5.00,X',
      '24/11/2026,five,X',
      'Closing balance,,9000.00',
    ];
    expect(readBankFile(rows.join('\n'))).toMatchObject({
      received: [rent],
      unreadable: [
        { row: 2, reason: '“31/02/2026” is not a date such as 24/11/2026.' },
        { row: 3, reason: 'The amount is missing, or not a number such as 650.00.' },
        { row: 4, reason: '“Closing balance” is not a date such as 24/11/2026.' },
      ],
    });
  });

  it.each([
    ['', 'This file is empty.'],
    ['%PDF-1.7\n1 0 obj', 'We found no bank transactions.'],
    ['name,colour\nMia,red', 'We found no bank transactions.'],
    [Array.from({ length: maxBankLines + 1 }, () => '24/11/2026,1.00,X').join('\n'), 'This file has more than 1,000'],
  ])('without usable rows is rejected with what to do (%#)', (content, message) => {
    expect(received(content)).toEqual(expect.stringContaining(message));
  });

  it('loses characters that nothing can show or store, and long details', () => {
    const hostile = `24/11/2026,1.00,"=HYPERLINK(""http://x"") <b>\u0000\u202e\ud800 ${'😀'.repeat(200)}"`;
    const [line] = received(hostile) as { details: string }[];
    expect(line?.details).toMatch(/^=HYPERLINK\("http:\/\/x"\) <b>\ufffd 😀+$/u);
    expect(line?.details.length).toBeLessThanOrEqual(300);
  });
});

describe('dates and amounts', () => {
  it.each([
    ['1/2/26', '2026-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['11/24/2026', null],
    ['20261124', '2026-11-24'],
    ['Tue, 24 November 2026', '2026-11-24'],
    ['24 Foo 2026', null],
    ['0026-01-01', null],
  ])('reads the date %s as %s', (text, date) => expect(parseBankDate(text)).toBe(date));

  it.each([
    ['-12', -1200],
    ['$ 1,250.5', 125_050],
    ['-$1,250.50', -125_050],
    ['(12.00)', -1200],
    ['12.00 DR', -1200],
    ['.50', 50],
    ['1,25', null],
    ['1.234', null],
    ['1e9', null],
    ['', null],
  ])('reads the amount %s as %s cents', (text, cents) => expect(parseBankCents(text)).toBe(cents));
});
