import type { ReactNode } from 'react';
import { SectionIntro } from './SectionIntro.tsx';

const dot = 'var(--action-dot)';
/** Two rows of six: diameter is difficulty, filled is done. */
const pack: [number, number, number, boolean][] = [
  [20, 34, 9, false],
  [56, 34, 9, false],
  [98, 34, 14, true],
  [140, 34, 9, false],
  [182, 34, 14, false],
  [224, 34, 18, true],
  [20, 82, 9, false],
  [56, 82, 14, true],
  [98, 82, 14, false],
  [140, 82, 18, true],
  [182, 82, 9, false],
  [224, 82, 14, false],
];

const PackFigure = () => (
  <svg width="250" height="112" viewBox="0 0 250 112" aria-hidden="true">
    {pack.map(([cx, cy, r, full]) => (
      <circle
        key={`${cx} ${cy}`}
        cx={cx}
        cy={cy}
        r={r}
        fill={full ? dot : 'none'}
        stroke={dot}
        strokeWidth="2"
      />
    ))}
  </svg>
);

const AnswerFigure = () => (
  <svg
    width="270"
    height="120"
    viewBox="0 0 270 120"
    aria-hidden="true"
    fontFamily="var(--font-text)"
    fontWeight="600"
    fontSize="17"
  >
    <rect x="1" y="1" width="252" height="50" rx="12" fill="var(--surface)" stroke="var(--line-strong)" />
    <text x="20" y="32" fill="var(--ink-2)">
      A
    </text>
    <text x="50" y="32" fill="var(--ink)">
      117
    </text>
    <rect
      x="1.5"
      y="62"
      width="252"
      height="50"
      rx="12"
      fill="var(--correct-tint)"
      stroke="var(--correct)"
      strokeWidth="2"
    />
    <text x="20" y="93" fill="var(--correct)">
      B
    </text>
    <text x="50" y="93" fill="var(--ink)">
      133
    </text>
    <circle cx="228" cy="87" r="12" fill="var(--correct)" />
    <path
      d="M222.5 87.5l4 4 7-8"
      fill="none"
      stroke="var(--correct-tint)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Correct answers of ten sample sessions, one column of twelve each. */
const columns = [3, 4, 4, 5, 6, 6, 7, 8, 9, 11].flatMap((correct, column) =>
  Array.from({ length: 12 }, (_, row) => ({ cx: 8 + column * 26, cy: 115 - row * 9.6, full: row < correct })),
);

const ColumnsFigure = () => (
  <svg width="260" height="120" viewBox="0 0 260 120" aria-hidden="true">
    {columns.map(({ cx, cy, full }) => (
      <circle
        key={`${cx} ${cy}`}
        cx={cx}
        cy={cy.toFixed(1)}
        r="3.8"
        fill={full ? dot : 'none'}
        stroke={full ? dot : 'var(--line-strong)'}
        opacity={full ? undefined : 0.55}
      />
    ))}
  </svg>
);

const steps: { figure: ReactNode; title: string; text: string }[] = [
  {
    figure: <PackFigure />,
    title: 'Open your 12',
    text: 'We choose them from your strengths, your weak spots and what the exam asks most, with easy, medium and hard in the right mix.',
  },
  {
    figure: <AnswerFigure />,
    title: 'Answer, then understand',
    text: 'You see the right answer at once, a solution in four parts, and the slip behind the option you chose.',
  },
  {
    figure: <ColumnsFigure />,
    title: 'Compound it',
    text: 'Every answer changes what we know about you, and with it the next 12. Small sessions add up, then multiply.',
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" className="below-fold py-18 sm:py-28 print:py-6">
      <div className="wrap">
        <SectionIntro title="How It Works">
          One short loop. Each session decides the next one, so you spend your time where it brings marks.
        </SectionIntro>
        <ol className="steps">
          {steps.map(({ figure, title, text }) => (
            <li key={title}>
              <div className="steps-figure">{figure}</div>
              <h3 className="text-[1.375rem] leading-tight font-semibold">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
