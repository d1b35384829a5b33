import { mastery } from '@twelvefold/engine';
import type { DaysRequest, StudyTopic } from './request.ts';

/** Mastery (chance on a Medium question) above which a topic gets only `LEAST_NEED`. */
const TARGET_MASTERY = 0.95;
const LEAST_NEED = 0.1;

/** Exponent on need: at one half, a topic with four times the need gets twice the share. */
const SHARPNESS = 0.5;

/** A prerequisite is learned from this mastery after this many attempts, */
const KNOWN_FROM = 0.75;
const KNOWN_ATTEMPTS = 5;

/** or after this many questions or attempts, or half of its questions if fewer. */
const ENOUGH_QUESTIONS = 16;
const ENOUGH_SHARE = 0.5;

/** Share of a topic's pull added to each prerequisite it waits for. */
const LENT_PULL = 0.5;

/** Factor on the pull of a second topic of a category on one day, to mix categories. */
const SAME_CATEGORY = 0.5;

/** Minimum of a topic's remaining share: it can always fill a gap. */
const LEAST_LEFT = 0.02;

interface Course {
  readonly topic: StudyTopic;
  readonly share: number;
  /** Questions in the whole plan, including done ones. */
  readonly total: number;
  /** In (0, 1), from the lower bound of mastery: unknown and weak topics come first. */
  readonly need: number;
  readonly known: boolean;
  /** Attempts ever: a new plan does not repeat what an earlier one taught. */
  readonly attempts: number;
  done: number;
  lastDay: number;
}

/** A plan's topics with their remaining questions; fills the days unit by unit. */
export class Topics {
  readonly #courses: ReadonlyMap<string, Course>;

  /** `left`: questions of all remaining days. */
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
   * Topics of one day, one per unit, all different: those with the most questions left and the longest rest.
   * Prerequisites come on an earlier day, the sooner the more topics wait for them.
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

  /** Pull of each topic: questions left × days of rest × need, plus shares of waiting topics' pulls. */
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

/** Shares by exam weight and need; they sum to 1. */
function sharesOf({ topics, state, medium, now }: DaysRequest): Map<string, number> {
  const wanted = topics.map(({ code, weight }) => {
    return weight * needOf(mastery(state, code, medium, now).probability) ** SHARPNESS;
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  return new Map(topics.map(({ code }, i) => [code, sum > 0 ? (wanted[i] ?? 0) / sum : 1 / topics.length]));
}

/** Questions per topic in the whole plan: its share, or the done number if larger; the other topics share the rest. */
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
