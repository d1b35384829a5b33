import type { AnyTemplate } from '../template.ts';
import { meetingAndOvertaking } from './meeting-and-overtaking.ts';
import { averageSpeedBounds, averageSpeeds } from './motion/average-speeds.ts';
import { chasesAndCases } from './motion/chases-and-cases.ts';
import { delayedMeetings } from './motion/delayed-meetings.ts';
import { towardsAndAfter } from './motion/towards-and-after.ts';

export const timeSpeedDistance: readonly AnyTemplate[] = [
  ...averageSpeeds,
  ...averageSpeedBounds,
  ...meetingAndOvertaking,
  ...towardsAndAfter,
  ...delayedMeetings,
  ...chasesAndCases,
];
