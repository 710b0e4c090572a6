/** Abbreviations with their meaning; a screen reader reads them as letters. */
const SHORT: readonly (readonly [pattern: RegExp, short: string, long: string])[] = [
  ['bzw.', 'oder'],
  ['ggf.', 'wenn nötig'],
  ['evtl.', 'vielleicht'],
  ['i. d. R.', 'meist'],
  ['o. ä.', 'oder Ähnliches'],
  ['o. g.', 'dieser, diese'],
  ['s. o.', 'siehe oben'],
  ['u. a.', 'unter anderem'],
  ['u. U.', 'vielleicht'],
  ['z. T.', 'zum Teil'],
  ['z. Zt.', 'zurzeit'],
  ['zzgl.', 'und dazu'],
  ['abzgl.', 'ohne, weniger'],
  ['gem.', 'nach'],
  ['lt.', 'nach'],
  ['i. V. m.', 'und'],
  ['i. H. v.', 'in Höhe von'],
  ['vgl.', 'vergleiche'],
  ['etc.', 'und so weiter'],
  ['m. E.', 'aus unserer Sicht'],
].map(([short = '', long = '']) => [patternOf(short), short, long] as const)

/** Abbreviated names of laws and things that are not widely known. */
const SHORT_NAMES = new Map(
  Object.entries({
    ÖPNV: 'Bus und Bahn',
    LRA: 'Landratsamt',
    SGB: 'Sozialgesetzbuch',
    BauGB: 'Baugesetzbuch',
    LBO: 'Landesbauordnung',
    BMG: 'Bundesmeldegesetz',
    PStG: 'Personenstandsgesetz',
    KAG: 'Kommunalabgabengesetz',
    GemO: 'Gemeindeordnung',
    GR: 'Gemeinderat',
    UVgO: 'Unterschwellenvergabeordnung',
    FNP: 'Flächennutzungsplan',
  }),
)

/** Matches an abbreviation with any kind of blank, or none, between its letters. */
function patternOf(short: string): RegExp {
  const quoted = short.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s?`)
  return new RegExp(String.raw`(?<![\p{L}.])${quoted}`, 'iu')
}

export const shortForms = (text: string): readonly { short: string; long: string }[] =>
  SHORT.filter(([pattern]) => pattern.test(text)).map(([, short, long]) => ({ short, long }))

/**
 * Returns a finder for abbreviations that the document does not explain, in brackets or by their long form.
 * The finder is called for each text.
 */
export function unexplainedIn(
  document: string,
): (words: readonly string[]) => readonly { short: string; long: string }[] {
  const explained = new Set(
    [...SHORT_NAMES]
      .filter(([short, long]) => document.includes(`(${short})`) || document.includes(long))
      .map(([short]) => short),
  )
  return words =>
    [...new Set(words)].flatMap(short => {
      const long = SHORT_NAMES.get(short)
      return long === undefined || explained.has(short) ? [] : [{ short, long }]
    })
}
