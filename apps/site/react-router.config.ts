import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The site has few routes, so the browser loads all of them at the start.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
