import { DateTime } from 'luxon';

export const dayMs = 24 * 3600 * 1000;
const monthMs = 30 * dayMs;

const nextMonth = (at: number) =>
  DateTime.fromMillis(at, { zone: 'Asia/Kolkata' }).plus({ months: 1 }).toMillis();

/** What a student should have, kept the plain way: the time left of each payment, oldest first. */
export class MoneyModel {
  lots: { left: number; fate: 'stands' | 'refunded' | 'charged_back'; plan: number }[] = [];
  /** Which plan of theirs this is: after its end they buy another. */
  plan = 0;
  state: 'none' | 'running' | 'paused' = 'none';
  renews = false;
  /** End of the provider's cycle. */
  cycleEnd = 0;
  /** Until when the time that passed is taken off; behind a grace it lies before the end. */
  since = 0;

  get left(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0);
  }
  /** Milliseconds since 1970. */
  get end(): number {
    return this.since + this.left;
  }
  /** When something happens to it by itself. */
  get nextEvent(): number {
    if (this.state !== 'running') return Number.POSITIVE_INFINITY;
    return this.renews ? Math.min(this.cycleEnd, this.end) : this.end;
  }
  /** The oldest payment that was not given back, or -1. */
  get oldest(): number {
    return this.lots.findIndex(({ fate }) => fate === 'stands');
  }

  give(ms: number): void {
    this.lots.push({ left: ms, fate: 'stands', plan: this.plan });
  }
  buy(now: number): void {
    if (this.state === 'none') {
      this.since = now;
      this.plan += 1;
    }
    this.cycleEnd = nextMonth(now);
    this.state = 'running';
    this.renews = true;
    this.give(Math.max(monthMs, this.cycleEnd - this.end));
  }
  resume(now: number): void {
    this.since = now;
    this.state = 'running';
    this.renews = false;
    this.give(monthMs);
  }
  pause(): void {
    if (this.state !== 'running') return;
    this.state = 'paused';
    this.renews = false;
  }
  pass(now: number): void {
    while (this.state === 'running' && this.renews && this.cycleEnd <= now) {
      this.cycleEnd = nextMonth(this.cycleEnd);
      this.give(Math.max(monthMs, this.cycleEnd - this.end));
    }
    if (this.state !== 'running') return;
    let gone = Math.min(now - this.since, this.left);
    for (const lot of this.lots) {
      const used = Math.min(lot.left, gone);
      lot.left -= used;
      gone -= used;
    }
    this.since = now;
    if (this.left > 0) return;
    this.state = 'none';
    this.renews = false;
  }
  /** The money of a payment goes back, by a refund or by the bank. A plan bought after its own had ended goes on as it is. */
  loseLot(index: number, fate: 'refunded' | 'charged_back'): void {
    const lot = this.lots[index];
    if (!lot) return;
    Object.assign(lot, { left: 0, fate });
    if (lot.plan !== this.plan) return;
    this.renews = false;
    if (this.left === 0) this.state = 'none';
  }
}
