import type { LetterKind } from '@twelvefold/contract';
import { call } from '../shared/api/api.ts';
import { MailLink } from './MailLink.tsx';

const names: Record<LetterKind, string> = {
  daily: 'daily reminders',
  weekly: 'weekly letters',
  notes: 'notes around your exam',
};

/** Target of the unsubscribe link at the end of a letter. */
export const UnsubscribePage = () => (
  <MailLink
    title="Unsubscribe"
    busy="Unsubscribing..."
    failure="The emails could not be ended. Please try again."
    act={async secret => {
      const token = decodeURIComponent(secret) || 'none';
      return call('POST /unsubscribe/:token', { params: { token } });
    }}
    done={({ ended }) => [
      `You get no more ${names[ended]} by email. You can ask for them again on your account page.`,
    ]}
  >
    Press the button to end the emails that brought you here. Your account and your other emails stay as they
    are.
  </MailLink>
);
