import { q } from '../../value.ts';

/** Pi as these questions state it. */
export const roughPi = q(22, 7);
