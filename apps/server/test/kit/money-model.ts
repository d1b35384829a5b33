import { DateTime } from 'luxon';

export const dayMs = 24 * 3600 * 1000;
const monthMs = 30 * dayMs;

const nextMonth = (at: number) =>
  DateTime.fromMillis(at, { zone: 'Asia/Kolkata' }).plus({ months: 1 }).toMillis();

interface Lot {
  left: number;
  granted: number;
  /** Milliseconds of access removed by partial refunds. */
  revoked: number;
  paise: number;
  refunded: number;
  fate: 'paid' | 'part_refunded' | 'refunded' | 'charged_back';
  plan: number;
}

/** Reference model of a student's plan: the time left of each payment, oldest first. */
export class MoneyModel {
  lots: Lot[] = [];
  /** Number of the plan; a purchase after its end begins the next one. */
  plan = 0;
  state: 'none' | 'running' | 'paused' = 'none';
  renews = false;
  /** Cancelled, with a mandate that still exists at the provider. */
  canUndo = false;
  /** End of the provider's cycle. */
  cycleEnd = 0;
  /** Time up to which elapsed time has been deducted. */
  since = 0;

  get left(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0);
  }
  /** Milliseconds since the epoch. */
  get end(): number {
    return this.since + this.left;
  }
  /** Time of the next automatic event. */
  get nextEvent(): number {
    if (this.state !== 'running') return Number.POSITIVE_INFINITY;
    return this.renews ? Math.min(this.cycleEnd, this.end) : this.end;
  }
  /** Index of the oldest payment without a full refund, or -1. */
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
    // Cycles that ended in between are not charged.
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
  /** Partial refund; without renewal its share of the days is removed too. */
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
  /** Full refund or chargeback of a payment. A later plan, bought after the end of its plan, is not affected. */
  loseLot(index: number, fate: 'refunded' | 'charged_back'): void {
    const lot = this.lots[index];
    if (!lot) return;
    // After a partial refund the state stays `refunded`.
    Object.assign(lot, { left: 0, fate: lot.refunded > 0 ? 'refunded' : fate });
    if (lot.plan !== this.plan) return;
    this.renews = false;
    this.canUndo = false;
    if (this.left === 0) this.state = 'none';
  }
}
