import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The site has few routes: the browser gets them all at once instead of asking for each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
