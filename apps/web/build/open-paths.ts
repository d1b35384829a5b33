import type { Plugin } from 'vite';
import { addresses } from '../src/app/addresses.ts';

/**
 * Fills `%OPEN_PATHS%` of `index.html`, inside a regular expression: public pages that are the same for the signed-in.
 */
export function openPaths(): Plugin {
  const paths = addresses
    .filter(({ who, hidden }) => who === 'everyone' && !hidden)
    .map(({ path }) => path.slice(1).replace(/\/:id$/, '\\/.+'));
  return {
    name: 'open-paths',
    transformIndexHtml: html => html.replace('%OPEN_PATHS%', () => paths.join('|')),
  };
}
