/**
 * Inlined as text in the prerendered landing page, before hydration. The page is prerendered with 'Sign Up' open. In a
 * browser where somebody has signed in before, this opens the sign-in tab, as the hydrated card does
 * (features/auth/card/AuthCard.tsx), so that hydration changes nothing.
 */
export function openSignIn(): void {
  const { auth } = window as unknown as { auth?: HTMLElement };
  try {
    if (!auth || localStorage.getItem('cat_prep_returning') === null) return;
  } catch {
    return;
  }
  for (const tab of auth.querySelectorAll<HTMLElement>('[role=tab]')) {
    const chosen = tab.dataset.tab === 'sign-in';
    tab.setAttribute('aria-selected', `${chosen}`);
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) auth.querySelector('[role=tabpanel]')?.setAttribute('aria-labelledby', tab.id);
  }
  for (const form of auth.querySelectorAll('form')) form.hidden = !form.hidden;
}
