import { DateTime } from 'luxon';

export const dayMs = 24 * 3600 * 1000;
const monthMs = 30 * dayMs;

const nextMonth = (at: number) =>
  DateTime.fromMillis(at, { zone: 'Asia/Kolkata' }).plus({ months: 1 }).toMillis();

interface Lot {
  left: number;
  granted: number;
  /** Milliseconds that parts which went back have taken. */
  revoked: number;
  paise: number;
  refunded: number;
  fate: 'paid' | 'part_refunded' | 'refunded' | 'charged_back';
  plan: number;
}

/** What a student should have, kept the plain way: the time left of each payment, oldest first. */
export class MoneyModel {
  lots: Lot[] = [];
  /** Which plan of theirs this is: after its end they buy another. */
  plan = 0;
  state: 'none' | 'running' | 'paused' = 'none';
  renews = false;
  /** It was cancelled, and its mandate waits at the provider. */
  canUndo = false;
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
    return this.lots.findIndex(({ fate }) => fate === 'paid' || fate === 'part_refunded');
  }

  give(ms: number, paise = 149_900): void {
    const lot = { left: ms, granted: ms, revoked: 0, paise, refunded: 0, plan: this.plan };
    this.lots.push({ ...lot, fate: 'paid' });
  }
  cancel(): void {
    if (this.renews) this.canUndo = true;
    this.renews = false;
  }
  undo(now: number): void {
    this.canUndo = false;
    this.renews = true;
    // Cycles that went by meanwhile are not charged.
    while (this.cycleEnd <= now) this.cycleEnd = nextMonth(this.cycleEnd);
  }
  buy(now: number): void {
    if (this.state === 'none') {
      this.since = now;
      this.plan += 1;
    }
    this.cycleEnd = nextMonth(now);
    this.state = 'running';
    this.renews = true;
    this.canUndo = false;
    this.give(Math.max(monthMs, this.cycleEnd - this.end));
  }
  resume(now: number): void {
    this.since = now;
    this.state = 'running';
    this.renews = false;
    this.canUndo = false;
    this.give(monthMs, 149_500);
  }
  pause(): void {
    if (this.state !== 'running') return;
    this.state = 'paused';
    this.renews = false;
    this.canUndo = false;
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
    this.canUndo = false;
  }
  /** A part of a payment goes back, and its share of the days with it where the plan does not renew. */
  losePart(index: number, paise: number): void {
    const lot = this.lots[index];
    if (!lot) return;
    lot.refunded += paise;
    if (lot.refunded >= lot.paise) {
      this.loseLot(index, 'refunded');
      return;
    }
    lot.fate = 'part_refunded';
    if (lot.plan !== this.plan || this.state === 'none' || this.renews) return;
    const share = Math.floor((lot.granted * lot.refunded) / lot.paise) - lot.revoked;
    const taken = Math.min(share, lot.left);
    lot.left -= taken;
    lot.revoked += taken;
    this.canUndo = false;
    if (this.left === 0) this.state = 'none';
  }
  /** The money of a payment goes back, by a refund or by the bank. A plan bought after its own had ended goes on as it is. */
  loseLot(index: number, fate: 'refunded' | 'charged_back'): void {
    const lot = this.lots[index];
    if (!lot) return;
    // The part that had gone back before is told first.
    Object.assign(lot, { left: 0, fate: lot.refunded > 0 ? 'refunded' : fate });
    if (lot.plan !== this.plan) return;
    this.renews = false;
    this.canUndo = false;
    if (this.left === 0) this.state = 'none';
  }
}
