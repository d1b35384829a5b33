import { SectionIntro } from './SectionIntro.tsx';

const noise = [
  'Thousands of questions, no order',
  'A mock that you never went through',
  'The topics you like, once more',
  'A wrong answer with no reason',
];
const twelve = [
  'Twelve questions, each with its reason',
  'A solution after every answer',
  'Your mistakes, until you get them right',
  'The slip behind a wrong option, named',
];

function Side({ title, points, className }: { title: string; points: string[]; className?: string }) {
  return (
    <div className={className}>
      <h3 className="mb-5 font-display text-title leading-tight font-headline">{title}</h3>
      <ul>
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

export function WhyTwelve() {
  return (
    <section id="why-12" className="below-fold bg-sunken py-18 print:py-6">
      <div className="wrap">
        <SectionIntro title="Why 12 Works">
          A question teaches you something when you go through it to the end. Twelve are few enough to do that
          with each one.
        </SectionIntro>
        <div className="versus">
          <Side title="The noise" points={noise} />
          <Side title="The 12" points={twelve} className="twelve" />
        </div>
      </div>
    </section>
  );
}
