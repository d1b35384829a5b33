import type { AnyTemplate } from '../../template.ts';
import { meetingsBetweenEnds } from './easy.ts';
import { restsAndOvertakings } from './hard.ts';
import { placesOfMeetings } from './medium.ts';

/** Repeated meetings between two ends. */
export const toAndFro: readonly AnyTemplate[] = [
  ...meetingsBetweenEnds,
  ...placesOfMeetings,
  ...restsAndOvertakings,
];
