import { type Abfallfraktion, abfallcodes, abfallfraktionen } from '@rathausplatz/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Kept, labelsOf } from '../../kinds.ts'
import { titleReader } from './read-title.ts'

const asEverywhere = (fraktion: Abfallfraktion, name: string = abfallfraktionen[fraktion].name): Kept => {
  const { buchstabe, symbol, farbe } = abfallfraktionen[fraktion]
  return { fraktion, name, buchstabe, symbol, farbe, rhythmus: '', aktiv: true }
}
const read = titleReader(labelsOf(abfallcodes.map(one => asEverywhere(one))))

/** Abbreviations of kinds in the tables below. */
const short = {
  R: 'restmuell',
  B: 'biomuell',
  P: 'papier',
  G: 'gelb',
  L: 'glas',
  N: 'gruengut',
  S: 'schadstoff',
  M: 'sperrmuell',
  E: 'elektro',
  C: 'christbaum',
  H: 'hinweis',
} as const
const kinds = (letters: string) =>
  Array.from(letters)
    .map(one => short[one as keyof typeof short])
    .toSorted()

describe('W2: a title of a collection names these kinds', () => {
  test.each([
    // One kind, in the spellings of counties and their programs.
    ['Restmüll', 'R'],
    ['Restmülltonne', 'R'],
    ['Restmuelltonne', 'R'],
    ['Restmüll 2-wöchentlich', 'R'],
    ['Restmüll, 14-tägliche Abfuhr', 'R'],
    ['Restmüll 2-/4-Radbehälter 14-täglich', 'R'],
    ['Restmülltonne 60 l - 1.100 l, 2 wö', 'R'],
    ['Restmüll (grau) AWB Köln', 'R'],
    ['Restabfalltonne 4-wöchentlich (verlegt)', 'R'],
    ['Großcontainer Restmüll', 'R'],
    ['Singletonne (Restmüll)', 'R'],
    ['Graue Tonne', 'R'],
    ['USB Abfuhr Grau - Restmüll', 'R'],
    ['Müllabfuhr: Restabfall', 'R'],
    ['Hausmuell', 'R'],
    ['Restmülltonne, Francestraße 10', 'R'],
    ['Restmüll (Terminverschiebung)', 'R'],
    ['Restmüll (verschoben vom 6.1.)', 'R'],
    ['Restmu\u0308ll', 'R'],
    ['Bio-Tonne Bezirk B-5, S-5 Di', 'B'],
    ['Leerung Bio-Tonne', 'B'],
    ['Biotonnenleerung', 'B'],
    ['Biogut Typ B', 'B'],
    ['Saison-Komposttonne bis Okt.', 'B'],
    ['Braune Tonne', 'B'],
    [' Achtung: Biotonne, Musterstraße 1', 'B'],
    ['ELW - Altpapier', 'P'],
    ['Papier-Tonne', 'P'],
    ['Papiertonne 1.100L', 'P'],
    ['Papier, Pappe, Kartonagen', 'P'],
    ['Pappe, Papier & Kart.', 'P'],
    ['Papier/Blaue Tonne', 'P'],
    ['Blaue Tonne / Papierbündel', 'P'],
    ['Altpapier Container', 'P'],
    ['Gelbe/r Sack/Tonne', 'G'],
    ['Gelber Sack / Gelbe Tonne', 'G'],
    ['Sack/Tonne gelb', 'G'],
    ['Gelbe Saecke', 'G'],
    ['GelberSack', 'G'],
    ['Gelbe Wertstoffbehälter -2 wö.-', 'G'],
    ['Leichtverpackungen (gelber Sack)', 'G'],
    ['Leicht- und Metallverpackungen', 'G'],
    ['Wertstofftonne / Gelber Container', 'G'],
    ['Wertstoff/LVP', 'G'],
    ['Glasverpackungen', 'L'],
    ['Verpackungen aus Glas', 'L'],
    ['Altglascontainer', 'L'],
    ['Gruenabfuhr', 'N'],
    ['Grünschnitt Straßensammlung', 'N'],
    ['Baum- und Strauchschnitt', 'N'],
    ['mobile Laubsammlung', 'N'],
    ['Garten- und Grünabfälle', 'N'],
    ['Problemabfallsammeltermine', 'S'],
    ['Problemmüll 11:00 - 12:00 Uhr, Hatzenbühl, Verbindungsweg', 'S'],
    ['Schadstoffsammlung, Werkstattgelände Bauhof', 'S'],
    ['Problem- und Sonderabfall', 'S'],
    ['Sperrmüllabholung', 'M'],
    ['Elektro- und Metallschrott', 'E'],
    ['Altmetall/Schrott', 'E'],
    ['Weihnachtsbaeume', 'C'],
    ['Tannenbaumabfuhr', 'C'],
    ['Christ-/Weihnachtsbäume', 'C'],
    ['Wertstoffhof geschlossen', 'H'],
    // Several kinds, in every form of list.
    ['Restabfall, Papiertonne', 'RP'],
    ['Restmüll/Bioabfall', 'RB'],
    ['Gelbe Säcke / Altpapier', 'GP'],
    ['Bioabfall und Altpapier', 'BP'],
    ['Bioabfall sowie Altpapier', 'BP'],
    ['Bioabfall & Altpapier', 'BP'],
    ['Bioabfall+Altpapier', 'BP'],
    ['Bioabfall; Altpapier', 'BP'],
    ['Bioabfall\nAltpapier', 'BP'],
    ['Bioabfall Altpapier', 'BP'],
    ['Bioabfall - Altpapier', 'BP'],
    ['Bioabfall-Altpapier', 'BP'],
    ['Bioabfall (und Altpapier)', 'BP'],
    ['Rest- und Biomüll', 'RB'],
    ['Bio- und Restmüllabfuhr (60 l/120 l/240 l/1,1 m³)', 'RB'],
    ['Bio-/Restmüll', 'RB'],
    ['Rest-/Biomüll 4-Radbehälter wöchentlich', 'RB'],
    ['Rest-, Bio- und Papiertonne', 'RBP'],
    ['Haus- und Sperrmüll', 'RM'],
    ['Papier/Gelb', 'PG'],
    ['Restmülltonne / Biotonne / Restmüllcontainer , Di', 'RB'],
    ['Restm. / Bioabf.', 'RB'],
    ['Rest-und Biomüll', 'RB'],
    ['Papier- u. gelbe Tonne', 'PG'],
    ['Blaue und Gelbe Tonne', 'PG'],
    ['gelbe/blaue Tonne', 'PG'],
    ['Graue + Braune Tonne', 'RB'],
    ['schwarze, braune und gelbe Tonnen', 'RBG'],
    ['Restmüll inkl. Biotonne', 'RB'],
    ['Restmüll plus Papier', 'RP'],
    ['Restmüll [Bio]', 'RB'],
    ['Bio | Papier', 'BP'],
    ['Biotonne • Papiertonne', 'BP'],
    ['Papier/Pappe/Kartonagen + Gelber Sack', 'PG'],
    ['Grün- und Biogut', 'NB'],
    ['Restmüll, Bio, Papier und Gelber Sack', 'RBPG'],
    ['Schadstoffe / Elektrokleingeräte', 'SE'],
    ['HF Gelbe Tonne, Blaue Tonne, Altkleider, 4 wöchentlich: Herford', 'GP'],
  ])('%j: %s', (title, letters) => {
    const { is, fraktionen } = read(title)
    expect({ is, fraktionen: fraktionen.toSorted() }).toEqual({ is: 'abfuhr', fraktionen: kinds(letters) })
  })
})

test.each([
  ['HF Gelbe Tonne, Blaue Tonne, Altkleider, 4 wöchentlich: Herford', ['altkleider']],
  ['Sperrmüll + Altholz -', ['altholz']],
  ['Restmüll Bezirk Gelb', ['gelb']],
  ['Restmüll (grau)', []],
])('W2: %s: words that sound like waste but name no kind of this town are reported', (title, words) => {
  expect(read(title).fremd).toEqual(words)
})

test.each([
  ['Restmüll entfällt (Hl. Drei Könige)', 'R'],
  ['Restmüll (entfällt)', 'R'],
  ['Keine Leerung der Biotonne', 'B'],
  ['Keine Restmüllabfuhr', 'R'],
  ['Papiertonne - Abfuhr fällt aus', 'P'],
  ['Die Papierabfuhr fällt am 6. Januar aus', 'P'],
  ['Gelber Sack: Abholung findet nicht statt', 'G'],
  ['ABGESAGT: Sperrmüll', 'M'],
  ['Biotonne wird nicht geleert', 'B'],
  ['Biotonne Leerungsausfall', 'B'],
  ['~~ Restmüll ~~', 'R'],
  [Array.from('Restmüll').join('\u0336'), 'R'],
])('W5: %s: the title cancels the collection', (title, letters) => {
  expect(read(title)).toMatchObject({ is: 'entfaellt', fraktionen: kinds(letters) })
})

test.each([
  'Ausgabe Gelbe Säcke im Bürgerbüro',
  'Verteilung der Gelben Säcke',
  'Reinigung Biotonne',
  'Anmeldeschluss Sperrmüll',
  'Annahme von Grünschnitt',
  'Abgabe Problemabfall WSH',
  'Erinnerung: morgen Restmüll',
  'Nicht vergessen: Restmüll',
  'Heute Abend Restmüll raus',
  'Biotonne auf Abruf',
  'Biotonne: kein Plastik',
  'Keine Biotonne',
  'Restmüll, keine Biotonne',
  'Restmüll und Biotonne entfallen',
  'Restmüll ohne Biotonne',
  'Biotonne statt Restmüll',
  'Restmüll verschoben auf 7.1.',
  'Restmüll (nicht Bio)',
  'Kein Restmüll',
  'Behälterreinigung (Biotonne)',
  'Restmüll (Vorabend)',
  'Gebührenbescheid Restmüll',
])('W5: %s: the title is no collection, or is unclear', title => {
  expect(read(title).is).toBe('anderes')
})

test.each([
  'Restmüll, Deponie Wicker, Zusatztermine, 7.30 – 12.00 Uhr',
  'Gartenabfall, Kompostieranlage, Sonderöffnung 8.00 - 14.00 Uhr',
  'Restmüll 8.00 - 12.00 Uhr',
  'Bioabfalltonne Waschung',
  'Papierabfuhr wird verschoben',
  'Gelber Sack: Termin verschoben, siehe 05.03.',
  'Restmüll (Ersatz am 05.03.)',
  'Restmüll bereits am Samstag',
  'Ende der Frist: Restmülltonne ummelden',
  'Altpapier Bringsammlung Feuerwehrhaus',
  'Altpapier Vereinssammlung',
  'Papierbündelsammlung des TSV',
  'Umstellung auf Sommerrhythmus Biotonne',
  'Beginn wöchentliche Bioabfuhr',
  'Gelber Sack/Restmüll Feiertag: 1 Tag später',
  'Restmüll Streik',
  'Restmüll: Streik',
  'AWB Streik Restmüll',
  'Papier Wertstoffhof geschlossen',
  'Papier (Feiertagsregelung beachten)',
  'Bio nur Innenstadt',
  'Restmüll bereitstellen',
  'Restmüll? (nicht bestätigt)',
  'Restmüll (blau)',
  'Restmüll Abfuhr unter Vorbehalt',
  'Restmüll voraussichtlich',
  'Biotonne Probealarm',
  'Restmüll ❌',
  'Restmüll 🚫',
  'Restmüll wird nachgeholt',
  'Biotonne wird vorgezogen',
  'Schadstoffmobil: Termin verschoben',
  'Schadstoffmobil Bauhof, 1 Tag später',
  'Papier Unterweiler',
])('W5: %s: a title with an unknown word beside the kind counts as doubtful or as no collection', title => {
  expect(read(title).is).toMatch(/^(?:anderes|fraglich)$/)
})

test.each([
  'Restmüll (vorverlegt)',
  'Restmüll  ! vorgefahren ! | Abfuhrkalender - Landkreis Amberg-Sulzbach',
  'Verschiebung: Gelber Sack',
  'Biotonne - Feiertagsverschiebung',
  'Papiertonne Nachholtermin',
  'Abfuhr: (Sa) Restmüll / Bioabfall',
  'Restmüll verschoben vom 6. Januar 2027 wegen Feiertag',
  'ACHTUNG geändert: Biotonne',
  'Sonderleerung Biotonne',
  'Restmüll am Freitag statt Samstag',
  'Biotonne & Papiertonne (bis 240 l)',
  'Sonderabfälle, Flörsheim, Sportanlagen Hauptstraße 8.00-10.00 Uhr',
  'Bioabfall *',
  '♻️ Gelber Sack',
  'Papiertonne wird geleert',
  'Altpapier: Bündelsammlung',
])('%s: the title is a collection, in spite of harmless words beside the kind', title => {
  expect(read(title).is).toBe('abfuhr')
})

test.each([
  'Biotonnenreinigung',
  'Biotonne-Reinigung',
  'Gartenabfallannahme Bauhof',
  'Grünschnittplatz -',
  'Betriebsurlaub Wertstoffhof',
  'Betriebsferien Bauhof',
  'Restaurant Papiermühle',
  'Sommerferien',
  'Feiertag',
  'Christbaumverkauf',
  'Gelbe Karte',
  'Grünschnittannahme',
  'Laubbläserkurs',
  'Glasfaserausbau',
  'Elektronotdienst',
  'Restpostenmarkt',
  'Altkleider Abholung - Restaurant Krone',
  'Resttermine',
  'Glashütte, Papiermühle und Bio-Hof',
  'Führung im Kompostwerk',
  'Grüne Tonne',
  'Abfuhr',
  '',
])('W5: %j: the title names no kind of waste', title => {
  expect(read(title)).toMatchObject({ is: 'unbekannt', fraktionen: [] })
})

test("the town's own names of kinds take precedence over common names", () => {
  const own = abfallcodes.map(one => asEverywhere(one, one === 'papier' ? 'Grüne Tonne' : undefined))
  const ours = titleReader(labelsOf(own))
  expect(ours('Grüne Tonne')).toMatchObject({ is: 'abfuhr', fraktionen: ['papier'] })
  expect(ours('Graue Tonne und Grüne Tonne').fraktionen).toEqual(['restmuell', 'papier'])
})

const NAMES = ['Restmüll', 'Restmülltonne', 'Bioabfall', 'Biotonne', 'Altpapier', 'Papiertonne'].concat([
  'Gelber Sack',
  'Gelbe Säcke',
  'Altglas',
  'Grünschnitt',
  'Sperrmüll',
  'Schadstoffmobil',
  'Christbäume',
])
const name = fc.constantFrom(...NAMES)
const between = fc.constantFrom(
  ', ',
  '/',
  ' / ',
  '+',
  ' + ',
  ' & ',
  ' und ',
  ' sowie ',
  '; ',
  '\n',
  ' - ',
  ' – ',
  ' ',
)
const noise = fc.constantFrom('', 'Bezirk 4', 'AWB', '14-täglich', '(verlegt)', 'Di', '1.100 l')

test('W2: every kind in a list is found, whatever is between and around the kinds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, between), { minLength: 1, maxLength: 5 }),
      noise,
      noise,
      (listed, before, after) => {
        const [, ...rest] = listed.flatMap(([one, sign]) => [sign, one])
        const found = read(`${before}: ${rest.join('')} ${after}`)
        expect(found.is).toBe('abfuhr')
        expect(found.fraktionen.toSorted()).toEqual(
          [...new Set(listed.flatMap(([one]) => read(one).fraktionen))].toSorted(),
        )
      },
    ),
  )
})

test('W5: a title that cancels is no collection, however many kinds it names', () => {
  const no = fc.constantFrom(
    'entfällt',
    'entfallen',
    'fällt aus',
    'keine Leerung',
    'abgesagt',
    'findet nicht statt',
  )
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), no, fc.boolean(), (listed, word, first) => {
      const names = listed.join(', ')
      expect(read(first ? `${word}: ${names}` : `${names} ${word}`).is).not.toBe('abfuhr')
    }),
  )
})

test.each([
  `Restmüll ${'1,'.repeat(140)}x`,
  `Restmüll Bezirk ${'i '.repeat(140)}i-`,
  `Restmüll ${'a-'.repeat(140)}`,
  `Restmüll ${'statt '.repeat(50)}`,
])('%s: a title made to cause endless matching is read, and is no collection', title => {
  expect(read(title).is).not.toBe('abfuhr')
})

describe('W9: remarks that do not change a collection', () => {
  test.each([
    'wegen Karfreitag vorgezogen',
    'wegen Karfreitag verschoben',
    'verschoben wegen Feiertag',
    'wegen 1. Mai verschoben',
    'bis 6 Uhr bereitstellen',
    'bitte bis 6:00 Uhr bereitstellen',
    'Bereitstellung ab 6 Uhr',
  ])('Restmüll, %s', remark => {
    expect(read(`Restmüll, ${remark}`).is).toBe('abfuhr')
  })

  test.each(['verschoben', 'wird wegen Feiertag verschoben', 'bis 20 Uhr bereitstellen'])(
    'Restmüll, %s: it stays unclear',
    remark => {
      expect(read(`Restmüll, ${remark}`).is).not.toBe('abfuhr')
    },
  )
})
