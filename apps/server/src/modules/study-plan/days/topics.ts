import { mastery } from '@twelvefold/engine';
import type { DaysRequest, StudyTopic } from './request.ts';

/** The chance on a Medium question beyond which a topic gets no more than upkeep, and the share it keeps. */
const TARGET_MASTERY = 0.95;
const LEAST_NEED = 0.1;

/**
 * Exponent on need: the exam's weights lead, and beliefs lean on them. At one half, a topic that is needed
 * four times as much gets twice its share.
 */
const SHARPNESS = 0.5;

/** A prerequisite counts as learned from this chance on a Medium question, believed from so many attempts. */
const KNOWN_FROM = 0.75;
const KNOWN_ATTEMPTS = 5;

/** Or after so many questions of it in the plan, or attempts at any time, or half of all it gets where that is less. */
const ENOUGH_QUESTIONS = 16;
const ENOUGH_SHARE = 0.5;

/** Share of its own pull that a topic lends to each prerequisite it waits for. */
const LENT_PULL = 0.5;

/** Pull of a second topic of the same category on one day: days mix categories where that costs little. */
const SAME_CATEGORY = 0.5;

/** What is left of a topic never counts as less than this share of all it gets: it can always fill a gap. */
const LEAST_LEFT = 0.02;

interface Course {
  readonly topic: StudyTopic;
  readonly share: number;
  /** Questions of the whole plan, those done included. */
  readonly total: number;
  /** In (0, 1), by what is surely known: the unknown and the weak come first, and what is well known later. */
  readonly need: number;
  readonly known: boolean;
  /** Attempts at any time: a new plan does not teach again what the one before it taught. */
  readonly attempts: number;
  done: number;
  lastDay: number;
}

/** The topics of a plan with what is left of each, from which the days are filled one unit at a time. */
export class Topics {
  readonly #courses: ReadonlyMap<string, Course>;

  /** `left`: questions the remaining days hold in all. */
  constructor(request: DaysRequest, left: number) {
    const shares = sharesOf(request);
    const totals = totalsOf(request, shares, left);
    this.#courses = new Map(
      request.topics.map(topic => {
        const { probability, low, n } = mastery(request.state, topic.code, request.medium, request.now);
        const { questions: done, lastDay } = request.practised[topic.code] ?? { questions: 0, lastDay: 0 };
        return [
          topic.code,
          {
            topic,
            share: shares.get(topic.code) ?? 0,
            total: totals.get(topic.code) ?? 0,
            need: needOf(low),
            attempts: n,
            known: n >= KNOWN_ATTEMPTS && probability >= KNOWN_FROM,
            done,
            lastDay,
          },
        ];
      }),
    );
  }

  /**
   * The topics of one day, one a unit, all different: those of which most is left and which rested longest,
   * after what they require. A prerequisite is practised on an earlier day, and earlier the more waits for it.
   */
  ofDay(day: number, sizes: readonly number[]): { topic: string; through: number }[] {
    const open = new Set([...this.#courses.values()].filter(course => this.#isOpen(course)));
    const pull = this.#pullsOn(day);
    const chosen: { course: Course; size: number }[] = [];
    for (const size of sizes) {
      const course =
        this.#strongest(open, pull, chosen) ?? this.#strongest(this.#courses.values(), pull, chosen);
      if (course === null) break;
      chosen.push({ course, size });
    }
    return chosen.map(({ course, size }) => {
      const through = Math.min(1, (course.done + size / 2) / Math.max(course.total, course.done + size));
      course.done += size;
      course.lastDay = day;
      return { topic: course.topic.code, through };
    });
  }

  #isOpen(course: Course): boolean {
    return course.topic.requires.every(code => {
      const required = this.#courses.get(code);
      return required === undefined || isLearned(required);
    });
  }

  /** How much each topic pulls: what is left of it, times the days it rested and its need, and part of what waits. */
  #pullsOn(day: number): (course: Course) => number {
    const pulls = new Map<Course, number>();
    const pull = (course: Course): number => {
      const known = pulls.get(course);
      if (known !== undefined) return known;
      const left = Math.max(course.total - course.done, LEAST_LEFT * course.total, course.share);
      const waiting = isLearned(course)
        ? []
        : [...this.#courses.values()].filter(({ topic }) => topic.requires.includes(course.topic.code));
      const own = left * (day - course.lastDay) * course.need;
      const all = waiting.reduce((sum, other) => sum + LENT_PULL * pull(other), own);
      pulls.set(course, all);
      return all;
    };
    return pull;
  }

  #strongest(
    courses: Iterable<Course>,
    pull: (course: Course) => number,
    chosen: readonly { course: Course }[],
  ): Course | null {
    let best: Course | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const course of courses) {
      if (chosen.some(c => c.course === course)) continue;
      const again = chosen.some(c => c.course.topic.category === course.topic.category);
      const strength = pull(course) * (again ? SAME_CATEGORY : 1);
      if (strength <= most) continue;
      best = course;
      most = strength;
    }
    return best;
  }
}

const isLearned = ({ known, attempts, done, total }: Course): boolean =>
  known || Math.max(attempts, done) >= Math.min(ENOUGH_QUESTIONS, ENOUGH_SHARE * total);

const needOf = (probability: number): number => Math.max(LEAST_NEED, TARGET_MASTERY - probability);

/** Shares of the plan by exam weight, leaning to what the student needs most; they add up to 1. */
function sharesOf({ topics, state, medium, now }: DaysRequest): Map<string, number> {
  const wanted = topics.map(({ code, weight }) => {
    return weight * needOf(mastery(state, code, medium, now).probability) ** SHARPNESS;
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  return new Map(topics.map(({ code }, i) => [code, sum > 0 ? (wanted[i] ?? 0) / sum : 1 / topics.length]));
}

/**
 * Questions of the whole plan for each topic: its share, or what was done already where that is more; then
 * the others share what is left, so that nothing done is taken back.
 */
function totalsOf(
  { topics, practised }: DaysRequest,
  shares: ReadonlyMap<string, number>,
  left: number,
): Map<string, number> {
  const doneOf = (code: string) => practised[code]?.questions ?? 0;
  let sharing = topics.map(({ code }) => ({ code, share: shares.get(code) ?? 0, done: doneOf(code) }));
  for (;;) {
    const share = sharing.reduce((sum, t) => sum + t.share, 0);
    const questions = left + sharing.reduce((sum, t) => sum + t.done, 0);
    const within = sharing.filter(t => share > 0 && (t.share / share) * questions >= t.done);
    if (within.length === sharing.length) {
      const totals = new Map(topics.map(({ code }) => [code, doneOf(code)]));
      for (const t of sharing) totals.set(t.code, (t.share / share) * questions);
      return totals;
    }
    sharing = within;
  }
}
