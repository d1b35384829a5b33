import type { SiteSettings } from '@twelvefold/contract';

/** Settings of a page that no server has filled in; the only place with the product's name. */
const fallback: SiteSettings = { name: 'Twelvefold', supportEmail: 'support@twelvefold.example', demo: null };

/** The tagline, line by line. */
export const taglineLines = ['Step out of', 'the noise.', 'Step into', 'the 12.'];
/** The product in the document's title. */
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

/** Settings of this installation, written into the page by the server. */
export function site(): SiteSettings {
  settings ??= fromPage();
  return settings;
}

/** For the prerenderer, which writes placeholders that the server fills. */
export function setSite(given: SiteSettings): void {
  settings = given;
}
