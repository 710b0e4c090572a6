import type { PageTheme } from '@rathausplatz/contract/sections'
import { themeTexts } from '@rathausplatz/ui/themes/texts'
import type { Mode } from '../mode/mode-cookie.ts'

/**
 * The part of a theme that a share image needs: the light colours of its footer, and the motif of its edges.
 */
export type ThemeLook = {
  ground: string
  onGround: string
  muted: string
  /** A line drawing that repeats horizontally, as SVG; undefined if the theme has none. */
  edge: { width: number; height: number; content: string; strokeWidth: string } | undefined
}

/** Reads these values from the theme's own stylesheet, so that colours are defined only once. */
export function themeLook(theme: PageTheme): ThemeLook {
  return {
    ground: themeColour(theme, 'ground', 'light'),
    onGround: themeColour(theme, 'on-ground', 'light'),
    muted: themeColour(theme, 'on-ground-muted', 'light'),
    edge: edgeOf(cssOf(theme)),
  }
}

/**
 * Returns a colour of a theme in a mode, for drawings without stylesheets: pictures and the browser's frame.
 * The first declaration counts: that of the theme, otherwise that of the default theme.
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
