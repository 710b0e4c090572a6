import { abfallcodes, abfallfraktionen, type Bedeutung } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { labelsOf } from '../../kinds.ts'
import { titleReader } from './read-title.ts'

const labels = labelsOf(
  abfallcodes.map(fraktion => {
    const { name, buchstabe, symbol, farbe } = abfallfraktionen[fraktion]
    return { fraktion, name, buchstabe, symbol, farbe, rhythmus: '', aktiv: true }
  }),
)
const reader = (taught: Readonly<Record<string, Bedeutung>>) =>
  titleReader(
    labels,
    Object.entries(taught).map(([name, bedeutung]) => ({ name, bedeutung })),
  )

describe('W9: a name that the town has explained', () => {
  const read = reader({
    'Grüne Tonne': 'papier',
    'Grüne Tonne groß': 'restmuell',
    Weißtonne: 'glas',
    Wertstofftonne: 'papier',
    Abfuhr: 'restmuell',
    'Tour 3': 'biomuell',
    Altkleider: 'keine',
    Kombitonne: 'fragen',
    'Müll & Co.': 'sperrmuell',
  })

  test.each<[title: string, is: string, fraktionen: string[]]>([
    ['Grüne Tonne', 'abfuhr', ['papier']],
    ['GRUENE TONNE', 'abfuhr', ['papier']],
    ['Grüne-Tonne', 'abfuhr', ['papier']],
    ['grüne  Tonne.', 'abfuhr', ['papier']],
    ['Gru\u0308ne Tonne', 'abfuhr', ['papier']],
    ['Grüne Tonne, Biotonne', 'abfuhr', ['papier', 'biomuell']],
    ['Biotonne und Grüne Tonne', 'abfuhr', ['biomuell', 'papier']],
    ['Leerung Grüne Tonne', 'abfuhr', ['papier']],
    ['Grüne Tonne (verschoben vom 06.01.)', 'abfuhr', ['papier']],
    ['Grüne Tonne 14-täglich', 'abfuhr', ['papier']],
    ['Grüne Tonne entfällt', 'entfaellt', ['papier']],
    ['Keine Leerung der Grünen Tonne', 'unbekannt', []],
    ['Keine Leerung: Grüne Tonne', 'entfaellt', ['papier']],
    ['Reinigung Grüne Tonne', 'anderes', ['papier']],
    ['Grüne Tonne Streik', 'fraglich', ['papier']],
    // Of two names the longer one counts.
    ['Grüne Tonne groß', 'abfuhr', ['restmuell']],
    ['Weißtonne', 'abfuhr', ['glas']],
    // A name is a whole word.
    ['Weißtonnenreinigung', 'unbekannt', []],
    // The town's explanation comes before the common meaning.
    ['Wertstofftonne', 'abfuhr', ['papier']],
    // A name of words that many titles have counts only as a whole title.
    ['Abfuhr', 'abfuhr', ['restmuell']],
    ['Abfuhr Papier', 'abfuhr', ['papier']],
    ['Abfuhr: Biotonne', 'abfuhr', ['biomuell']],
    ['Tour 3', 'abfuhr', ['biomuell']],
    ['Papier Tour 3', 'abfuhr', ['papier']],
    ['Müll & Co', 'abfuhr', ['sperrmuell']],
    // No collection, or a question each time.
    ['Altkleider', 'unbekannt', []],
    ['Altkleider Bauhof', 'unbekannt', []],
    ['Papier, Altkleider', 'abfuhr', ['papier']],
    ['Kombitonne', 'unbekannt', []],
    ['Kombitonne, Biotonne', 'unbekannt', []],
  ])('„%s“ is read as %s %j', (title, is, fraktionen) => {
    const found = read(title)
    expect({ is: found.is, fraktionen: found.fraktionen }).toEqual({ is, fraktionen })
  })

  test('is named with the title, unless the title is read by its other words', () => {
    const named = (title: string) => read(title).gelernt.map(({ name }) => name)
    expect(named('Grüne Tonne, Biotonne')).toEqual(['Grüne Tonne'])
    expect(named('Altkleider')).toEqual(['Altkleider'])
    expect(named('Papier, Altkleider')).toEqual([])
    expect(named('Biotonne')).toEqual([])
  })
})
