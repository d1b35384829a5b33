import type { AnyTemplate } from '../template.ts';
import { meetingAndOvertaking } from './meeting-and-overtaking.ts';
import { averageSpeedBounds, averageSpeeds } from './motion/average-speeds.ts';

export const timeSpeedDistance: readonly AnyTemplate[] = [
  ...averageSpeeds,
  ...averageSpeedBounds,
  ...meetingAndOvertaking,
];
