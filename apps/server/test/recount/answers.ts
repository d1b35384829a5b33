import { categories, lessonNameOf } from '@twelvefold/content';
import type { DataExport } from '@twelvefold/contract';

/** Recomputes figures of the dashboard from an exported document and the public syllabus only. */

export type Answer = DataExport['answers'][number];
export type Band = Answer['difficulty_band'];
export const bands: readonly Band[] = ['Easy', 'Medium', 'Hard'];

export const topics = categories.flatMap(category =>
  category.subcategories.map(({ code, name, weight, types, requires }) => ({
    code,
    name,
    weight,
    types,
    requires,
    category,
  })),
);

/** A number with Indian grouping: 999, 4,625, 1,17,988. */
export const grouped = (n: number) => String(n).replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

/** Right and wrong answers, without skips and failed pictures. */
export class Attempts {
  readonly all: readonly Answer[];
  constructor(answers: readonly Answer[]) {
    this.all = answers.filter(({ outcome }) => outcome === 'correct' || outcome === 'incorrect');
  }
  where(pick: (answer: Answer) => boolean): Attempts {
    return new Attempts(this.all.filter(pick));
  }
  in(sessions: readonly string[]): Attempts {
    return this.where(({ session_id }) => session_id !== null && sessions.includes(session_id));
  }
  /** Attempts on a subcategory or a category, by name. */
  on(name: string): Attempts {
    return this.where(({ subcategory, category }) => subcategory === name || category === name);
  }
  band(band: string): Attempts {
    return this.where(({ difficulty_band }) => difficulty_band === band);
  }
  get count(): number {
    return this.all.length;
  }
  get right(): number {
    return this.all.filter(({ outcome }) => outcome === 'correct').length;
  }
  /** '38 of 56' */
  get score(): string {
    return `${grouped(this.right)} of ${grouped(this.count)}`;
  }
  /** '68%' */
  get percent(): string {
    return `${Math.round((100 * this.right) / this.count)}%`;
  }
  /** Percent with two decimals; null without an attempt. */
  get accuracy(): number | null {
    return this.count === 0 ? null : Number(((100 * this.right) / this.count).toFixed(2));
  }
}

const number = (values: readonly boolean[]) => values.filter(Boolean).length;

/** Completed sessions of one type or of both, latest first. */
export function completedIn(data: DataExport, type?: string): DataExport['sessions'] {
  return data.sessions
    .filter(s => s.status === 'completed' && (type === undefined || s.session_type === type))
    .sort((a, b) => ((a.completed_at ?? '') < (b.completed_at ?? '') ? 1 : -1));
}

/** GET /dashboard/categorized-taxonomy */
export function taxonomyFrom(data: DataExport) {
  const attempts = new Attempts(data.answers);
  const rowOf = ({ name, code }: { name: string; code: string }) => {
    const own = attempts.on(name);
    const [easy, medium, hard] = bands.map(band => own.band(band));
    return {
      subcategory_name: name,
      lesson: lessonNameOf(code),
      easy_attempts: easy?.count,
      medium_attempts: medium?.count,
      hard_attempts: hard?.count,
      easy_accuracy: easy?.accuracy,
      medium_accuracy: medium?.accuracy,
      hard_accuracy: hard?.accuracy,
      total_attempts: own.count,
    };
  };
  return {
    categorized_data: categories.map(({ name, subcategories }) => ({
      category_name: name,
      total_easy: attempts.on(name).band('Easy').count,
      total_medium: attempts.on(name).band('Medium').count,
      total_hard: attempts.on(name).band('Hard').count,
      total_attempts: attempts.on(name).count,
      subcategories: subcategories.map(rowOf),
    })),
    total_categories: categories.length,
  };
}

const momentumMost = 20;

/** The counts of GET /dashboard/progress: momentum, attempts by difficulty, times of the last session. */
export function countsFrom(data: DataExport) {
  const attempts = new Attempts(data.answers);
  const sessions = completedIn(data, 'blueprint');
  const of = (id: string) => data.answers.filter(a => a.session_id === id);
  const momentum = sessions.slice(0, momentumMost).map(session => ({
    session_id: session.session_id,
    session_number: session.session_number,
    completed_at: session.completed_at,
    total_questions: session.total_questions,
    correct_count: number(of(session.session_id).map(a => a.outcome === 'correct')),
    incorrect_count: number(of(session.session_id).map(a => a.outcome === 'incorrect')),
    skipped_count: number(of(session.session_id).map(a => a.outcome === 'skipped')),
  }));
  const [last] = completedIn(data);
  return {
    momentum: momentum.reverse(),
    bands: bands.map(band => ({
      band,
      attempts: attempts.band(band).count,
      correct: attempts.band(band).right,
    })),
    last_session: last && {
      session_id: last.session_id,
      session_number: last.session_number,
      answers: of(last.session_id)
        .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map(({ position, difficulty_band, outcome, elapsed_ms }) => ({
          position,
          band: difficulty_band,
          outcome,
          elapsed_ms,
        })),
    },
    wished: data.wished_subcategory && {
      subcategory_code: data.wished_subcategory,
      subcategory_name: topics.find(({ code }) => code === data.wished_subcategory)?.name,
    },
  };
}
