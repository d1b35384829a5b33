import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';
import { rationalNear } from '../measured-lengths.ts';
import { between, centroid, leaning, rhombusOf } from './shapes.ts';

interface Feet {
  /** AC = t(u² + v²) and EF = 2tuv. */
  t: number;
  u: number;
  v: number;
  frame: number;
}

const feetOfAltitudes = form<Feet>(
  'area-of-a-rhombus-from-the-feet-of-altitudes',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.TRI.3'],
    verify: ({ t, u, v }) => {
      const [short, feet] = [t * (u * u + v * v), 2 * t * u * v];
      // Open the acute angle until the chord between the feet is right.
      let [low, high] = [0, Math.PI / 2];
      for (let i = 0; i < 80; i += 1) {
        const angle = (low + high) / 2;
        if (short * Math.sin(angle) < feet) low = angle;
        else high = angle;
      }
      return rationalNear((short * short) / (2 * Math.tan(low / 2)));
    },
  },
  ({ t, u, v, frame }, { step, find }) => {
    const [short, feet] = [t * (u * u + v * v), 2 * t * u * v];
    const half = step(calc`${feet} / 2`, {
      name: 'the length of EM',
      works: (_v, working) => tex`EM = ${working}`,
      because: text`The rhombus is symmetric about AC, and the two altitudes are mirror images of each other. So AC is
        perpendicular to EF and halves it.`,
    })`
      Let AC meet EF at M. The diagonal AC is an axis of symmetry, so it is perpendicular to EF and halves it.`;
    const square = find(calc`${half}^2`);
    const gap = step(() => rootOf(short * short - Number(square.valueOf()) * 4), {
      name: 'the difference of AM and MC',
      works: value =>
        tex`AM \times MC = ${half}^2, \quad AM + MC = ${short} \Rightarrow AM - MC = \sqrt{${short}^2 - 4 \times
          ${half}^2} = ${value}`,
      because: text`AE is perpendicular to BC, so triangle AEC has its right angle at E. In a right triangle the square
        of the altitude on the hypotenuse is the product of the two parts.`,
    })`
      Triangle AEC has a right angle at E, and EM is its altitude on AC. So the product of AM and MC is the square of
      EM. Their sum is AC; find their difference.`;
    const near = step(calc`(${short} - ${gap}) / 2`, {
      name: 'the length of MC',
      works: (_v, working) => tex`MC = ${working}`,
      because: text`The angle at B is acute, so the foot E is nearer to C than to A: MC is the smaller part.`,
    })`
      Half of sum less difference is the smaller part, MC; E lies nearer to C.`;
    const other = step(calc`${short} * ${half} / ${near}`, {
      name: 'the diagonal BD',
      works: (_v, working) => tex`\frac{BO}{OC} = \frac{EM}{MC} \Rightarrow BD = ${working}`,
      because: text`O is the middle of AC. Triangles BOC and EMC have right angles at O and M and the angle at C in
        common, so their legs are in the same ratio.`,
    })`
      Let O be the centre of the rhombus. The right triangles BOC and EMC share the angle at C, so they are similar. BD
      is to AC as EM is to MC.`;
    const area = step(calc`${short} * ${other} / 2`, { name: 'the area of the rhombus' })`
      The area of a rhombus is half of the product of its diagonals.`;
    const unit = frame === 1 ? 'square metres' : 'square centimetres';
    return {
      answer: area,
      stem: wording(
        frame,
        text`In rhombus ABCD the angle at A is obtuse. E on BC and F on CD are the feet of the perpendiculars from A to
          these sides. If $AC = ${short}$ cm and $EF = ${feet}$ cm, what is the area of the rhombus in square
          centimetres?`,
        text`A park ABCD is a rhombus with an acute angle at B. From A two paths lead straight to the sides BC and CD,
          meeting them at right angles at E and F. The diagonal AC is $${short}$ m long, and E and F are $${feet}$ m
          apart. Find the area of the park in square metres.`,
        text`AE and AF are altitudes of a rhombus ABCD, with E on side BC and F on side CD. The segment EF has a length
          of $${feet}$ and the shorter diagonal AC a length of $${short}$ centimetres. How many square centimetres is
          the area of ABCD?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      slips: [
        slip('matched_the_wrong_sides', other, calc`${short} * ${near} / ${half}`)`
          You turned the ratio of the similar triangles round, and BD became shorter than AC. As EM is longer than MC,
          BD is longer than AC.`,
        slip('did_not_halve', area, calc`${short} * ${other}`)`
          ${here} is the product of the diagonals. The area of a rhombus is half of it.`,
        slip('took_the_figure_for_special', other, feet)`
          You used EF as the other diagonal. EF is parallel to BD, but it cuts off only a part of the rhombus, so BD is
          longer.`,
        slip('took_a_part_for_the_whole', near, calc`(${short} + ${gap}) / 2`)`
          You used the longer part of AC, next to A, for MC. E is nearer to C, because the angle at B is acute.`,
        slip('mixed_up_a_length_and_its_half', half, calc`${feet} / 4`)`
          You used ${here} for EM. The diagonal AC halves EF, so EM is half of it.`,
        slip('forgot_the_root', area, calc`${short} * ${short} * (${short} - ${near}) / ${near} / 2`)`
          You used the ratio of AM and MC as that of the diagonals. These parts are in the ratio of the squares.`,
        slip('took_the_figure_for_special', area, calc`${short}^2 / 2`)`
          ${here} takes the two diagonals as equal; then the rhombus would be a square and E would be at C.`,
      ],
      snapRead: text`Two equal altitudes of a rhombus from one vertex: the diagonal from this vertex is the axis, and
        each altitude makes a right angle over it.`,
      approach: text`By symmetry AC halves EF. In the right triangle AEC the altitude EM gives the parts of AC. The
        small triangle at C is similar to a quarter of the rhombus and so leads to the other diagonal.`,
      check: text`The parts of AC are $${near}$ and $${short - Number(near.valueOf())}$, with the product
        ${calc`${near} * (${short} - ${near})`}, the square of $${half}$. The area is $${area}$ ${unit}.`,
      principle: text`In a right triangle the altitude on the hypotenuse is the mean of its two parts: with sum and
        product both parts are known.`,
      figure: () => {
        const shape = rhombusOf((short * u) / v / 2, short / 2);
        // B and D left and right, A above and C below, as the longer diagonal lies flat.
        const { A: B, B: A, C: D, D: C } = shape;
        const part = ((v * v) / (u * u + v * v)) * 2;
        const [E, F] = [between(C, B, part), between(C, D, part)];
        return drawn({
          alt: `Rhombus ABCD with the altitudes AE on BC and AF on CD, the diagonal AC = ${short} and the segment EF =
            ${feet}.`,
          points: { A, B, C, D, E, F },
          lines: ['AB', 'BC', 'CD', 'DA', 'AE', 'AF', 'EF', 'AC'],
          right: ['AEC', 'AFC'],
          notToScale: true,
          longest: 270,
        });
      },
    };
  },
);

/** Roots that are exact on the right path. */
const rootOf = (square: number) => Math.round(Math.sqrt(Math.max(0, square)) * 1e6) / 1e6;

interface Three {
  /** The areas of ABE, ECF and ADF, and of the whole. */
  p: number;
  r: number;
  s: number;
  whole: number;
  /** Parts of BC and of CD at which E and F lie, from B and from D. */
  u: number;
  v: number;
  frame: number;
}

const fourthArea = form<Three>(
  'fourth-triangle-in-a-parallelogram',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.TRI.5', 'AL.QUA.8'],
    entry: true,
    verify: ({ p, r, s }) => {
      // Grow the whole until the two points on its sides leave the right corner.
      let [low, high] = [2 * Math.max(p, r), 100000];
      const corner = (whole: number) => 0.5 * whole * (1 - (2 * p) / whole) * (1 - (2 * r) / whole);
      for (let i = 0; i < 100; i += 1) {
        const whole = (low + high) / 2;
        if (corner(whole) < s) low = whole;
        else high = whole;
      }
      return rationalNear(Math.round((low - p - r - s) * 1e6) / 1e6);
    },
  },
  ({ p, r, s, u, v, frame }, { step, find }) => {
    const unit = frame === 1 ? 'square metres' : 'square centimetres';
    const three = step(calc`${p} + ${s} + ${r}`, {
      name: 'the three known areas together',
      because: text`The three segments AE, EF and AF cut the parallelogram into four triangles. One unknown, the
        whole area, then gives the fourth.`,
    })`
      Let $S$ be the area of the parallelogram. Triangle AEF is $S$ without the three other triangles, so add these
      first.`;
    const product = step(calc`4 * ${p} * ${r}`, {
      name: 'the product of the roots in the quadratic equation',
      because: text`A triangle with the whole side AB and a part BE of BC has half of that part of the
        parallelogram.`,
      works: (value, _w) =>
        tex`2 \times ${s} \times S = (S - 2 \times ${p})(S - 2 \times ${r}) \;\Rightarrow\; S^2 - ${three.mul(2)}S +
          ${value} = 0`,
    })`
      E divides BC: BE is the part $\frac{2 \times ${p}}{S}$ of it, because ABE is half of the parallelogram with
      the sides AB and BE. In the same way DF is the part $\frac{2 \times ${r}}{S}$ of DC. The rests of both sides
      make triangle ECF, so twice its area is $S$ times both rests.`;
    const square = step(calc`${three}^2 - ${product}`, {
      name: 'the square of the area of AEF',
      works: (_v, working) => tex`(S - ${three})^2 = ${working}`,
      because: text`The bracket of the completed square is $S$ minus the three known areas. That is exactly triangle
        AEF, so the equation need not be solved for $S$.`,
    })`
      Complete the square. The bracket then contains $S$ without the three known areas, which is the area asked for.`;
    const area = step(() => rootOf(square.valueOf()), {
      name: 'the area of AEF',
      works: (value, _w) => tex`S - ${three} = \sqrt{${square}} = ${value}`,
      because: text`Two numbers have this square, one positive and one negative. An area cannot be negative.`,
    })`
      The bracket is an area and positive, so take the positive root.`;
    const whole = find(calc`${three} + ${area}`);
    return {
      answer: area,
      stem: wording(
        frame,
        text`E lies on the side BC and F on the side CD of parallelogram ABCD. The triangles ABE, ECF and FDA have
          areas of $${p}$, $${s}$ and $${r}$ square centimetres. What is the area of triangle AEF in square
          centimetres?`,
        text`From the corner A of a field ABCD, a parallelogram, two straight canals lead to a point E of the side
          BC and to a point F of the side CD, and a third one joins E and F. The field is cut into four triangles:
          ABE has $${p}$, CEF $${s}$ and ADF $${r}$ square metres. Find the area of the fourth one in square metres.`,
        text`ABCD is a parallelogram, E a point of BC and F a point of CD. If ABE, ADF and CEF have areas of $${p}$,
          $${r}$ and $${s}$ square centimetres, how many square centimetres has AEF?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('took_the_figure_for_special', area, three)`
          ${three} would make AEF half of the parallelogram. That holds for a triangle with a side AB or AD, not for
          this one.`,
        slip('answered_another_quantity', area, whole)`
          $${area}$ ${unit} is the area of the whole parallelogram. The question asks for one triangle in it.`,
        slip('took_the_figure_for_special', area, calc`3 * ${s}`)`
          ${here} would be right if E and F were mid-points: then ABE and ADF would each be twice ECF.`,
        slip('left_out_a_term', area, calc`${whole} - ${p} - ${r}`)`
          ${here} leaves triangle ECF within: besides ABE and ADF its $${s}$ have to be taken off as well.`,
        slip('halved_needlessly', area, calc`${whole} / 2`)`
          ${here} is half of the parallelogram. A triangle has half of it only when one of its sides is a side of
          the parallelogram.`,
        slip('added_for_subtracted', area, calc`${p} + ${r}`)`
          ${here} takes AEF as equal to ABE and ADF together, but nothing makes them equal.`,
        slip('halved_needlessly', area, calc`${area} / 2`)`
          $${area}$ halves the root of ${calc`${square}`} once more, as in the formula for a quadratic. Let $S$ be
          the whole; then this root is $S - ${three}$ itself.`,
        slip('took_the_figure_for_special', area, p + r > s && calc`${p} + ${r} - ${s}`)`
          ${here} takes ABE and ADF together for half of the parallelogram. That holds only when E or F is in a
          special place.`,
      ],
      snapRead: text`Three of four triangles in a parallelogram are given. Their bases are parts of the sides, and
        the whole is unknown.`,
      approach: text`Take the whole area $S$ as unknown. Two triangles tell which parts of BC and CD are used; the
        third one then gives an equation for $S$.`,
      faster: text`The area asked for is $\sqrt{(${p} + ${s} + ${r})^2 - 4 \times ${p} \times ${r}}$: only the two
        triangles that are not at C stand in the product.`,
      check: text`With $S = ${whole}$: E takes ${calc`2 * ${p} / ${whole}`.asFraction()} of BC and F
        ${calc`2 * ${r} / ${whole}`.asFraction()} of DC; the rests give
        ${calc`${whole} * (1 - 2 * ${p} / ${whole}) * (1 - 2 * ${r} / ${whole}) / 2`.asFraction()} for ECF.`,
      principle: text`A triangle on a whole side of a parallelogram has half of it, times the part of the other side
        that it uses: areas tell where points lie.`,
      figure: () => {
        const f = leaning(10, 6.4, 2.2);
        const [E, F] = [between(f.B, f.C, u), between(f.D, f.C, v)];
        return drawn({
          alt: `Parallelogram ABCD with E on BC and F on CD. Triangle ABE has area ${p}, ECF ${s} and ADF ${r}; triangle
            AEF is shaded.`,
          points: { ...f, E, F },
          lines: ['AB', 'BC', 'CD', 'DA', 'AE', 'EF', 'FA'],
          shaded: ['AEF'],
          notToScale: true,
          longest: 270,
          texts: [
            [centroid(f.A, f.B, E), String(p)],
            [centroid(E, f.C, F), String(s)],
            [centroid(f.A, f.D, F), String(r)],
          ],
        });
      },
    };
  },
);

/** Ratios of the two diagonals. */
const ratios = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 3],
  [5, 2],
  [5, 3],
  [5, 4],
  [4, 1],
] as const;

/** GM.QAD.3 Hard: a rhombus by the feet of two altitudes, and the fourth triangle. */
export const aroundAndAcross: readonly AnyTemplate[] = [
  ...situation<Feet>({
    type: 'GM.QAD.3',
    situation: 'feet-of-two-altitudes',
    tries: 60,
    draw: draw => {
      const [u, v] = draw.pick(ratios);
      const p = { t: draw.int(1, 16), u, v, frame: draw.int(0, 2) };
      const short = p.t * (u * u + v * v);
      return short >= 8 && short <= 120 && (short * short * u) % (2 * v) === 0 ? p : null;
    },
    forms: [feetOfAltitudes],
  }),
  ...situation<Three>({
    type: 'GM.QAD.3',
    situation: 'three-triangles',
    tries: 60,
    draw: draw => {
      const [m, n] = [draw.int(2, 5), draw.int(2, 5)];
      const [i, j] = [draw.int(1, m - 1), draw.int(1, n - 1)];
      const whole = 2 * m * n * draw.int(1, 6);
      const [p, r] = [(whole * i) / m / 2, (whole * j) / n / 2];
      const s = (whole * (m - i) * (n - j)) / (2 * m * n);
      const distinct = new Set([p, r, s]).size === 3;
      return distinct && Math.min(p, r, s) >= 3 && whole <= 240
        ? { p, r, s, whole, u: i / m, v: j / n, frame: draw.int(0, 2) }
        : null;
    },
    forms: [fourthArea],
  }),
];
