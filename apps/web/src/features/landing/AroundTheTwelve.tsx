import { figures } from '@twelvefold/contract/figures';
import { Link } from '../../shared/navigation/navigation.tsx';
import { SectionIntro } from './SectionIntro.tsx';

const { days } = figures.plan;

const parts: { title: string; text: string; link?: { to: string; words: string } }[] = [
  {
    title: 'A tutor for each question',
    text: 'Ask why a step is taken, try your own line, or change a number. It knows the question, the option you chose and the slip behind it, and gives no answer away while the question is open.',
  },
  {
    title: `A plan of ${days} days`,
    text: 'Pick the topics and begin with a lesson. Each day is short, and what you miss comes back until you get it right.',
  },
  {
    title: 'Lessons',
    text: 'The idea in a picture, two worked examples, the mistakes that cost most, and five questions to check yourself. Open to everyone.',
    link: { to: '/learn', words: 'Read a lesson' },
  },
];

export function AroundTheTwelve() {
  return (
    <section className="below-fold py-18 print:py-6">
      <div className="wrap">
        <SectionIntro title="Around The 12">
          Practice shows what is missing. These three are there to teach it.
        </SectionIntro>
        <ul className="steps">
          {parts.map(({ title, text, link }) => (
            <li key={title} className="pt-7">
              <h3 className="text-[1.375rem] leading-tight font-semibold">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
              {link && (
                <p className="mt-3">
                  <Link to={link.to} className="font-medium text-link underline">
                    {link.words}
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
