import type { Lesson } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { Picture } from '../../question/example/Picture.tsx';
import { MathText } from '../../question/maths/MathText.tsx';
import { Cards } from './Cards.tsx';
import { Check } from './Check.tsx';
import { Doubts } from './Doubts.tsx';
import { LessonExample } from './LessonExample.tsx';
import { Misconceptions } from './Misconceptions.tsx';

interface Part {
  id: string;
  title: string;
  content: ReactNode;
}

/** The parts of a lesson in order, with their anchors. */
export function partsOf(lesson: Lesson, signedIn: boolean): Part[] {
  const {
    name,
    before = [],
    idea,
    picture,
    examples,
    misconceptions,
    leave,
    checks,
    doubts = [],
    cards,
  } = lesson;
  const [shown, own] = examples;
  return [
    ...(before.length > 0
      ? [
          {
            id: 'before',
            title: 'Before you begin',
            content: (
              <ul className="grid list-disc gap-3 pl-5">
                {before.map(fact => (
                  <li key={fact}>
                    <MathText text={fact} />
                  </li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
    {
      id: 'idea',
      title: 'The idea',
      content: (
        <>
          <div className="grid gap-4 text-large">
            {idea.map(text => (
              <p key={text}>
                <MathText text={text} />
              </p>
            ))}
          </div>
          <figure className="mt-8">
            <Picture picture={picture} />
            <figcaption className="mt-3 text-ink-2">
              <MathText text={picture.caption} />
            </figcaption>
          </figure>
        </>
      ),
    },
    {
      id: 'example',
      title: 'A worked example',
      content: shown && <LessonExample lesson={name} example={shown} />,
    },
    {
      id: 'your-turn',
      title: 'Now you: complete this one',
      content: own && <LessonExample lesson={name} example={own} />,
    },
    {
      id: 'mistakes',
      title: 'Three mistakes that cost marks',
      content: <Misconceptions of={misconceptions} />,
    },
    {
      id: 'leave',
      title: 'When to leave it',
      content: (
        <p className="rounded-lg bg-marigold-tint p-5 text-large sm:p-6">
          <MathText text={leave} />
        </p>
      ),
    },
    {
      id: 'checks',
      title: 'Five checks',
      content: (
        <>
          <p className="mb-5 text-ink-2">
            {signedIn
              ? 'Your first answer to each counts like a similar question you try.'
              : 'Your answers are checked and not kept.'}
          </p>
          <div className="grid gap-5">
            {checks.map(check => (
              <Check key={check.number} lesson={lesson} check={check} />
            ))}
          </div>
        </>
      ),
    },
    ...(doubts.length > 0
      ? [{ id: 'doubts', title: 'What students ask', content: <Doubts doubts={doubts} /> }]
      : []),
    ...(cards.length > 0
      ? [{ id: 'types', title: 'Types of question', content: <Cards lesson={name} cards={cards} /> }]
      : []),
  ];
}

export const LessonParts = ({ parts }: { parts: readonly Part[] }) => (
  <div className="grid gap-14">
    {parts.map(({ id, title, content }) => (
      <section key={id} id={id} className="scroll-mt-6">
        <h2 className="type-h2 mb-6">{title}</h2>
        {content}
      </section>
    ))}
  </div>
);
