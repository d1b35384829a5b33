import { cleanup, render, screen } from '@testing-library/react';
import type { PastSession } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { pastSession } from '../../../test/past-session.ts';
import { Navigation } from '../../shared/navigation/navigation.tsx';
import { SessionGroup } from './SessionGroup.tsx';

afterEach(cleanup);

const shown = (changed: Partial<PastSession>) => {
  const session = { ...pastSession, ...changed };
  render(
    <Navigation>
      <SessionGroup
        session={session}
        questions={[]}
        isOpen={() => false}
        Item={() => null}
        onToggle={() => {}}
      />
    </Navigation>,
  );
  return screen.getByText(/correct/).textContent;
};

it('a session is named with its score out of the questions that count', () => {
  expect(shown({})).toBe('20 Nov 2026, 3 of 12 correct');
  cleanup();
  expect(shown({ uncounted_count: 2 })).toBe('20 Nov 2026, 3 of 10 correct');
});
