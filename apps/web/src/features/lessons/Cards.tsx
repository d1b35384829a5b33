import type { LessonCard } from '@twelvefold/contract';
import { MathText } from '../../question/maths/MathText.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { CardDoubts } from './Doubts.tsx';
import { LessonExample } from './LessonExample.tsx';

const rows = { cue: 'You see', method: 'You do', trap: 'The trap' } as const;

/** The question types of a topic, one card each. */
export const Cards = ({ lesson, cards }: { lesson: string; cards: readonly LessonCard[] }) => (
  <ul className="grid gap-5">
    {cards.map(card => (
      <li
        key={card.type}
        id={card.type.toLowerCase().replaceAll('.', '-')}
        className="card scroll-mt-6 rounded-lg border border-line bg-surface p-5 sm:p-6"
      >
        <h3 className="type-h3 mb-2">{card.name}</h3>
        <p className="mb-4">
          <MathText text={card.idea} />
        </p>
        <dl className="mb-4 grid gap-2.5">
          {Object.entries(rows).map(([part, name]) => (
            <div key={part} className="grid gap-x-4 sm:grid-cols-[84px_minmax(0,1fr)]">
              <dt className="font-strong">{name}</dt>
              <dd className="text-ink-2">
                <MathText text={card[part as keyof typeof rows]} />
              </dd>
            </div>
          ))}
        </dl>
        <Disclosure title="An example">
          <div className="text-ink">
            <LessonExample lesson={lesson} example={card.example} />
          </div>
        </Disclosure>
        <CardDoubts doubts={card.doubts ?? []} />
      </li>
    ))}
  </ul>
);
