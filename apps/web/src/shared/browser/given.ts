import type { Lesson, LessonCheck, LessonEntry } from '@twelvefold/contract';

/** What a page was made from ahead of its visit: it stands in the page, and needs no call. */
export interface Given {
  lesson?: Lesson;
  lessons?: readonly LessonEntry[];
  /** The question of the front page. */
  question?: LessonCheck;
}

let given: Given | null = null;

/** For the prerenderer. */
export function give(next: Given | null): void {
  given = next;
}

/** What stands in the page that the browser has loaded. */
export function givenAhead(): Given {
  given ??= import.meta.env.SSR
    ? {}
    : (JSON.parse(document.getElementById('given')?.textContent || '{}') as Given);
  return given;
}
