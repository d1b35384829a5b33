import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';
import { reactCompiler } from './build/react-compiler.ts';

/**
 * Files that many pages share: what changes with the lock file only; the parts of ours that every page draws; those that
 * pages with a form or a menu draw besides; what every signed-in screen works with; and the frame around all of those
 * but the session. Left alone, they would come as thirty files of a few hundred bytes each, and a browser asks for six
 * at a time.
 */
const groups = [
  {
    name: 'react',
    priority: 5,
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: 'base',
    priority: 4,
    test: /vite\/preload-helper|src\/(ui\/(Banner|Bar|Button|Card|Dialog|Dots|ErrorBoundary|ErrorCard|Icon|Logo|PageTitle|PrintLine|SkipLink|Spinner|classes|lazy|usePrinting)|shared\/(after-paint|api|api-error|auth|credentials|format|keep-focus|navigation|outbox\/kept|site|theme|time)|figures|errors)\.tsx?$/,
  },
  {
    name: 'visit',
    priority: 3,
    test: /src\/(ui\/(Disclosure|Field|FieldFrame|Menu|PasswordField|RingCountdown|Tabs|ThemeChoice|TwelveRings)|shared\/(account-rules|form|words)|pages\/PageFooter)\.tsx?$/,
  },
  {
    name: 'app',
    priority: 2,
    test: /node_modules\/@tanstack\/|src\/(ui\/(Key|Skeleton|Tag|useLate)|shared\/(completion|online|outbox\/(sending|watching)|pack-events|query|shortcuts)|features\/home\/(queries|starting\/next-step)|pages\/(ExpiredBanner|NetworkBanner))\.tsx?$/,
  },
  {
    name: 'shell',
    priority: 1,
    test: /src\/(features\/home\/(PreparationBanner|useRetryPreparation|starting\/\w+)|pages\/(TopBar|UnverifiedBanner))\.tsx?$/,
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
