import { useEffect, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { useAuth } from '../../shared/sign-in/auth.ts';

/** Time at which each lesson was marked as read, by name; null while loading and when signed out. */
export function useReadMarks(): [
  ReadonlyMap<string, string> | null,
  (name: string, at: string | null) => void,
] {
  const auth = useAuth();
  const id = auth.kind === 'signedIn' && !auth.user.is_admin ? auth.user.id : null;
  const [read, setRead] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    setRead(null);
    if (id === null) return;
    let stopped = false;
    // On failure the lesson is shown without marks.
    call('GET /lesson-marks').then(
      reply => !stopped && setRead(new Map(reply.read.map(({ name, read_at }) => [name, read_at]))),
      () => {},
    );
    return () => {
      stopped = true;
    };
  }, [id]);
  const mark = (name: string, at: string | null) => {
    const next = new Map(read);
    if (at) next.set(name, at);
    else next.delete(name);
    setRead(next);
  };
  return [read, mark];
}
