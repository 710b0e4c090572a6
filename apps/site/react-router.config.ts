import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The site has few routes, so the browser loads all of them at once.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
