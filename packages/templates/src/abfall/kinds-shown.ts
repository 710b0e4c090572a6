import { type Abfallart, type Abfalltermin, type Tonnenfrage, UEBLICHE_TONNE } from '@rathausplatz/contract'

type Answer = {
  readonly fraktionen: readonly Abfallart[]
  readonly tonnenfragen: readonly Tonnenfrage[]
  readonly data: readonly Abfalltermin[]
}

/**
 * Returns the kinds of waste with their marks. A kind of which several variants are shown has a mark for each
 * of them, because a household has only one of these bins.
 */
export function kindsShown({ fraktionen, tonnenfragen, data }: Answer): Abfallart[] {
  return fraktionen.flatMap(art => {
    const own = data.filter(({ fraktion }) => fraktion === art.fraktion)
    const auswahl = tonnenfragen.find(({ fraktion }) => fraktion === art.fraktion)?.auswahl ?? []
    const isUsual = (kennung: string): boolean => kennung === UEBLICHE_TONNE
    const shown = auswahl.flatMap(({ kennung, name }) => {
      const one = own.find(({ variante }) => variante === (isUsual(kennung) ? '' : name))
      return one
        ? [{ name: one.name, rhythmus: isUsual(kennung) ? art.rhythmus : '', variante: one.variante }]
        : []
    })
    if (shown.length < 2) return [art]
    const signs = signsOf(shown.map(({ variante }) => variante))
    return shown.map(({ name, rhythmus }, at) =>
      Object.assign({ ...art }, { name, rhythmus, buchstabe: `${art.buchstabe.slice(0, 1)}${signs[at]}` }),
    )
  })
}

/** Returns `2` for „2-wöchentlich“ if this tells the variants apart; otherwise `a`, `b`, `c`. */
function signsOf(varianten: readonly string[]): readonly string[] {
  const weeks = varianten.map(one =>
    one === 'wöchentlich' ? '1' : (/^(\d)-wöchentlich$/.exec(one)?.[1] ?? ''),
  )
  return weeks.includes('') || new Set(weeks).size < weeks.length
    ? varianten.map((_, at) => String.fromCodePoint(97 + at))
    : weeks
}
