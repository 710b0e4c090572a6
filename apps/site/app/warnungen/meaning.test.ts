import { calls, type Warnung } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { levelWords } from './level-words.ts'
import { meaningOf } from './meaning.ts'

const [storm] = calls.warnungen.answer.parse(calls.warnungen.examples[0]?.answer).data as [Warnung]
const NOW = '2026-11-20T11:00:00.000Z'
const meaning = (more: Partial<Warnung>): string =>
  meaningOf({ ...storm, beginn: null, anweisung: '', beschreibung: '', ...more }, NOW)

const LEVELS = ['information', 'wichtig', 'dringend', 'notfall'] as const
const HARMLESS = /nichts|gut zu wissen|keine gefahr/i

test.each([
  'Kochen Sie das Wasser ab.',
  'Bleiben Sie im Haus.',
  'Informieren Sie sich, zum Beispiel im Radio.',
  'Wasser vor dem Trinken abkochen.',
  'Melden Sie verendete Wildvögel.',
  'Keine Maßnahmen erforderlich.',
])('N5: no sentence of ours says less than the instruction, on no level: %s', anweisung => {
  for (const stufe of LEVELS) {
    expect(meaning({ stufe, anweisung })).toMatch(/[fF]olgen Sie (?:sofort )?den Hinweisen\.$/)
    expect(meaning({ stufe, anweisung })).not.toMatch(HARMLESS)
    // A place of safety may contradict an order to stay.
    expect(meaning({ stufe, anweisung })).not.toMatch(/Sicherheit|stellen Sie sich/)
  }
})

test.each([
  ['Abkochgebot für Untergrombach', ''],
  ['Trinkwasser', 'Bitte kochen Sie Ihr Wasser ab.'],
  ['Trinkwasser', 'Das Leitungswasser darf nicht getrunken werden.'],
  ['Trinkwasser', 'Wasser vor Gebrauch drei Minuten abkochen!'],
  ['Großbrand', 'Das Gebiet ist zu meiden.'],
  ['Großbrand', 'Anwohner sollen Fenster und Türen geschlossen halten.'],
  ['Großbrand', 'Fenster schließen, Lüftung abschalten.'],
  ['Geflügelpest', 'Es gilt Stallpflicht.'],
  ['Badeverbot am Baggersee', ''],
  ['Bombenfund', 'Der Bereich wird evakuiert.'],
  ['Bombenfund', 'Die Wohnungen müssen bis 9 Uhr verlassen werden.'],
  ['Vermisste Person', 'Wer sie sieht, soll sich unter 110 melden.'],
  ['Blaualgen', 'Auf das Baden sollte verzichtet werden.'],
  ['Gefahrstoff', 'Gegenstände nicht berühren.'],
  ['Hochwasser', 'Halten Sie Abstand vom Ufer.'],
  ['Stromausfall', 'Notrufsäulen aufsuchen.'],
  ['Achtung: Dachlawinen', ''],
])('N5: a text that asks for something is never only good to know: %s, %s', (titel, beschreibung) => {
  for (const stufe of LEVELS)
    expect(meaning({ stufe, titel, beschreibung })).toMatch(/Bitte richten Sie sich danach\.$/)
})

test.each([
  ['Pegel steigt langsam', 'Der Wasserstand erreicht am Abend zwei Meter.'],
  ['Brand gelöscht', 'Es war ein Schuppen betroffen.'],
  ['Nebel', ''],
])(
  'N5: of a text that asks for nothing we do not claim that nothing is to be done: %s',
  (titel, beschreibung) => {
    const words = 'Gut zu wissen. Ist etwas zu tun, steht es dabei.'
    expect(meaning({ stufe: 'information', titel, beschreibung })).toBe(words)
  },
)

test.each([
  ['dringend', { beginn: '2026-11-22T06:00:00.000Z' }, 'Es kann gefährlich werden.'],
  ['notfall', { beginn: '2026-11-20T12:01:00+01:00' }, 'Es kann lebensgefährlich werden.'],
  ['dringend', { vorab: true }, 'Es kann gefährlich werden.'],
  ['dringend', { beginn: '2026-11-20T10:00:00.000Z' }, 'Es ist gefährlich.'],
  ['dringend', { beginn: '2026-11-20T12:00:00+01:00' }, 'Es ist gefährlich.'],
  ['notfall', {}, 'Lebensgefahr.'],
] as const)('N5: a danger that has not begun is not called one that is: %s %o', (stufe, more, words) => {
  expect(meaning({ stufe, ...more })).toMatch(words)
})

test('N5: only a test is called harmless, and no level denies that something is to be done', () => {
  expect(meaning({ probe: true, anweisung: 'Fenster zu' })).toContain('Es besteht keine Gefahr')
  expect(Object.values(levelWords).join(' ')).not.toMatch(/nichts/)
})

test.each([
  ['Trinkwasser wieder einwandfrei', 'Das Abkochgebot entfällt ab sofort.'],
  ['Badeverbot aufgehoben', 'Die Meldung ist damit erledigt.'],
  ['Evakuierung aufgehoben', ''],
])('N6: of what may be over nobody is asked to act on a lifted order: %s', (titel, beschreibung) => {
  for (const stufe of LEVELS)
    expect(meaning({ stufe, titel, beschreibung, bis_entwarnung: false })).not.toContain(
      'Bitte richten Sie sich danach',
    )
})
