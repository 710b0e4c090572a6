import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Few files: over HTTP/1.1 each costs a round trip, and nearly every page needs them all. */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules/, minSize: 0 },
    {
      name: 'seite',
      test: /(?:packages\/(?:ui|templates|contract)\/src|apps\/site\/app)\/(?!routes|gallery)/,
      minSize: 0,
    },
  ],
}

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: {
    // The oldest browsers that an old phone in the town still runs.
    target: ['chrome105', 'safari16', 'firefox110'],
    assetsInlineLimit: 1024,
    cssCodeSplit: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { advancedChunks: chunks } } } } },
  ssr: { noExternal: [/^@rathausplatz\//, 'lucide-react'] },
})
