import { type ReactNode, useState } from 'react';
import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { wordsFor } from '../shared/api/api-error.ts';
import { useAsk } from '../shared/api/useAsk.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/notices/Banner.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

interface Props<Answer> {
  title: string;
  /** Purpose of the page and effect of the button. */
  children: string;
  busy: string;
  failure: string;
  /** Gets the secret after the # of the link. */
  act: (secret: string) => Promise<Answer>;
  /** Text of the success notice, and content below it. */
  done: (answer: Answer) => [said: string, more?: ReactNode];
}

/** Page of a mail's link: nothing changes until its button, labelled with the title, is pressed. */
export function MailLink<Answer>({ title, children, busy: acting, failure, act, done }: Props<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { busy, error, send } = useAsk(act, setAnswer);
  const [said, more] = answer === null ? [] : done(answer);
  return (
    <PublicLayout>
      <PageTitle document={title}>{title}</PageTitle>
      {said ? (
        <>
          <div className="my-8 max-w-[36em]">
            <Notice tone="success">{said}</Notice>
          </div>
          {more}
        </>
      ) : (
        <>
          <p className="type-lead mt-5 mb-8 max-w-[34em] text-ink-2">{children}</p>
          {error !== null && (
            <div className="mb-6 max-w-[36em]">
              <Notice tone="error">{wordsFor(error, failure)}</Notice>
            </div>
          )}
          <Button busy={busy} onClick={() => void send(location.hash.slice(1))}>
            {busy ? acting : title}
          </Button>
        </>
      )}
    </PublicLayout>
  );
}
