import type { AnyTemplate } from '../../template.ts';
import { rootsOfTimes } from './easy.ts';
import { changedMeetings } from './hard.ts';
import { roadsAndTimes } from './medium.ts';

/** Two who meet, and the times that each needs after the meeting. */
export const afterTheMeeting: readonly AnyTemplate[] = [
  ...rootsOfTimes,
  ...roadsAndTimes,
  ...changedMeetings,
];
