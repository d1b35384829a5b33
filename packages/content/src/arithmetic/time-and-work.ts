import type { AnyTemplate } from '../template.ts';
import { pipes } from './pipes/index.ts';
import { workInTurn } from './work/in-turn.ts';
import { lateStartsAndPay } from './work/late-start-and-pay.ts';
import { leavingAndJoining, workInWholeDays } from './work/leaving-and-joining.ts';

export const timeAndWork: readonly AnyTemplate[] = [
  ...leavingAndJoining,
  ...workInWholeDays,
  ...workInTurn,
  ...lateStartsAndPay,
  ...pipes,
];
