import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';
import { reactCompiler } from './build/react-compiler.ts';

export default defineConfig({
  plugins: [fonts(), reactCompiler(), react(), tailwindcss()],
  build: {
    target: 'baseline-widely-available',
    // Small files stay files: a data address would not be covered by font-src and img-src 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
