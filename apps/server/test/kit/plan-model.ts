/**
 * Reference model of a study plan from a list of all work: without tables, libraries and code of the product. Days are
 * calendar days in India, 5.5 hours ahead of UTC all year.
 */

/** A position made final. */
export interface Deed {
  /** Milliseconds since the epoch. */
  at: number;
  kind: 'study' | 'practice';
  unitId: string | null;
  subcategory: string;
  answered: boolean;
}

interface Unit {
  id: string;
  plan: number;
  day: string;
  subcategory: string;
  questions: number;
}

interface Plan {
  madeAt: number;
  endedAt: number;
  /** Questions on a usual day, and the maximum below and above. */
  usual: number;
  less: number;
  more: number;
}

const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;
const planDays = 90;

const known = new Map<number, string>();
export function indianDay(at: number): string {
  const day = known.get(at) ?? new Date(at + indiaMs).toISOString().slice(0, 10);
  known.set(at, day);
  return day;
}
const next = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const apart = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
/** Number of the week; weeks begin on Monday, such as 5 January 1970. */
const weekNumber = (day: string) => Math.floor((Date.parse(day) / dayMs - 4) / 7);

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

export class PlanModel {
  readonly deeds: Deed[] = [];
  readonly units: Unit[] = [];
  readonly plans: Plan[] = [];

  make(at: number, sizes: Pick<Plan, 'usual' | 'less' | 'more'>): void {
    const running = this.plans.at(-1);
    if (running) running.endedAt = at;
    this.plans.push({ madeAt: at, endedAt: Number.POSITIVE_INFINITY, ...sizes });
  }

  layOut(day: string, units: readonly Omit<Unit, 'plan' | 'day'>[]): void {
    for (const { id, subcategory, questions } of units)
      if (!this.units.some(unit => unit.id === id))
        this.units.push({ id, subcategory, questions, day, plan: this.plans.length - 1 });
  }

  get #plan(): Plan {
    const plan = this.plans.at(-1);
    if (!plan) throw new Error('No plan was made');
    return plan;
  }

  get #firstDay(): string {
    return indianDay(this.#plan.madeAt);
  }

  get #own(): Unit[] {
    return this.units.filter(({ plan }) => plan === this.plans.length - 1);
  }

  /** The unit that a deed counts for: that of its session, else the first of its topic on its day. */
  #filled(deed: Deed): Unit | undefined {
    const own = this.#own;
    const ofSession = own.find(({ id }) => id === deed.unitId);
    if (ofSession) return ofSession;
    const today = indianDay(deed.at);
    return own.find(({ day, subcategory }) => day === today && subcategory === deed.subcategory);
  }

  /** Deeds that count for the latest plan. */
  get #counted(): Deed[] {
    const end = next(this.#firstDay, planDays);
    return this.deeds.filter(
      deed =>
        deed.at >= this.#plan.madeAt &&
        indianDay(deed.at) < end &&
        (deed.kind === 'study' || this.#filled(deed) !== undefined),
    );
  }

  fillOf(unitId: string): number {
    const unit = this.#own.find(({ id }) => id === unitId);
    const done = this.#counted.filter(deed => this.#filled(deed) === unit).length;
    return Math.min(unit?.questions ?? 0, done);
  }

  #mark(day: string): 'done' | 'some' | 'rest' {
    const units = this.#own.filter(unit => unit.day === day);
    const planned = sum(units.map(({ questions }) => questions));
    const filled = sum(units.map(({ id }) => this.fillOf(id)));
    const onDay = this.#counted.filter(({ at }) => indianDay(at) === day).length;
    if (onDay >= (planned || this.#plan.usual) || (planned > 0 && filled === planned)) return 'done';
    return onDay > 0 || filled > 0 ? 'some' : 'rest';
  }

  /**
   * The longest run of days up to today. One day without practice a week is free; each further one uses an earned
   * rest day (one for every six days, at most two kept).
   */
  streak(today: string): number {
    const practised = new Set(this.deeds.map(({ at }) => indianDay(at)));
    const holds = (first: string) => {
      const missed = new Map<number, number>();
      let [done, earned] = [0, 0];
      for (let day = first; day < today && earned >= 0; day = next(day, 1))
        if (practised.has(day)) {
          done += 1;
          if (done % 6 === 0) earned = Math.min(2, earned + 1);
        } else {
          missed.set(weekNumber(day), (missed.get(weekNumber(day)) ?? 0) + 1);
          if (Number(missed.get(weekNumber(day))) > 1) earned -= 1;
        }
      return earned >= 0;
    };
    const runs = [...practised].filter(holds).map(first => [...practised].filter(day => day >= first).length);
    return Math.max(0, ...runs);
  }

  /** Questions of the next morning: the backlog is spread over a week of study, within the plan's bounds. */
  loadOn(today: string): number {
    const { usual, less, more } = this.#plan;
    const daysLeft = planDays - apart(this.#firstDay, today);
    if (daysLeft <= 0) return 0;
    const behind = planDays * usual - this.#counted.length - usual * daysLeft;
    const extra = 2 * Math.ceil(behind / Math.min(6, daysLeft) / 2);
    return usual + Math.min(more, Math.max(-less, extra));
  }

  view(today: string) {
    const number = apart(this.#firstDay, today) + 1;
    const done = this.#counted.length >= planDays * this.#plan.usual;
    const running = number > planDays ? 'ended' : 'active';
    const days = Array.from({ length: Math.min(number, planDays) }, (_, i) =>
      this.#mark(next(this.#firstDay, i)),
    );
    return {
      status: done ? 'completed' : running,
      starts_on: this.#firstDay,
      day_number: Math.min(number, planDays),
      days,
      days_completed: days.filter(day => day === 'done').length,
      questions_solved: this.#counted.filter(({ answered }) => answered).length,
      progress_percentage: Math.min(
        done ? 100 : 99,
        Math.round((100 * this.#counted.length) / (planDays * this.#plan.usual)),
      ),
      current_streak: this.streak(today),
    };
  }
}
