import type { Abfallfraktion, Abfallsymbol } from '@rathausplatz/contract'

/**
 * Signs of the bins in addition to colour: one filled path on a square of 24. Shared by the page, the poster
 * and its PDF.
 */
export const tonnenzeichen = {
  // A tied sack.
  restmuell:
    'M9.2 2.5 12 4.4l2.8-1.9.9 2.4-1.6 1.9c3.3 1.4 5.6 4.9 5.6 9.1 0 4.1-3 6.1-7.7 6.1s-7.7-2-7.7-6.1c0-4.2 2.3-7.7 5.6-9.1L8.3 4.9zM8.6 12.1c-1 .9-1.6 2.3-1.6 3.9h1.7c0-1.1.4-2.1 1.1-2.8z',
  // An apple with its leaf.
  biomuell:
    'M12.7 7.2c.2-2.6 1.7-4.4 4.4-4.9.2 2.7-1.3 4.7-3.5 5.2 1-.4 2-.6 3-.5 3 .3 4.7 2.9 4.4 6.4-.3 4-2.8 8.1-5.6 8.1-1.3 0-2-.7-3.2-.7s-1.9.7-3.2.7c-2.9 0-5.6-4.3-5.8-8.3-.2-3.6 1.7-6 4.6-6.2 1.8-.1 3.2.6 4.2 1-.1-1.5-.8-2.9-2-3.9l1.2-1.2c.8.9 1.3 2.4 1.5 4.3z',
  // A folded newspaper.
  papier:
    'M3 4h14v14.5c0 1.1.4 1.5 1 1.5s1-.4 1-1.5V8h2v10.7c0 2.1-1.2 3.3-3 3.3H6c-1.9 0-3-1.2-3-3zm2.5 2.8v4.4h9V6.8zM5.5 13.4v1.6h9v-1.6zM5.5 17v1.6h9V17z',
  // A tube and a can.
  gelb: 'M4 2.5h6v3l1.2 2.2V19.5c0 1.2-.8 2-2 2H4.8c-1.2 0-2-.8-2-2V7.7L4 5.5zM4.6 10.5v5h4.8v-5zM13.8 8.7l1.2-1.7h4.6l1.2 1.7v11.1l-1.2 1.7H15l-1.2-1.7zm1.8 3v6h3.4v-6z',
  // A bottle.
  glas: 'M9.7 1.8h4.6v1.9h-.6v3.5c0 1 .4 1.6 1.3 2.6 1 1.1 1.5 2.1 1.5 3.7v6.7c0 1.2-.8 2-2 2h-5c-1.2 0-2-.8-2-2v-6.7c0-1.6.5-2.6 1.5-3.7.9-1 1.3-1.6 1.3-2.6V3.7h-.6zM9.2 13.5v4.8h5.6v-4.8z',
  // A twig.
  gruengut:
    'M11.2 22v-5.3C7.7 17.2 5 15 4.4 11.2c3.3-.1 5.7 1.3 6.8 3.7V9.8C8.6 9.3 7.1 7.2 7.3 4c2.3.5 3.7 1.8 4.3 3.6.1-2.4 1.2-4.4 3.3-5.8 1.5 3.2.6 6-2 7.4v3.5c1.2-2.3 3.6-3.6 6.9-3.3-.5 3.8-3.2 5.8-6.9 5.2V22z',
  // A drop in a triangle.
  schadstoff:
    'M12 1.8 23 21.5H1zM12 8.2c-1.7 2.7-3.4 4.6-3.4 6.8 0 2 1.5 3.5 3.4 3.5s3.4-1.5 3.4-3.5c0-2.2-1.7-4.1-3.4-6.8z',
  // An armchair.
  sperrmuell:
    'M5.5 10.2V6.5c0-2 1.3-3.3 3.3-3.3h6.4c2 0 3.3 1.3 3.3 3.3v3.7c-1.4.2-2.4 1.3-2.4 2.7v1.4H7.9v-1.4c0-1.4-1-2.5-2.4-2.7zM3.3 11.7c1.5-.5 3 .5 3 2.1v2.1h11.4v-2.1c0-1.6 1.5-2.6 3-2.1 1.2.4 1.7 1.7 1.3 2.9L20.3 19v2.5h-2.1V20H5.8v1.5H3.7V19L2 14.6c-.4-1.2.1-2.5 1.3-2.9z',
  // A plug.
  elektro:
    'M7.3 1.8h2.2v5h5v-5h2.2v5h2.1v3.7c0 3.3-2.4 5.9-5.6 6.4v5.3h-2.4v-5.3c-3.2-.5-5.6-3.1-5.6-6.4V6.8h2.1z',
  // A fir.
  christbaum: 'M12 1.5 17 8h-2.2l4 5.2h-2.3l4.3 5.5h-7.3v3.5h-3v-3.5H3.2l4.3-5.5H5.2l4-5.2H7z',
  // An "i" in a circle: a note for that day.
  hinweis:
    'M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4zM10.7 10.4v7.4h2.6v-7.4zM10.7 6.3v2.6h2.6V6.3z',
} as const

export type Tonnenzeichen = keyof typeof tonnenzeichen

/** The container and sign of a fraction, as the town shows them. */
type Gezeichnet = { fraktion: Abfallfraktion; symbol: Abfallsymbol }

/** Signs that a town may choose instead of the default one of a fraction. */
const CHOSEN: Readonly<Partial<Record<Abfallsymbol, Tonnenzeichen>>> = {
  flasche: 'glas',
  zweig: 'gruengut',
  flamme: 'schadstoff',
  sofa: 'sperrmuell',
  stecker: 'elektro',
  baum: 'christbaum',
  info: 'hinweis',
}

export const zeichenOf = ({ fraktion, symbol }: Gezeichnet): string =>
  tonnenzeichen[CHOSEN[symbol] ?? fraktion]

/** Returns the container of a fraction: a wheeled bin or a sack; any other waste is shown in a crate. */
export const gefaessOf = ({ symbol }: Pick<Gezeichnet, 'symbol'>): 'tonne' | 'sack' | 'kiste' =>
  symbol === 'tonne' || symbol === 'sack' ? symbol : 'kiste'

const DARK = '#1e2421'
const LIGHT = '#ffffff'

/** Returns a readable text colour on a colour chosen by the town. */
export function inkOn(farbe: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(farbe.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // At this luminance the contrast with white and with our ink (luminance 0.0165) is equal.
  return luminance > 0.214 ? DARK : LIGHT
}
