import type { Card } from '../lessons/lesson.ts';
import { averages } from './arithmetic/averages.ts';
import { percentages } from './arithmetic/percentages.ts';
import { ratio } from './arithmetic/ratio.ts';
import { timeAndWork } from './arithmetic/time-and-work.ts';
import { timeSpeedDistance } from './arithmetic/time-speed-distance.ts';

/** The cards of every subcategory, one list a line, as in lessons/index.ts. */
export const cards: readonly Card[] = Object.values({
  averages,
  percentages,
  ratio,
  timeAndWork,
  timeSpeedDistance,
}).flat();
