/**
 * Runs in the prerendered start page, as text, before anything else listens: on one line, so a comment inside would end
 * it. The page is written with 'Sign Up' open, for who was never signed in here; for who was, this opens the other tab,
 * as the card itself will (features/auth/card/AuthCard.tsx), so that nothing changes once the page's script is there.
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
