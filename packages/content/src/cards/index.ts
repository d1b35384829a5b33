import type { Card } from '../lessons/lesson.ts';
import { percentages } from './arithmetic/percentages.ts';

/** The cards of every subcategory, one list a line. */
export const cards: readonly Card[] = [percentages].flat();
