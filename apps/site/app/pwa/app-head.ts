import type { Stadt } from '@rathausplatz/contract'
import { sectionOf } from '@rathausplatz/contract/sections'
import type { Mode } from '../mode/mode-cookie.ts'
import { themeColour } from '../theme/theme-look.ts'
import { appIconPath, shortName } from './app-icon.ts'

/** Data of the app for the head, before the browser has loaded the manifest. */
export type AppHead = {
  /** Colour of the page's top bar, which the browser uses for its own frame. */
  colour: Record<Mode, string>
  /** Name and icon for Apple's home screen, which ignores the manifest; null if the town is unknown. */
  town: { name: string; icon: string } | null
}

export function appHead(stadt: Pick<Stadt, 'name' | 'wappen'> | null, path: string): AppHead {
  const { theme } = sectionOf(path)
  return {
    colour: { light: themeColour(theme, 'bar', 'light'), dark: themeColour(theme, 'bar', 'dark') },
    town: stadt && { name: shortName(stadt.name), icon: appIconPath('apple-180.png', stadt) },
  }
}
