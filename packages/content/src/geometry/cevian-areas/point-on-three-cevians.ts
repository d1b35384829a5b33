import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
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
  frame: number;
}

const thirdQuotient = form<Point3>(
  'third-cevian-through-a-point',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
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
        slip('took_the_whole_for_a_part', quotient, frac(calc`1 / ${frac(third)}`))`
          ${here} is $\frac{CF}{PF}$: the whole segment CF was divided by PF. The question asks for CP, the piece
          from C to P, which is shorter than CF by PF.`,
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
      figure: () => {
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
      },
    };
  },
);

/** GM.TRI.5 Hard: three cevians through one point. */
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
      ? p
      : null;
  },
  forms: [thirdQuotient],
});
