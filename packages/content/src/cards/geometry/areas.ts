import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const areas: readonly Card[] = [
  {
    type: 'GM.ARE.1',
    idea: text`
      A path along the sides is a larger rectangle without a smaller one, and crossing paths share one square.`,
    cue: text`‘a path of uniform width runs inside’, ‘a border all around’, ‘two roads cross at right angles’`,
    method: text`
      Change both sides by twice the width and subtract the areas; push crossing roads to the edges.`,
    trap: text`Taking the width off once, or counting a corner or a crossing twice.`,
    example: { form: 'strip-along-four-sides-area-of-a-strip-around', seed: 902 },
  },
  {
    type: 'GM.ARE.2',
    idea: text`
      A shaded shape is a whole without simple parts, and parts of equal circles often join to a whole one.`,
    cue: text`‘quarter circles at the corners’, ‘the part that no goat can reach’, ‘shaded area’`,
    method: text`
      Write the whole, add the angles of the sectors, take them off; an overlap is taken off once.`,
    trap: text`Taking a diameter for the radius, or counting the common part of two circles twice.`,
    example: { form: 'sectors-of-a-triangle', seed: 902 },
  },
  {
    type: 'GM.ARE.3',
    idea: text`
      When all lengths of a figure are multiplied by a number, its area is multiplied by the square of that number.`,
    cue: text`‘on a map’, ‘similar in shape’, ‘a model of’, ‘each side is enlarged by’`,
    method: text`
      Square the ratio of lengths to get that of areas; take the root to go back from areas to lengths.`,
    trap: text`Multiplying an area by the scale of lengths, or comparing perimeters by the ratio of areas.`,
    example: { form: 'drawn-to-scale-area-on-the-ground', seed: 902 },
  },
];
