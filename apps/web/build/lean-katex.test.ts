import katex from 'katex';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { options } from '../src/question/maths/drawing/options.ts';
import { leanKatex } from './lean-katex.ts';

let lean: typeof katex;

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leanKatex()],
    build: { write: false, ssr: true, rolldownOptions: { input: 'katex' } },
    ssr: { noExternal: true },
  });
  const [{ code }] = (built as Rolldown.RolldownOutput).output;
  const file = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  lean = ((await import(/* @vite-ignore */ file)) as { default: typeof katex }).default;
});

const both = (tex: string) =>
  [lean, katex].map(({ renderToString }) => renderToString(tex, { ...options, displayMode: true }));

const formulas = [
  String.raw`\frac{3}{4} \times 12 \div \tfrac12 \cdot \dfrac{x^2}{y_1} \pm \sqrt{49} \approx 3.14\% \ne \surd 2`,
  String.raw`\left( 1 + \frac{r}{100} \right)^n \le 2\pi r \quad \text{₹ }1{,}200 \qquad 45^\circ \angle ABC \triangle \dots`,
  String.raw`\log_2 8 + \ln e = \sin\theta \cos\alpha \Rightarrow a \equiv b \pmod{7} \Leftrightarrow 7 \mid a - b, 3 \nmid 7`,
  String.raw`A \cup B \cap \overline{C} \operatorname{lcm}(a, b) \mathrm{cm}^2 \to \infty \cdots a \bmod b`,
  String.raw`\begin{aligned} x &= \cfrac{1}{2} \\ y &= \sqrt[3]{8} \end{aligned} \tag{1}`,
  String.raw`f(x) = \begin{cases} x & x \ge 0 \\ -x & \text{otherwise} \end{cases}`,
  String.raw`\begin{vmatrix} a & b \\ c & d \end{vmatrix} \boxed{\cancel{x}} \overbrace{a+b}^{n} \phantom{x}`,
  String.raw`\widehat{ABC} \vec{v} \overrightarrow{AB} \bar{x} \xrightarrow{n} \mathbb{N} \color{red} \rule{1em}{1em}`,
  String.raw`a \leqslant b \geqslant c \ngeq d \nleq 3 \nsubseteq e \ncong f \because g \therefore \square \triangle`,
  String.raw`\sum_{k=1}^{n} k \int_0^1 \lim_{x \to 0} \binom{n}{k} \left\lfloor \frac{n}{2} \right\rfloor \lceil x \rceil`,
];

it('formulas of lessons, teachers and students render as with the full KaTeX', () => {
  for (const tex of formulas) {
    const [drawn, whole] = both(tex);
    expect(drawn).toBe(whole);
    expect(drawn).not.toContain('katex-error');
  }
});

it('a letter in a rare typeface is rendered in it', () => {
  const types = ['mathbf', 'boldsymbol', 'mathcal', 'mathfrak', 'mathsf', 'mathscr', 'mathtt', 'textit'];
  for (const type of types) {
    const [drawn, whole] = both(`\\${type}{A}`).map(html => html.match(/class="mord[^"]*"/g));
    expect(drawn).toEqual(whole);
  }
});

it('links, HTML and pictures are not rendered', () => {
  for (const tex of ['\\href{https://a.in}{x}', '\\htmlId{a}{x}', '\\includegraphics{a.png}'])
    for (const html of both(tex)) expect(html).not.toMatch(/<a |<img|id="/);
});
