import { lazy } from '../../../ui/waiting/lazy.tsx';

/** The later steps of the card: fetched when somebody first touches it, so that the landing page stays light. */
export const CodeStep = lazy(() => import('../code/CodeStep.tsx').then(part => part.CodeStep));
export const PasswordReset = lazy(() => import('../PasswordReset.tsx').then(part => part.PasswordReset));

export function preloadParts(): void {
  // A part that does not arrive now is fetched again when it is shown.
  CodeStep.preload().catch(() => {});
  PasswordReset.preload().catch(() => {});
}
