import type { PageTheme } from '@rathausplatz/contract/sections'
import { themeTexts } from '@rathausplatz/ui/themes/texts'
import type { Mode } from '../mode/mode-cookie.ts'

/** What of a theme a share image shows: the colours of its footer by day, and the motif of its edges. */
export type ThemeLook = {
  ground: string
  onGround: string
  muted: string
  /** A piece of line drawing that repeats sideways, as SVG. */
  edge: { width: number; height: number; content: string; strokeWidth: string } | undefined
}

/** Read from the theme's own file, so that a colour stands in one place. */
export function themeLook(theme: PageTheme): ThemeLook {
  return {
    ground: themeColour(theme, 'ground', 'light'),
    onGround: themeColour(theme, 'on-ground', 'light'),
    muted: themeColour(theme, 'on-ground-muted', 'light'),
    edge: edgeOf(cssOf(theme)),
  }
}

/**
 * A colour of a theme by day or by night, for what no style sheet reaches: pictures that we draw, the frame that a
 * browser draws. The first statement counts: that of the theme, else that of the default.
 */
export function themeColour(theme: PageTheme, name: string, mode: Mode): string {
  const [, value = ''] = new RegExp(`^\\s*--${name}: (.+);$`, 'm').exec(cssOf(theme)) ?? []
  const [, other] = /^var\(--([a-z-]+)\)$/.exec(value) ?? []
  if (other) return themeColour(theme, other, mode)
  const [, colour] = new RegExp(`var\\(--${mode}, (#[0-9a-f]{6})\\)`).exec(value) ?? []
  if (!colour) throw new Error(`No colour --${name} in the theme ${theme}`)
  return colour
}

const cssOf = (theme: PageTheme) => `${themeTexts[`./${theme}.css`]}${themeTexts['./default.css']}`

function edgeOf(css: string): ThemeLook['edge'] {
  const [, width, height] = /--edge-size: (\d+)px (\d+)px;/.exec(css) ?? []
  const [, address = ''] = /--edge: url\("data:image\/svg\+xml,([^"]+)"\);/.exec(css) ?? []
  const [, attributes = '', content] = /^<svg([^>]*)>(.*)<\/svg>$/.exec(decodeURIComponent(address)) ?? []
  if (!width || !height || content === undefined) return undefined
  const [, strokeWidth = '1.5'] = /stroke-width='([\d.]+)'/.exec(attributes) ?? []
  return { width: Number(width), height: Number(height), content, strokeWidth }
}
