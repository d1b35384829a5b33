import type { Question } from '@twelvefold/contract';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { type Asked, fetchTutor, OpenTutor } from './OpenTutor.tsx';

/** The way into the chat about a past question: what was said is there again, and goes on. */
export function ChatButton({ sessionId, question }: { sessionId: string; question: Question }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [draft, setDraft] = useState('');
  return (
    <div className="no-print">
      <Button
        look="text"
        size="small"
        className="-ml-3"
        aria-haspopup="dialog"
        onPointerEnter={fetchTutor}
        onClick={() => setAsked({ open: true, doubt: null })}
      >
        Chat with the tutor
      </Button>
      <OpenTutor
        sessionId={sessionId}
        question={question}
        asked={asked}
        draft={draft}
        onDraft={setDraft}
        onClose={() => setAsked({ open: false, doubt: null })}
      />
    </div>
  );
}
