import { createHash } from 'node:crypto';
import type { SiteSettings } from '@twelvefold/contract';
import { escapeHtml } from '../mail/template.ts';

const sitePlace = /<script\b(?=[^>]*\bid="site")[^>]*>\s*<\/script>/;
const inlineScript = /<script\b(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /\btype="application\/(ld\+)?json"/;

/** Name and address of this installation. */
export interface Installation {
  site: SiteSettings;
  /** Public address without a closing slash. */
  publicUrl: string;
  /** Origin of the payment provider's checkout script; null where it is our own. */
  checkoutOrigin: string | null;
}

/** Fills the placeholders of a file by its kind; other kinds stay unchanged. */
export function fillFile(path: string, text: string, installation: Installation): string {
  if (path.endsWith('.html')) return fillHtml(text, installation);
  if (path.endsWith('.webmanifest')) return fillNames(text, installation, inJson);
  if (path.endsWith('.xml')) return fillNames(text, installation, escapeHtml);
  if (path.endsWith('.txt')) return fillNames(text, installation, plain => plain);
  return text;
}

/** Fills in the site's settings as JSON, its name and addresses. */
export function fillHtml(html: string, installation: Installation): string {
  // '<' is the only character that could end the script element early.
  const json = JSON.stringify(installation.site).replaceAll('<', '\\u003c');
  return fillNames(html, installation, escapeHtml).replace(
    sitePlace,
    () => `<script type="application/json" id="site">${json}</script>`,
  );
}

const inJson = (plain: string) => JSON.stringify(plain).slice(1, -1);

function fillNames(
  text: string,
  { site, publicUrl }: Installation,
  escaped: (plain: string) => string,
): string {
  return text
    .replaceAll('%PRODUCT_NAME%', () => escaped(site.name))
    .replaceAll('%SUPPORT_EMAIL%', () => escaped(site.supportEmail))
    .replaceAll('%PUBLIC_URL%', () => escaped(publicUrl));
}

/** SHA-256 hashes of inline scripts, for the content security policy. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !dataBlock.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'));
}
