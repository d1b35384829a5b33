import type { AnyTemplate } from '../template.ts';
import { averageSpeed } from './average-speed.ts';
import { meetingAndOvertaking } from './meeting-and-overtaking.ts';

export const timeSpeedDistance: readonly AnyTemplate[] = [...averageSpeed, ...meetingAndOvertaking];
