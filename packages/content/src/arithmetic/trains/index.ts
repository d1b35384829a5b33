import type { AnyTemplate } from '../../template.ts';
import { otherTrainsLength } from './other-trains-length.ts';
import { postAndPlatform } from './post-and-platform.ts';
import { runnerBesideTheTrack } from './runner-beside-the-track.ts';
import { seenFromTheWindow } from './seen-from-the-window.ts';
import { slowOverABridge } from './slow-over-a-bridge.ts';
import { towardsAndPast } from './towards-and-past.ts';

export const trains: readonly AnyTemplate[] = [
  ...postAndPlatform,
  ...runnerBesideTheTrack,
  ...slowOverABridge,
  ...otherTrainsLength,
  ...towardsAndPast,
  ...seenFromTheWindow,
];
