import type { AnyTemplate } from '../template.ts';
import { meetingAndOvertaking } from './meeting-and-overtaking.ts';
import { averageSpeeds } from './motion/average-speeds.ts';
import { chasesAndCases } from './motion/chases-and-cases.ts';
import { delayedMeetings } from './motion/delayed-meetings.ts';
import { halfOfTheTime } from './motion/half-of-the-time.ts';
import { placeOfOvertaking } from './motion/place-of-overtaking.ts';
import { towardsAndAfter } from './motion/towards-and-after.ts';
import { wholeSpeeds } from './motion/whole-speeds.ts';

export const timeSpeedDistance: readonly AnyTemplate[] = [
  ...averageSpeeds,
  ...wholeSpeeds,
  ...halfOfTheTime,
  ...meetingAndOvertaking,
  ...towardsAndAfter,
  ...placeOfOvertaking,
  ...delayedMeetings,
  ...chasesAndCases,
];
