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
  {
    type: 'GM.SOL.1',
    idea: text`The square of the diagonal inside a cuboid is the sum of the squares of its three edges.`,
    cue: text`‘the longest rod that fits’, ‘the sum of all edges’, ‘an ant walks over the faces’`,
    method: text`Write length, breadth and height, use Pythagoras twice, and unfold faces for ways on the outside.`,
    trap: text`Stopping at the diagonal of one face, or counting each pair of equal faces only once.`,
    example: { form: 'longest-rod-volume-from-the-longest-rod', seed: 906 },
  },
  {
    type: 'GM.SOL.2',
    idea: text`The curved surface of a cone goes along its slant; its volume goes with its height.`,
    cue: text`‘canvas of a conical tent’, ‘a cone on a hemisphere’, ‘a sector is rolled into a cone’`,
    method: text`Find the slant height from radius and height first; add only the surfaces that are seen outside.`,
    trap: text`Taking the height for the slant height, or counting circles where two solids are joined.`,
    example: { form: 'cone-by-diameter-and-height-slanting-surface', seed: 909 },
  },
  {
    type: 'GM.SOL.4',
    idea: text`Where one solid just fits inside another, a section shows which lengths are equal or in proportion.`,
    cue: text`‘the largest cube cut from a ball’, ‘a cylinder inside a cone’, ‘a ball touches the side all around’`,
    method: text`
      Draw the section through the centre or the axis; use the diagonal inside a cube, similar triangles in a cone.`,
    trap: text`Taking the diagonal of a face for that of the cube, or a part of the height for the whole.`,
    example: { form: 'cube-in-a-sphere-surface-of-the-cube', seed: 901 },
  },
];
