import { lazy } from '../../../ui/waiting/lazy.tsx';

/** Later steps of the card, preloaded on its first use to keep the landing page small. */
export const CodeStep = lazy(() => import('../code/CodeStep.tsx').then(part => part.CodeStep));
export const PasswordReset = lazy(() => import('../PasswordReset.tsx').then(part => part.PasswordReset));

export function preloadParts(): void {
  // A part that fails here is fetched again when shown.
  CodeStep.preload().catch(() => {});
  PasswordReset.preload().catch(() => {});
}
