import type { ReactNode } from 'react';
import { SectionIntro } from './SectionIntro.tsx';

/** A sample of a screen. Hidden from assistive technology: the text beside it says the same. */
function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className="w-full max-w-[300px] rounded-lg border border-line bg-surface p-4">
      <p className="text-small text-ink-2">{title}</p>
      {children}
    </div>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 text-large leading-snug font-semibold text-ink">{children}</p>
);

/** Nine right answers, two wrong ones and a skip. */
const day = ['full', 'full', 'ring', 'full', 'full', 'full', 'skip', 'full', 'full', 'ring', 'full', 'full'];
const looks: Record<string, string> = {
  full: 'border-action-dot bg-action-dot',
  ring: 'border-line-strong',
  skip: 'border-dashed border-line-strong',
};

const steps: { figure: ReactNode; title: string; text: string }[] = [
  {
    figure: (
      <Sample title="Why this question">
        <Line>Percentages: 3 of 7 right so far, last met 9 days ago.</Line>
      </Sample>
    ),
    title: 'Open your 12',
    text: 'We choose them from your strengths, your weak spots and what the exam asks most, with easy, medium and hard in the right mix. Each one says why it is there.',
  },
  {
    figure: (
      <Sample title="Where you lose marks">
        <Line>Wrong base of a per cent: 4 times in 2 weeks, in 3 topics.</Line>
      </Sample>
    ),
    title: 'Answer, then understand',
    text: 'You see the right answer at once, a solution in four parts, and the slip behind the option you chose. A slip that comes back is named across topics.',
  },
  {
    figure: (
      <Sample title="Today">
        <div className="mt-2.5 flex justify-between">
          {day.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
            <i key={i} className={`size-[15px] rounded-full border-2 ${looks[kind]}`} />
          ))}
        </div>
        <Line>9 of 12 right. Tomorrow: averages.</Line>
      </Sample>
    ),
    title: 'Compound it',
    text: 'Every answer changes what we know about you, and with it the next 12. Small sessions add up, then multiply.',
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" className="below-fold py-18 print:py-6">
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
