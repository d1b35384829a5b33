import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';
import { reactCompiler } from './build/react-compiler.ts';

/**
 * Three files that many pages share: what changes with the lock file only, the parts of ours that every page draws, and
 * those that pages with a form or a menu draw besides. Left alone, they would come as twenty files of a few hundred
 * bytes each.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: 'base',
    test: /src\/(ui\/(Banner|Button|Icon|Logo|PageTitle|PrintLine|SkipLink|Spinner|classes|usePrinting)|shared\/(api|api-error|auth|credentials|format|navigation|site|theme|time)|figures|errors)\.tsx?$/,
  },
  {
    name: 'visit',
    test: /src\/(ui\/(Disclosure|Field|FieldFrame|Menu|PasswordField|Tabs|ThemeChoice)|shared\/(account-rules|form|words)|pages\/PageFooter)\.tsx?$/,
  },
];

export default defineConfig({
  plugins: [fonts(), reactCompiler(), react(), tailwindcss()],
  build: {
    target: 'baseline-widely-available',
    // Small files stay files: a data address would not be covered by font-src and img-src 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
