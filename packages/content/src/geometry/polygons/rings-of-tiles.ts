import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Ring {
  /** Tiles of n sides in a ring of so many, each with `inner` sides inside. */
  n: number;
  tiles: number;
  inner: number;
  frame: number;
}

const sidesOfATile = form<Ring>(
  'sides-of-the-tiles-of-a-ring',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.QAD.7'],
    verify: ({ tiles, inner }) => {
      // Go round the hole: the turns at its corners add up to a full turn.
      for (let sides = 3; sides < 200; sides += 1) {
        const angle = ((sides - 2) * 180) / sides;
        const atJoints = 180 - (360 - 2 * angle);
        const within = 180 - (360 - angle);
        if (Math.abs(tiles * (atJoints + (inner - 1) * -within * -1) - 360) < 1e-6) return sides;
      }
      throw new Error('no tile fits');
    },
  },
  ({ n, tiles, inner, frame }, { step, write, find }) => {
    const [one, many] = frame === 1 ? ['table', 'tables'] : ['tile', 'tiles'];
    write(tex`\text{angle at a centre} = 180^\circ - \frac{360^\circ}{${tiles}}`, {
      because: text`All ${many} are alike and stand alike, so the figure looks the same after a turn from one ${one}
          to the next. The centres are the vertices of a regular polygon with $${tiles}$ sides.`,
    })`
      Join the centres of neighbouring ${many}. They form a regular polygon with $${tiles}$ vertices, whose interior
      angles are known.`;
    const turn = find(360);
    const angle = step(calc`180 - ${turn} / ${tiles}`, {
      name: 'the angle of this polygon at the centre of one of them',
      because: text`Going once round the ring, one makes a full turn of $360^\circ$ in $${tiles}$ equal exterior angles.
        An interior angle is what such an exterior angle lacks to $180^\circ$.`,
      works: (_v, w) => tex`${w}`,
    })`
      Find this angle in degrees.`;
    const parts = step(calc`${inner} + 1`, {
      name: `the number of equal angles that it holds`,
      because: text`The lines to the two neighbours go through the middles of the shared sides. Between these middles
        lie half of one shared side, the sides that face inwards, and half of the other one.`,
    })`
      Seen from its centre, each side of a ${one} takes an equal angle. Between the middles of the two shared sides
      lie the inner sides and two halves. Count how many sides that makes.`;
    const each = step(frac(calc`${angle} / ${parts}`), {
      name: `the angle of one side at the centre of a ${one}`,
      because: text`In a regular polygon all sides are seen from the centre at the same angle, so the angle is shared
          equally among them.`,
    })`
        Divide the angle at the centre by the number of sides in it to find the angle that belongs to one side.`;
    const sides = step(calc`360 ÷ ${frac(each)}`, {
      name: `the number of sides of a ${one}`,
      because: text`The angle found is the one of a side at the centre, not an interior angle at a vertex. So divide
        $360^\circ$ by it directly.`,
      works: (_v, w) => tex`n = ${w}`,
    })`
      All sides of a ${one} together take a full turn at its centre.`;
    const s = inner === 1 ? 'side' : 'sides';
    return {
      answer: sides,
      stem: wording(
        frame,
        text`$${tiles}$ equal tiles, each a regular polygon, are laid in a closed ring, so that every tile shares a
          whole side with each of its two neighbours. Inside the ring a hole remains, on which exactly $${inner}$ ${s}
          of every tile ${inner === 1 ? 'lies' : 'lie'}. How many sides does each tile have?`,
        text`For a dinner $${tiles}$ equal tables, whose tops are regular polygons, are put together in a ring. Each
          table has one side in common with the table on its left and one with the table on its right, and $${inner}$
          of its other sides ${inner === 1 ? 'faces' : 'face'} the space in the middle. Find the number of sides of a
          table.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gte(inner + 3) && value.lt(80),
      slips: [
        slip('counted_gaps_for_numbers', parts, inner)`
          Only the $${inner}$ inner ${s} were counted between the two neighbours. Half of a shared side belongs there
          at each end, which makes one side more.`,
        slip('counted_one_too_many', parts, calc`${inner} + 2`)`
          You counted both shared sides in full. The lines to the neighbours pass through their middles, so only half
          of each lies inside the angle.`,
        slip('took_the_wrong_angle', angle, calc`360 / ${tiles}`)`
          ${here} is the exterior angle of the polygon of centres. The ${one} reaches into its interior angle.`,
        slip('took_the_wrong_angle', sides, frac(calc`360 ÷ (180 - ${frac(each)})`))`
          You treated ${frac(each)}° as an interior angle of the ${one}. It is the angle of one side at the centre.`,
        slip('mixed_up_a_length_and_its_half', angle, calc`180 / ${tiles}`)`
          You gave each of them $180^\circ \div ${tiles} = ${angle}^\circ$ of a full turn. At a centre the angle
          between the two neighbours is much larger.`,
        slip('counted_twice', sides, calc`2 * ${inner} + 2`)`
          ${here} lets as many sides face outwards as inwards. In a closed ring more sides face outwards.`,
        slip('counted_one_too_few', sides, calc`${tiles} + ${inner} + 1`)`
          ${here} adds numbers that have no sum: the size of the ring and the sides of one ${one}.`,
      ],
      snapRead: text`Equal regular polygons in a ring: their centres form a regular polygon too.`,
      approach: text`The polygon of centres has a known angle. Seen from the centre of one ${one}, this angle is
        filled by the inner sides and two halves of shared sides, and every side takes the same angle.`,
      check: () => {
        const inside = q((n - 2) * 180, n);
        const corner = q(360).sub(inside.mul(2));
        return text`A ${one} with $${n}$ sides has angles of $${frac(inside)}^\circ$. The polygon inside has
          $${tiles}$ corners of $360^\circ - 2 \times ${frac(inside)}^\circ = ${frac(corner)}^\circ$${
            inner > 1 ? text` and $${tiles * (inner - 1)}$ of $${frac(q(360).sub(inside))}^\circ$` : ''
          }, and the sum of its angles is
          $${(tiles * inner - 2) * 180}^\circ = (${tiles * inner} - 2) \times 180^\circ$.`;
      },
      principle: text`When equal figures go round in a ring, join their centres: the ring becomes one regular polygon.`,
    };
  },
);

const rings = Array.from({ length: 34 }, (_, i) => i + 5).flatMap(n =>
  [1, 2, 3, 4, 5, 6, 7]
    .map(inner => ({ n, inner, tiles: (2 * n) / (n - 2 * inner - 2) }))
    .filter(
      p =>
        p.n > 2 * p.inner + 2 && Number.isInteger(p.tiles) && p.tiles > 3 && p.tiles < 25 && p.tiles !== p.n,
    ),
);

/** GM.QAD.1 Hard: a ring of equal regular polygons. */
export const ringsOfTiles: readonly AnyTemplate[] = situation<Ring>({
  type: 'GM.QAD.1',
  situation: 'ring-of-regular-polygons',
  draw: draw => ({ ...draw.pick(rings), frame: draw.int(0, 1) }),
  forms: [sidesOfATile],
});
