import type { Stadt } from '@rathausplatz/contract'
import { sectionOf } from '@rathausplatz/contract/sections'
import type { Mode } from '../mode/mode-cookie.ts'
import { themeColour } from '../theme/theme-look.ts'
import { appIconPath, shortName } from './app-icon.ts'

/** What a browser must know of the town as an app, before it has asked for the manifest. */
export type AppHead = {
  /** Colour of the bar at the top of the page, which the browser goes on with. */
  colour: Record<Mode, string>
  /** Name and icon for Apple's home screen, which reads no manifest; nothing where the town is not known. */
  town: { name: string; icon: string } | null
}

export function appHead(stadt: Pick<Stadt, 'name' | 'wappen'> | null, path: string): AppHead {
  const { theme } = sectionOf(path)
  return {
    colour: { light: themeColour(theme, 'bar', 'light'), dark: themeColour(theme, 'bar', 'dark') },
    town: stadt && { name: shortName(stadt.name), icon: appIconPath('apple-180.png', stadt) },
  }
}
