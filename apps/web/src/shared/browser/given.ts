import type { Lesson, LessonCheck, LessonEntry } from '@twelvefold/contract';

/** Data of a prerendered page, embedded in it. */
export interface Given {
  lesson?: Lesson;
  lessons?: readonly LessonEntry[];
  /** The question of the landing page. */
  question?: LessonCheck;
}

let given: Given | null = null;

/** Used by the prerenderer. */
export function give(next: Given | null): void {
  given = next;
}

/** Data embedded in the page that the browser loaded. */
export function givenAhead(): Given {
  given ??= import.meta.env.SSR
    ? {}
    : (JSON.parse(document.getElementById('given')?.textContent || '{}') as Given);
  return given;
}
