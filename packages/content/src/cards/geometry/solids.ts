import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const solids: readonly Card[] = [
  {
    type: 'GM.SOL.3',
    idea: text`Melting and recasting keeps the volume; surfaces and lengths change.`,
    cue: text`‘is melted and recast’, ‘drawn into a wire’, ‘how many small balls’`,
    method: text`
      Write volume before equal to volume after, with $\pi$ cancelled and all lengths in one unit.`,
    trap: text`
      Comparing radii or surfaces instead of volumes, forgetting the third of the cone, diameter for radius.`,
    example: { form: 'coating-cost-after-recasting', seed: 901 },
  },
];
