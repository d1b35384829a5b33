import type { Card } from '../lessons/lesson.ts';
import { averages } from './arithmetic/averages.ts';
import { percentages } from './arithmetic/percentages.ts';
import { timeSpeedDistance } from './arithmetic/time-speed-distance.ts';

/** The cards of every subcategory, one list a line. */
export const cards: readonly Card[] = [averages, percentages, timeSpeedDistance].flat();
