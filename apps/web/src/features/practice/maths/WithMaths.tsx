import type { ReactNode } from 'react';
import { lazy } from '../../../ui/lazy.tsx';
import { loadMaths } from './drawing.ts';

const Loaded = lazy(() => loadMaths().then(() => () => null));

/** Holds its children back, for the `Suspense` around, until their formulas can be drawn at once. */
export const WithMaths = ({ needed = true, children }: { needed?: boolean; children: ReactNode }) => (
  <>
    {needed && <Loaded />}
    {children}
  </>
);
