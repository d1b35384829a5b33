import type { AnyTemplate } from '../template.ts';
import { pipes } from './pipes/index.ts';
import { leavingAndJoining, workInWholeDays } from './work/leaving-and-joining.ts';

export const timeAndWork: readonly AnyTemplate[] = [...leavingAndJoining, ...workInWholeDays, ...pipes];
