import { createHash } from 'node:crypto';
import type { SiteSettings } from '@twelvefold/contract';
import { escapeHtml } from '../mail/template.ts';

const sitePlace = /<script\b(?=[^>]*\bid="site")[^>]*>\s*<\/script>/;
const inlineScript = /<script\b(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /\btype="application\/(ld\+)?json"/;

/** What an installation is called and where it stands. */
export interface Installation {
  site: SiteSettings;
  /** The product's own address, without a slash at its end. */
  publicUrl: string;
  /** Origin of the payment provider's checkout script; null where it is our own. */
  checkoutOrigin: string | null;
}

/** Fills what the build leaves open in a file, in the way its kind asks for; a file of any other kind stays as it is. */
export function fillFile(path: string, text: string, installation: Installation): string {
  if (path.endsWith('.html')) return fillHtml(text, installation);
  if (path.endsWith('.webmanifest')) return fillNames(text, installation, inJson);
  if (path.endsWith('.xml')) return fillNames(text, installation, escapeHtml);
  if (path.endsWith('.txt')) return fillNames(text, installation, plain => plain);
  return text;
}

/** The site's settings as JSON, and its name and addresses wherever they stand. */
export function fillHtml(html: string, installation: Installation): string {
  // '<' is the only sign that could end the script element early.
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

/** SHA-256 hashes of the inline scripts that run, for the content security policy. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !dataBlock.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'));
}
