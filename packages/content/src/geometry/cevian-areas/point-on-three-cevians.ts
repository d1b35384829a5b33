import { lcm } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Point3 {
  /** AP : PD = a : b and BP : PE = c : d. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** The area of triangle ABC, of which triangle PAF has a whole number. */
  area: number;
  frame: number;
}

/** Triangle ABC with its three cevians through P. */
function threeCevians({ a, b, c, d }: Pick<Point3, 'a' | 'b' | 'c' | 'd'>) {
  const [A, B, C] = [
    { x: 70, y: 130 },
    { x: 0, y: 0 },
    { x: 190, y: 0 },
  ];
  const [u, v] = [b / (a + b), d / (c + d)];
  const w = 1 - u - v;
  const P = { x: u * A.x + v * B.x + w * C.x, y: u * A.y + v * B.y + w * C.y };
  const on = (from: { x: number; y: number }, share: number) => ({
    x: from.x + (P.x - from.x) / (1 - share),
    y: from.y + (P.y - from.y) / (1 - share),
  });
  return drawn({
    alt: 'Triangle ABC. The segments AD, BE and CF end on the opposite sides and meet at the point P inside.',
    points: { A, B, C, P, D: on(A, u), E: on(B, v), F: on(C, w) },
    lines: ['AB', 'BC', 'CA', 'AD', 'BE', 'CF'],
    notToScale: true,
    longest: 260,
  });
}

/** The shares of triangles PBC and PCA in ABC, and that of PAF. */
function sharesOf({ a, b, c, d }: Pick<Point3, 'a' | 'b' | 'c' | 'd'>) {
  const [first, second] = [q(b, a + b), q(d, c + d)];
  const third = q(1).sub(first).sub(second);
  return { third, wanted: third.mul(second).div(first.add(second)) };
}

/** An area for which the triangles of the figure are whole numbers; 0 where none is small enough. */
function wholeArea(p: Pick<Point3, 'a' | 'b' | 'c' | 'd'>, times: number) {
  const unit = lcm(lcm(p.a + p.b, p.c + p.d), Number(sharesOf(p).wanted.d));
  const area = unit * Math.min(times, Math.floor(480 / unit));
  return area >= 36 ? area : 0;
}

const thirdQuotient = form<Point3>(
  'third-cevian-through-a-point',
  {
    band: 'Medium',
    seconds: 85,
    // The sum of the three shares ends it, so it is Medium; CF : PF would be the key and 1.
    revision: 3,
    verify: ({ a, b, c, d }) => {
      // Weights of the corners: P = αA + βB + γC with sum 1, where 1 − α : α = AP : PD reversed.
      const alpha = b / (a + b);
      const beta = d / (c + d);
      const gamma = 1 - alpha - beta;
      return q(Math.round(1e6 * ((1 - gamma) / gamma)), 1e6).simplify(1e-5);
    },
  },
  ({ a, b, c, d, frame }, { step, write, find }) => {
    write(
      tex`\frac{[PBC]}{[ABC]} = \frac{PD}{AD}, \qquad \frac{[PCA]}{[ABC]} = \frac{PE}{BE}, \qquad \frac{[PAB]}{[ABC]} =
      \frac{PF}{CF}`,
      {
        because: text`Triangles PBC and ABC have the same base BC. The perpendiculars from P and from A to BC are
          parallel, and D lies on BC, so by similar triangles these heights are in the ratio $PD : AD$.`,
      },
    )`
      Compare triangles PBC, PCA and PAB with the whole triangle ABC. Each has a side in common with it, so the
      areas are in the ratio of the heights on that side, which is the ratio in which P divides the cevian.`;
    const [wholeA, wholeB] = [find(a + b), find(c + d)];
    const first = step(frac(calc`${b} / ${wholeA}`), {
      name: text`the share of triangle PBC`,
      works: (_v, w) => tex`\frac{PD}{AD} = ${w}`,
      because: text`$AP : PD$ compares two parts of AD. The share of the area needs PD compared with the whole
        segment, and the whole AD has all the parts of AP and of PD together.`,
    })`
      From $AP : PD = ${a} : ${b}$ find what part of the whole segment AD the piece PD is. This is also the share of
      triangle PBC in the area of ABC.`;
    const second = step(frac(calc`${d} / ${wholeB}`), {
      name: text`the share of triangle PCA`,
      works: (_v, w) => tex`\frac{PE}{BE} = ${w}`,
      because: text`On BE the share belongs to triangle PCA, which stands on the side CA where E lies. Again the
        piece PE is compared with the whole BE, not with BP.`,
    })`
      From $BP : PE = ${c} : ${d}$ find in the same way what part of BE the piece PE is: the share of triangle PCA.`;
    const third = step(frac(calc`1 - ${frac(first)} - ${frac(second)}`), {
      name: text`the share of triangle PAB`,
      works: (_v, w) => tex`\frac{PF}{CF} = ${w}`,
      because: text`P lies inside triangle ABC, so triangles PBC, PCA and PAB cover it without overlap. Their shares
        therefore make the whole, which is 1.`,
    })`
      Triangles PBC, PCA and PAB make up triangle ABC, so their three shares have the sum $1$. Take the two known
      shares away from $1$ to find $\frac{PF}{CF}$.`;
    const quotient = step(frac(calc`(1 - ${frac(third)}) / ${frac(third)}`), {
      name: 'the quotient of CP and PF',
      works: (_v, w) => tex`\frac{CP}{PF} = ${w}`,
      because: text`The question compares the two pieces of CF. With CF as 1, the piece PF is the share just found,
        and CP is the rest of 1.`,
    })`
      If CF is taken as $1$, CP is the rest when PF is removed. Divide CP by PF.`;
    const [m, n] = [q(a, b), q(c, d)];
    return {
      answer: quotient,
      stem: wording(
        frame,
        text`In triangle ABC the segments AD, BE and CF, with D on BC, E on CA and F on AB, meet at the point P. If
          $AP : PD = ${a} : ${b}$ and $BP : PE = ${c} : ${d}$, what is $\frac{CP}{PF}$?`,
        text`P is a point inside triangle ABC. The lines AP, BP and CP meet the opposite sides at D, E and F. Given
          $\frac{AP}{PD} = ${frac(m)}$ and $\frac{BP}{PE} = ${frac(n)}$, find $\frac{CP}{PF}$.`,
      ),
      show: plain,
      plausible: value => value.gt(0),
      slips: [
        slip(
          'took_ratio_terms_for_amounts',
          quotient,
          q(1).sub(m.inverse()).sub(n.inverse()).gt(0) &&
            (() => {
              const rest = q(1).sub(m.inverse()).sub(n.inverse());
              return q(1).sub(rest).div(rest);
            }),
        )`
          You used $\frac{PD}{AP} = ${frac(q(b, a))}$ and $\frac{PE}{BP} = ${frac(q(d, c))}$ as shares of the area.
          A share compares PD with the whole AD, and PE with the whole BE.`,
        slip('inverted_the_ratio', quotient, frac(calc`${frac(third)} / (1 - ${frac(third)})`))`
          ${here} is $\frac{PF}{CP}$, the quotient turned round. CP, the piece at the vertex C, stands in the
          numerator.`,
        slip('multiplied_for_divided', quotient, m.mul(n).gt(1) && (() => m.mul(n)))`
          You multiplied the two given quotients and got $${frac(quotient)}$. No product links the three cevians:
          the shares of triangles PBC, PCA and PAB add up to the whole.`,
        slip('averaged_the_averages', quotient, () => m.add(n).div(2))`
          $${frac(quotient)}$ is the mean of the two given quotients. The third cevian does not lie between the
          other two: the three shares of the area have the sum $1$.`,
        slip('took_the_figure_for_special', quotient, 2)`
          Your P is the centroid, which divides every median in the ratio $2 : 1$. The ratios given for AD and BE
          are not $2 : 1$, so P is another point.`,
        slip('left_out_a_term', quotient, m.mul(n).gt(1) && (() => m.add(n).div(m.mul(n).sub(1))))`
          You divided the sum of the given quotients by their product less $1$ and got $${frac(quotient)}$. Adding
          up the three shares of the area puts a further $2$ into the numerator.`,
      ],
      snapRead: text`Three cevians meet at a point and two of them are divided in known ratios, so use the shares of
        the three triangles at that point, which add up to $1$.`,
      approach: text`On each cevian the piece between P and the side is the same part of the cevian as the triangle
        on that side is of ABC. The three triangles make up ABC, so two known shares give the third one.`,
      faster: text`$\frac{${b}}{${a + b}} + \frac{${d}}{${c + d}} + \frac{PF}{CF} = 1$ gives $\frac{PF}{CF} =
        ${frac(
          q(1)
            .sub(q(b, a + b))
            .sub(q(d, c + d)),
        )}$ at once.`,
      check: text`For the three quotients $m$, $n$ and $k$ of a point inside, $\frac{1}{m + 1} + \frac{1}{n + 1} +
        \frac{1}{k + 1} = 1$: here $${frac(q(b, a + b))} + ${frac(q(d, c + d))} + ${frac(
          q(1)
            .sub(q(b, a + b))
            .sub(q(d, c + d)),
        )} = 1$.`,
      principle: text`For a point inside a triangle the three parts $\frac{PD}{AD}$, $\frac{PE}{BE}$ and
        $\frac{PF}{CF}$ add up to $1$, because they are shares of the area.`,
      figure: () => threeCevians({ a, b, c, d }),
    };
  },
);

const besideTheThird = form<Point3>(
  'triangle-beside-the-third-cevian',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.RAT.1'],
    suits: ({ area }) => area > 0,
    verify: ({ a, b, c, d, area }) => {
      // Coordinates: A at (0, 0), B at (1, 0), C at (0, 1); P has the weights of the corners as coordinates.
      const [y, x] = [1 - b / (a + b) - d / (c + d), d / (c + d)];
      // P = (x, y) here with x the weight of B and y that of C; F is where CP meets AB.
      const f = x / (1 - y);
      return Math.round(area * f * y);
    },
  },
  ({ a, b, c, d, area, frame }, { step, find }) => {
    const [wholeA, wholeB] = [find(a + b), find(c + d)];
    const first = step(calc`${area} * ${b} / ${wholeA}`, {
      name: text`the area of triangle PBC`,
      works: (_v, w) => tex`[PBC] = ${area} \times \frac{PD}{AD}: \quad ${w}`,
      because: text`Triangles PBC and ABC have the base BC in common, so their areas are in the ratio of the heights
      from
        P and from A. D lies on BC, so these heights are in the ratio $PD : AD$.`,
    })`
      Triangle PBC stands on the side BC of triangle ABC. From $AP : PD = ${a} : ${b}$ the piece PD is ${b} of
      $${a + b}$ parts of AD, and triangle PBC has this part of the area.`;
    const second = step(calc`${area} * ${d} / ${wholeB}`, {
      name: text`the area of triangle PCA`,
      works: (_v, w) => tex`[PCA] = ${area} \times \frac{PE}{BE}: \quad ${w}`,
      because: text`Here CA is the common base, and E lies on it. PE is compared with the whole BE, not with BP.`,
    })`
      In the same way find triangle PCA from $BP : PE = ${c} : ${d}$.`;
    const third = step(calc`${area} - ${first} - ${second}`, {
      name: text`the area of triangle PAB`,
      works: (_v, w) => tex`[PAB] = ${w}`,
      because: text`P lies inside triangle ABC, so triangles PBC, PCA and PAB cover it without overlap.`,
    })`
      The rest of triangle ABC is triangle PAB. It contains triangle PAF.`;
    const ratio = find([second, first]);
    const wanted = step(calc`${third} * ${ratio[0]} / (${ratio[0]} + ${ratio[1]})`, {
      name: text`the area of triangle PAF`,
      works: (_v, w) => tex`AF : FB = [PCA] : [PBC] = ${ratio[0]} : ${ratio[1]}, \qquad [PAF] = ${w}`,
      because: text`Triangles CAF and CFB have the same height from C, and so have PAF and PFB from P. Subtract the
      small
        triangles from the large ones: PCA and PBC are in the ratio $AF : FB$ as well.`,
    })`
      The line CF divides AB in the ratio of the areas on its two sides, PCA and PBC. Triangles PAF and PFB have the
      same
      height from P, so divide triangle PAB in this ratio.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`In triangle ABC the segments AD, BE and CF, with D on BC, E on CA and F on AB, meet at the point P. It is
          known that $AP : PD = ${a} : ${b}$ and $BP : PE = ${c} : ${d}$, and the area of triangle ABC is $${area}$.
          What
          is the area of triangle PAF?`,
        text`Three straight paths AD, BE and CF cross a triangular park ABC of $${area}$ ares, with D on BC, E on CA
        and F
          on AB, and all of them pass the well P. If $AP : PD = ${a} : ${b}$ and $BP : PE = ${c} : ${d}$, how many ares
          has the part PAF?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(area) && value.d <= 2n,
      slips: [
        slip('swapped_the_two', ratio, [first, second])`
          You divided triangle PAB as $${ratio[0]} : ${ratio[1]}$ from A to B. The part at A belongs to triangle PCA,
          which
          has the corner A, so the ratio is the other way round.`,
        slip('assumed_equal_parts', ratio, [1, 1])`
          You halved triangle PAB, which has the area $${third}$, as if F were the midpoint of AB. CF is no median
          here.`,
        stop('stopped_a_step_early', third)`
          $${third}$ is the area of the whole triangle PAB. The segment PF divides it, and only the part at A is
          asked.`,
        slip('used_a_wrong_given_number', ratio, [a, b])`
          You used $AF : FB = ${a} : ${b}$, the ratio in which P divides AD. F divides AB in the ratio of the areas
          beside
          CF.`,
        slip('took_ratio_terms_for_amounts', wholeA, a > 2 * b && a)`
          Here $\frac{PD}{AP} = \frac{${b}}{${a}}$ is used as the share of triangle PBC. The share compares PD with
          the whole
          AD.`,
        slip('took_ratio_terms_for_amounts', wholeB, c > 2 * d && c)`
          Here $\frac{PE}{BP} = \frac{${d}}{${c}}$ is used as the share of triangle PCA. The share compares PE with
          the whole
          BE.`,
        slip('used_a_wrong_given_number', ratio, [c, d])`
          You used $AF : FB = ${c} : ${d}$, the ratio in which P divides BE. F divides AB in the ratio of the areas
          beside
          CF.`,
        slip('took_the_whole_for_a_part', wanted, calc`${area} * ${ratio[0]} / (${ratio[0]} + ${ratio[1]})`)`
          ${here} is triangle CAF, all that lies on this side of CF. Triangle PCA is a part of it and has to be
          subtracted.`,
        slip(
          'took_a_part_for_the_whole',
          wanted,
          calc`${second} * ${ratio[0]} / (${ratio[0]} + ${ratio[1]})`,
        )`
          ${here} divides triangle PCA in the ratio $AF : FB$. F lies on AB, so it is triangle PAB that CF divides.`,
      ],
      snapRead: text`Three cevians through one point, two of them divided in known ratios, and the area of a small
        triangle: areas first, then the place of F.`,
      approach: text`The two ratios give triangles PBC and PCA, and the rest of ABC is PAB. The same two areas tell
      how CF
        divides AB, and so how it divides PAB.`,
      check: () => {
        const other = q(third).sub(wanted);
        return text`Triangles PAF and PFB are $${frac(q(wanted))}$ and $${frac(other)}$, together $${third}$, and
        their ratio
          is that of $${second}$ and $${first}$: $${frac(q(wanted))} \times ${first} = ${frac(other)} \times
          ${second}$.`;
      },
      principle: text`A cevian through P divides the opposite side in the ratio of the two triangles at P beside it.`,
      figure: () => threeCevians({ a, b, c, d }),
    };
  },
);

/** GM.TRI.5 Medium and Hard: three cevians through one point. */
export const pointOnThreeCevians: readonly AnyTemplate[] = situation<Point3>({
  type: 'GM.TRI.5',
  situation: 'point-on-three-cevians',
  tries: 120,
  draw: draw => {
    const p = {
      a: draw.int(2, 9),
      b: draw.int(1, 4),
      c: draw.int(2, 9),
      d: draw.int(1, 4),
      frame: draw.int(0, 1),
    };
    const times = draw.int(1, 6);
    const [m, n] = [q(p.a, p.b), q(p.c, p.d)];
    const third = q(1).sub(m.add(1).inverse()).sub(n.add(1).inverse());
    const isLow = m.n === BigInt(p.a) && n.n === BigInt(p.c);
    const key = third.gt(0) ? q(1).sub(third).div(third) : q(0);
    return isLow &&
      !m.equals(n) &&
      third.gt(q(1, 8)) &&
      m.lt(7) &&
      n.lt(7) &&
      key.d <= 11n &&
      !key.equals(m) &&
      !key.equals(n) &&
      !key.equals(2)
      ? { ...p, area: wholeArea(p, times) }
      : null;
  },
  forms: [thirdQuotient, besideTheThird],
});
