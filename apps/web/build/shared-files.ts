import type { Plugin } from 'vite';

const session = 'pages/session/SessionPage';
const landing = 'pages/LandingPage';
const beneath = 'pages/session/BeneathQuestion';
const tools = 'pages/QuestionTools';
const lesson = 'pages/learn/LessonPage';
const layout = 'app/layouts/StudentLayout';
const dashboard = 'pages/DashboardPage';

/**
 * Shared files of the pages, each with the pairs of sources whose common modules it contains; a module goes into the
 * first that fits. By default there would be thirty files of a few hundred bytes, and a browser loads six at a time.
 */
const files: Record<string, [source: string, other: string][]> = {
  base: [
    ['index.html', 'admin.html'],
    ['index.html', landing],
    ['index.html', session],
    [landing, session],
    ['pages/billing/PricingPage', session],
    [landing, beneath],
  ],
  app: [[session, layout]],
  question: [[session, lesson]],
  answered: [[session, 'pages/HistoryPage']],
  session: [[session, session]],
  tutor: [
    [beneath, 'features/tutor/Chat'],
    [beneath, 'pages/HistoryPage'],
  ],
  fields: [
    [landing, tools],
    ['pages/learn/LearnPage', tools],
  ],
  writing: [[tools, dashboard]],
  visit: [
    [landing, 'features/auth/PasswordReset'],
    [landing, layout],
    [landing, dashboard],
    ['pages/SharedPage', dashboard],
    ['pages/NotFoundPage', dashboard],
    ['pages/learn/LearnPage', dashboard],
  ],
  shell: [
    [layout, 'pages/session/NoOpenSession'],
    [dashboard, 'pages/StudyPlanPage'],
    [dashboard, 'pages/NotebookPage'],
  ],
  lessons: [[lesson, 'features/practice/example/ExampleFirst']],
};

/** Changes only with the lock file. */
const react = /node_modules\/(react|react-dom|scheduler)\//;

/** Imported with its library's index, but not used by a session. */
const notOfSession = /\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/;

/** Groups the pages' shared modules into a few files, by the imports of their sources. */
export function sharedFiles(): Plugin {
  const fileOf = new Map<string, string>();
  const names = Object.keys(files);
  // Earlier groups have priority, or a later one would take their modules along.
  const groups = names.map((name, i) => ({
    name,
    priority: names.length - i,
    test: (id: string) => fileOf.get(id) === name,
  }));
  const all = [{ name: 'react', priority: names.length + 1, test: react }, ...groups];
  return {
    name: 'shared-files',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: all } } } } }),
    buildEnd() {
      const modules = [...this.getModuleIds()];
      const neededBy = (source: string) => {
        const ids = new Set(modules.filter(id => id.endsWith(`/${source}`) || id.endsWith(`/${source}.tsx`)));
        for (const id of ids)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
        return ids;
      };
      for (const [name, pairs] of Object.entries(files))
        for (const pair of pairs) {
          const [source, other] = pair;
          const others = neededBy(other);
          for (const id of neededBy(source)) {
            const isPart = (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;
            const isOfSession = pair.includes(session) || pair.includes(beneath);
            const isFree = !fileOf.has(id) && !(isOfSession && notOfSession.test(id));
            if (others.has(id) && !isPart && isFree) fileOf.set(id, name);
          }
        }
    },
  };
}
