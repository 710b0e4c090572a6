import type { PageTheme } from '@rathausplatz/contract/page-theme'
import buecherei from '@rathausplatz/ui/themes/buecherei.css?raw'
import standard from '@rathausplatz/ui/themes/default.css?raw'
import freibad from '@rathausplatz/ui/themes/freibad.css?raw'
import intranet from '@rathausplatz/ui/themes/intranet.css?raw'
import jahnschule from '@rathausplatz/ui/themes/jahnschule.css?raw'
import jugendmusikschule from '@rathausplatz/ui/themes/jugendmusikschule.css?raw'
import klimaschutz from '@rathausplatz/ui/themes/klimaschutz.css?raw'
import schillerschule from '@rathausplatz/ui/themes/schillerschule.css?raw'

const files: Readonly<Record<PageTheme, string>> = {
  default: standard,
  buecherei,
  freibad,
  intranet,
  schillerschule,
  jahnschule,
  jugendmusikschule,
  klimaschutz,
}

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
  const css = `${files[theme]}${files.default}`
  return {
    ground: lightColour(css, 'ground') ?? '#000000',
    onGround: lightColour(css, 'on-ground') ?? '#ffffff',
    muted: lightColour(css, 'on-ground-muted') ?? '#ffffff',
    edge: edgeOf(css),
  }
}

/** The first statement counts: that of the theme, else that of the default. */
const lightColour = (css: string, name: string) =>
  new RegExp(`--${name}: var\\(--light, (#[0-9a-f]{6})\\)`).exec(css)?.[1]

function edgeOf(css: string): ThemeLook['edge'] {
  const [, width, height] = /--edge-size: (\d+)px (\d+)px;/.exec(css) ?? []
  const [, address = ''] = /--edge: url\("data:image\/svg\+xml,([^"]+)"\);/.exec(css) ?? []
  const [, attributes = '', content] = /^<svg([^>]*)>(.*)<\/svg>$/.exec(decodeURIComponent(address)) ?? []
  if (!width || !height || content === undefined) return undefined
  const [, strokeWidth = '1.5'] = /stroke-width='([\d.]+)'/.exec(attributes) ?? []
  return { width: Number(width), height: Number(height), content, strokeWidth }
}
