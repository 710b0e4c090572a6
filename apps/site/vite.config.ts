import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkOf } from './vite/chunks.ts'
import { routerReports } from './vite/router-reports.ts'

export default defineConfig({
  plugins: [reactRouter(), routerReports()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: {
    // The oldest browsers that an old phone in the town still runs.
    target: ['chrome105', 'safari16', 'firefox110'],
    assetsInlineLimit: 1024,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, minSize: 0 }] } } } },
    },
  },
  ssr: { noExternal: [/^@rathausplatz\//, 'lucide-react'] },
})
