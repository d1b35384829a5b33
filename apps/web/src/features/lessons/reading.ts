import type { Lesson, LessonEntry } from '@twelvefold/contract';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { reportCrash } from '../../shared/api/crash-report.ts';
import { givenAhead } from '../../shared/browser/given.ts';
import { useHydrating } from '../../shared/browser/hydrating.ts';

/** Cached: lessons do not change while a page is open. */
const lessons = new Map<string, Lesson>();
let list: readonly LessonEntry[] | null = null;

const maybeLesson = (name: string): Lesson | null => {
  const { lesson } = givenAhead();
  return lesson?.name === name ? lesson : (lessons.get(name) ?? null);
};
const maybeList = () => givenAhead().lessons ?? list;

async function fetchLesson(name: string): Promise<Lesson> {
  const lesson = await call('GET /lessons/:name', { params: { name } });
  lessons.set(name, lesson);
  return lesson;
}

async function fetchList(): Promise<readonly LessonEntry[]> {
  list = (await call('GET /lessons')).lessons;
  return list;
}

export type Reading<T> =
  | { kind: 'here'; value: T }
  | { kind: 'missing' }
  | { kind: 'waiting' }
  | { kind: 'failed'; error: unknown; again: () => void };

/**
 * The known value, else the result of `load`, which must be a stable function. During hydration a page prerendered
 * without the value reports it as missing.
 */
function useReading<T>(key: string, known: T | null, load: (key: string) => Promise<T>): Reading<T> {
  const hydrating = useHydrating();
  const [loaded, setLoaded] = useState<{ key: string; value?: T; error?: unknown } | null>(null);
  const isLoaded = loaded?.key === key;
  const wanted = known === null && !hydrating && !isLoaded;
  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    const take = (next: { value: T } | { error: unknown }) => !stopped && setLoaded({ key, ...next });
    load(key).then(
      value => take({ value }),
      (error: unknown) => {
        reportCrash(error);
        take({ error });
      },
    );
    return () => {
      stopped = true;
    };
  }, [wanted, key, load]);
  const value = known ?? (isLoaded ? loaded.value : undefined);
  if (value !== undefined && value !== null) return { kind: 'here', value };
  if (hydrating) return { kind: 'missing' };
  if (!isLoaded) return { kind: 'waiting' };
  const { error } = loaded;
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return { kind: 'missing' };
  return { kind: 'failed', error, again: () => setLoaded(null) };
}

export const useLesson = (name: string): Reading<Lesson> => useReading(name, maybeLesson(name), fetchLesson);

export const useLessonList = (): Reading<readonly LessonEntry[]> =>
  useReading('list', maybeList(), fetchList);
