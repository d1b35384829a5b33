import { createHash } from 'node:crypto';
import type { SiteSettings } from '@twelvefold/contract';
import { escapeHtml } from '../mail/template.ts';

const sitePlace = /<script\b(?=[^>]*\bid="site")[^>]*>\s*<\/script>/;
const inlineScript = /<script\b(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /\btype="application\/(ld\+)?json"/;

/** Fills what the build leaves open: the site's settings as JSON, its name and its support address. */
export function fillHtml(html: string, site: SiteSettings): string {
  // '<' is the only sign that could end the script element early.
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  return html
    .replaceAll('%PRODUCT_NAME%', () => escapeHtml(site.name))
    .replaceAll('%SUPPORT_EMAIL%', () => escapeHtml(site.supportEmail))
    .replace(sitePlace, () => `<script type="application/json" id="site">${json}</script>`);
}

export function fillManifest(json: string, site: SiteSettings): string {
  return json.replaceAll('%PRODUCT_NAME%', () => JSON.stringify(site.name).slice(1, -1));
}

/** SHA-256 hashes of the inline scripts that run, for the content security policy. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !dataBlock.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'));
}
