import type { AnyTemplate } from '../../template.ts';
import { postAndPlatform } from './post-and-platform.ts';
import { runnerBesideTheTrack } from './runner-beside-the-track.ts';
import { slowOverABridge } from './slow-over-a-bridge.ts';

export const trains: readonly AnyTemplate[] = [
  ...postAndPlatform,
  ...runnerBesideTheTrack,
  ...slowOverABridge,
];
