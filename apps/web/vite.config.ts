import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminApart } from './build/admin-apart.ts';
import { fonts } from './build/fonts.ts';
import { leanKatex } from './build/lean-katex.ts';
import { leanAddresses, leanFigures } from './build/lean-tables.ts';
import { openPaths } from './build/open-paths.ts';

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
    test: /vite\/preload-helper|src\/(ui\/(\w+\/)?(Announcer|Banner|Bar|Button|Card|Dialog|Disclosure|Dots|ErrorBoundary|ErrorCard|Icon|Logo|PageTitle|PrintLine|input-class|SkipLink|Spinner|Toast|classes|lazy|LongWait|useLate|usePrinting)|shared\/[\w-]+\/(after-paint|foreign-workers|api|api-error|auth|credentials|format|keep-focus|navigation|site|theme|time)|app\/addresses|features\/billing\/plan-context|figures|errors)\.tsx?$/,
  },
  {
    name: 'visit',
    priority: 3,
    test: /src\/(ui\/\w+\/(Field|PasswordField|Popover|RingCountdown|Tabs|ThemeChoice|TwelveRings)|shared\/\w+\/(account-rules|form|given|words)|app\/layouts\/PageFooter|offers)\.tsx?$/,
  },
  {
    // Lists without an end are of history and notebook only.
    name: 'app',
    priority: 2,
    test: /node_modules\/@tanstack\/(?!.*nfiniteQuery(Observer)?\.js$)|src\/(ui\/(\w+\/)?(Key|Skeleton|Tag)|shared\/\w+\/(completion|online|log|sending|watching|session-kept|service-worker|pack-events|queries|query|shortcuts|single|unfinished)|app\/banners\/(ExpiredBanner|NetworkBanner))\.tsx?$/,
  },
  {
    // How questions are drawn, in lessons too.
    name: 'question',
    priority: 2,
    test: /src\/question\/(maths\/(MathText|Tex|split-maths|drawing\/drawing)|OptionList|options)\.tsx?$/,
  },
  {
    // What is shown of those that were answered, and opens the tutor.
    name: 'answered',
    priority: 1,
    test: /src\/(question\/(maths\/(WithMaths|drawing\/ahead)|QuestionImage|usePrefetchedImage|review\/(QuestionNotes|ReportLater|ResultPanel|SolutionCard|solution-steps))|features\/tutor\/(ChatButton|TutorPanel|tutor|queries|prompts))\.tsx?$/,
  },
  {
    // What the list of lessons and each of them need, and the example before a question.
    name: 'lessons',
    priority: 1,
    test: /src\/(features\/lessons\/(marks|reading)|pages\/learn\/NotRead|question\/(shown-to-all|example\/(Example|Lines|OwnLine|Picture))|shared\/browser\/hydrating)\.tsx?$/,
  },
  {
    name: 'shell',
    priority: 1,
    test: /src\/(features\/starting\/(panel\/(PreparationBanner|useRetryPreparation)|\w+|dialogs\/\w+)|app\/(layouts\/TopBar|banners\/UnverifiedBanner))\.tsx?$/,
  },
];

export default defineConfig({
  plugins: [
    fonts(),
    openPaths(),
    leanAddresses(),
    leanFigures(),
    leanKatex(),
    adminApart(),
    react(),
    tailwindcss(),
  ],
  resolve: { alias: { regexparam: fileURLToPath(new URL('build/no-patterns.ts', import.meta.url)) } },
  build: {
    target: 'baseline-widely-available',
    // Small files stay files: a data address would not be covered by font-src and img-src 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'admin.html'], output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
