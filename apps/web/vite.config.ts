import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminApart } from './build/admin-apart.ts';
import { fonts } from './build/fonts.ts';
import { leanFigures } from './build/lean-figures.ts';
import { leanKatex } from './build/lean-katex.ts';
import { openPaths } from './build/open-paths.ts';
import { sharedFiles } from './build/shared-files.ts';

export default defineConfig({
  plugins: [
    fonts(),
    openPaths(),
    leanFigures(),
    leanKatex(),
    adminApart(),
    sharedFiles(),
    react(),
    tailwindcss(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Never inlined: `font-src` and `img-src 'self'` do not allow data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'admin.html'] },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
