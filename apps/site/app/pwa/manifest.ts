import type { MenuItem, Stadt } from '@rathausplatz/contract'
import { themeColour } from '../theme/theme-look.ts'
import { type AppIcon, appIconPath, shortName } from './app-icon.ts'
import { unterwegsPath } from './paths.ts'

const MOST_SHORTCUTS = 4

type Icon = { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' }
type Shortcut = { name: string; url: string }

/**
 * Returns the manifest of the town's website as an app (spec §1): name, colours and icons come from the data
 * of the town.
 */
export function webAppManifest(stadt: Stadt, destinations: readonly MenuItem[]) {
  const icon = (file: AppIcon, size: number, purpose: Icon['purpose']): Icon => ({
    src: appIconPath(file, stadt),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: stadt.name,
    short_name: shortName(stadt.name),
    ...(stadt.claim ? { description: stadt.claim } : {}),
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColour('default', 'bar', 'light'),
    background_color: themeColour('default', 'paper', 'light'),
    categories: ['government'],
    icons: [
      icon('192.png', 192, 'any'),
      icon('512.png', 512, 'any'),
      icon('maskierbar-192.png', 192, 'maskable'),
      icon('maskierbar-512.png', 512, 'maskable'),
    ],
    shortcuts: shortcutsTo(destinations),
  }
}

/**
 * Returns the shortcuts of the app: first the page for offline use, then the first items of the town's menu.
 */
function shortcutsTo(destinations: readonly MenuItem[]): Shortcut[] {
  const own = destinations.flatMap(({ title, href }) =>
    /^\/(?!\/)/.test(href) ? [{ name: title, url: href }] : [],
  )
  return [{ name: 'Unterwegs', url: unterwegsPath }, ...own].slice(0, MOST_SHORTCUTS)
}
