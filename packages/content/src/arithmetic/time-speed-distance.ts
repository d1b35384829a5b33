import type { AnyTemplate } from '../template.ts';
import { meetingAndOvertaking } from './meeting-and-overtaking.ts';
import { averageSpeeds } from './motion/average-speeds.ts';
import { chasesAndCases } from './motion/chases-and-cases.ts';
import { delayedMeetings } from './motion/delayed-meetings.ts';
import { roundTripsWithinATime } from './motion/round-trips-within-a-time.ts';
import { threeEqualStages } from './motion/three-equal-stages.ts';
import { towardsAndAfter } from './motion/towards-and-after.ts';
import { wholeSpeeds } from './motion/whole-speeds.ts';

export const timeSpeedDistance: readonly AnyTemplate[] = [
  ...averageSpeeds,
  ...wholeSpeeds,
  ...threeEqualStages,
  ...roundTripsWithinATime,
  ...meetingAndOvertaking,
  ...towardsAndAfter,
  ...delayedMeetings,
  ...chasesAndCases,
];
