import { addDays, daysBetween } from 'shared-contract/date/local-date';

type Row = { rentCents: number; bondCents: number; isReversal: boolean; isReversed: boolean; isLodgement: boolean };

/**
 * A second, simple ledger, written from the text of V31: it walks day by day and week by week, and knows nothing of
 * entries or SQL. Days are counted from the start of the tenancy.
 */
export class NaiveLedger {
  readonly startDate: string;
  /** The last day; null without an end. */
  lastDay: number | null;
  /** The weekly rent from a day on, in order. */
  readonly rents: { day: number; cents: number }[];
  readonly rows: Row[] = [];
  receipts = 0;
  waivedCents = 0;
  bondLodgedCents = 0;

  constructor(startDate: string, endDate: string | null, rentCents: number) {
    this.startDate = startDate;
    this.lastDay = endDate === null ? null : daysBetween(startDate, endDate);
    this.rents = [{ day: 0, cents: rentCents }];
  }

  add(row: Partial<Row>): void {
    const none = { rentCents: 0, bondCents: 0, isReversal: false, isReversed: false, isLodgement: false };
    this.rows.push({ ...none, ...row });
  }

  get rentReceived(): number {
    return this.rows.reduce((sum, { rentCents }) => sum + rentCents, 0);
  }

  get bondReceived(): number {
    return this.rows.reduce((sum, { bondCents }) => sum + bondCents, 0);
  }

  /** Returns the first and the last day and the rent of the week with this number, or null after the end. */
  week(number: number): { first: number; last: number; cents: number } | null {
    const first = number * 7;
    if (this.lastDay !== null && first > this.lastDay) return null;
    const last = Math.min(first + 6, this.lastDay ?? first + 6);
    let sevenths = 0;
    for (let day = first; day <= last; day += 1) {
      let rent = 0;
      for (const { day: from, cents } of this.rents) if (from <= day) rent = cents;
      sevenths += rent;
    }
    return { first, last, cents: Math.floor(sevenths / 7 + 0.5) };
  }

  /** V31: paid-to, part payment, days in arrears and what is due on a day. */
  position(today: string) {
    const now = daysBetween(this.startDate, today);
    let left = Math.max(0, this.rentReceived);
    let paidDay = -1;
    for (let number = 0; ; number += 1) {
      const week = this.week(number);
      if (!week || week.cents > left) break;
      left -= week.cents;
      paidDay = week.last;
    }
    let due = 0;
    for (let number = 0; ; number += 1) {
      const week = this.week(number);
      if (!week || week.first > now) break;
      due += week.cents;
    }
    let arrearsDays = 0;
    for (let day = paidDay + 1; day <= now && (this.lastDay === null || day <= this.lastDay); day += 1)
      arrearsDays += 1;
    return {
      paidTo: paidDay < 0 ? null : addDays(this.startDate, paidDay),
      partPaymentCents: left,
      arrearsDays,
      dueCents: Math.max(0, due - this.rentReceived),
    };
  }
}
