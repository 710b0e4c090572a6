import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: {
    // The oldest browsers that an old phone in the town still runs.
    target: ['chrome105', 'safari16', 'firefox110'],
    assetsInlineLimit: 1024,
  },
  ssr: { noExternal: [/^@rathausplatz\//, 'lucide-react'] },
})
