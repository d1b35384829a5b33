import type { Lesson, LessonEntry } from '@twelvefold/contract';

/** What a page of lessons was made from ahead of its visit: it stands in the page, and needs no call. */
export interface Given {
  lesson?: Lesson;
  lessons?: readonly LessonEntry[];
}

let given: Given | null = null;

/** For the prerenderer. */
export function giveLessons(next: Given | null): void {
  given = next;
}

/** What stands in the page that the browser has loaded. */
export function givenLessons(): Given {
  given ??= import.meta.env.SSR
    ? {}
    : (JSON.parse(document.getElementById('given')?.textContent || '{}') as Given);
  return given;
}
