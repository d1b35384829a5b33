import type { SiteSettings } from '@twelvefold/contract';

/** What a page shows when no server has filled it in; the only place where the name stands. */
const fallback: SiteSettings = { name: 'Twelvefold', supportEmail: 'support@twelvefold.example', demo: null };

/** The tagline as it is set, line by line. */
export const taglineLines = ['Step out of', 'the noise.', 'Step into', 'the 12.'];
/** What it is, in the document's title. */
export const pitch = '12 adaptive CAT Quant questions a day';
export const taglineShort = 'You, compounded.';

let settings: SiteSettings | undefined;

function fromPage(): SiteSettings {
  const json = document.getElementById('site')?.textContent?.trim();
  if (!json) return fallback;
  try {
    return { ...fallback, ...(JSON.parse(json) as SiteSettings) };
  } catch {
    return fallback;
  }
}

/** The settings of this installation, as the server wrote them into the page. */
export function site(): SiteSettings {
  settings ??= fromPage();
  return settings;
}

/** For the prerenderer, which writes place-holders that the server fills. */
export function setSite(given: SiteSettings): void {
  settings = given;
}
