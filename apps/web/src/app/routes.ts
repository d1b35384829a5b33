import type { ReactNode } from 'react';
import { lazy } from '../ui/waiting/lazy.tsx';
import { addressAt, addresses } from './addresses.ts';

interface Params {
  id?: string;
}
type Page = (params: Params) => ReactNode;

const files = import.meta.glob<Record<string, Page>>('../pages/**/*Page.tsx');

async function load(page: string): Promise<Page> {
  const parts = await files[`../pages/${page}.tsx`]?.();
  const part = parts?.[page.slice(page.lastIndexOf('/') + 1)];
  if (!part) throw new Error(`There is no page ${page}`);
  return part;
}

/** Lazy components of the pages in the table of addresses. */
const pages = Object.fromEntries(addresses.map(({ page }) => [page, lazy(() => load(page))]));

export function pageOf(page: string) {
  const found = pages[page];
  if (!found) throw new Error(`No address has the page ${page}`);
  return found;
}

/** The page of a visitor at '/', where the signed-in have their dashboard. */
export const LandingPage = lazy<{ onIntent?: (isNew: boolean) => void }>(() =>
  import('../pages/LandingPage.tsx').then(page => page.LandingPage),
);

export const StudentLayout = lazy(() =>
  import('./layouts/StudentLayout.tsx').then(page => page.StudentLayout),
);

/** Loads the files for the first render of `path`, for a visitor (null) or the person last signed in here. */
export async function preload(path: string, person: { is_admin: boolean } | null): Promise<void> {
  const { address } = addressAt(path);
  if (address.who === 'everyone') return pageOf(address.page).preload();
  if (!person) return LandingPage.preload();
  if (person.is_admin) return;
  await Promise.all([!address.ownFrame && StudentLayout.preload(), pageOf(address.page).preload()]);
}
