import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';
import { reactCompiler } from './build/react-compiler.ts';

/**
 * Two files that every page shares: what changes with the lock file only, and the parts of ours that most pages draw.
 * Left alone, the latter would come as twenty files of a few hundred bytes each.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: 'base',
    test: /src\/(ui\/(Banner|Button|Disclosure|Field|FieldFrame|Icon|Logo|Menu|PageTitle|PasswordField|SkipLink|Spinner|Tabs|ThemeChoice|classes)|shared\/(account-rules|api|api-error|auth|credentials|form|format|site|theme|time|words)|pages\/PageFooter|figures|errors)\.tsx?$/,
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
