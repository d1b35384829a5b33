import { averages } from './arithmetic/averages.ts';
import { percentages } from './arithmetic/percentages.ts';
import { timeSpeedDistance } from './arithmetic/time-speed-distance.ts';
import type { Lesson } from './lesson.ts';

/** Every lesson, one a line. */
export const lessons: readonly Lesson[] = [averages, percentages, timeSpeedDistance];
