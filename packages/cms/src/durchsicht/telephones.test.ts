import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { placesOf, subjectOf } from './places.ts'
import { telephoneFindings } from './telephones.ts'

const found = (kind: keyof typeof records, data: object) => {
  const subject = subjectOf(records[kind], data)
  return telephoneFindings(subject, placesOf(subject)).map(({ feld, rat }) => `${feld}: ${rat}`)
}
const way = (kennung: string, kanal = 'TELEFON') => ({ kommunikation: [{ kanal, kennung }] })
const OURS = 'So schreibt die Stadt sie: 030 23125-172'

test.each<[keyof typeof records, object, string[]]>([
  ['organisationseinheit', way('030/23125-172'), [`kommunikation.0.kennung: ${OURS}`]],
  ['organisationseinheit', way('(030) 23125-172', 'FAX'), [`kommunikation.0.kennung: ${OURS}`]],
  [
    'organisationseinheit',
    { kontaktpersonen: [way('030 / 23125-172')] },
    [`kontaktpersonen.0.kommunikation.0.kennung: ${OURS}`],
  ],
  ['verzeichniseintrag', way('+49 30 23125-172'), [`kommunikation.0.kennung: ${OURS}`]],
  ['ratsperson', way('030/23125-172'), [`kommunikation.0.kennung: ${OURS}`]],
  ['stadt', { telefon: '030/23125-172' }, [`telefon: ${OURS}`]],
  ['stadt', { fax: '0049 30 23125-172' }, [`fax: ${OURS}`]],
  ['aktuelles', { text: '<p>Rufen Sie an: 030/23125-172.</p>' }, [`text: ${OURS}`]],
  [
    'aktuelles',
    { text: '<p>Tel. (030) / 23125-172 oder 030 / 23125-172</p>' },
    [`text: ${OURS}`, `text: ${OURS}`],
  ],
  [
    'organisationseinheit',
    way('07265-1234/35'),
    [
      'kommunikation.0.kennung: Hier stehen zwei Telefonnummern. Bitte geben Sie nur eine an, zum Beispiel 030 23125-100.',
    ],
  ],
  ['organisationseinheit', way('030 23125-172'), []],
  ['organisationseinheit', way('030/23125-172', 'EMAIL'), []],
  ['organisationseinheit', way('112'), []],
  ['aktuelles', { text: '<p>Drucksache 045/2026 vom 01/2026, Az. 021/22-3</p>' }, []],
  ['aktuelles', { text: '<p>030 23125-172</p>' }, []],
  ['seite', { title: 'Nichts' }, []],
])('D4: in %s %j the spelling of telephone numbers is told: %j', (kind, data, said) => {
  expect(found(kind, data)).toEqual(said)
})

const asked = (kennung: string, kanal?: string) => {
  const subject = subjectOf(records.verzeichniseintrag, way(kennung, kanal))
  return telephoneFindings(subject, placesOf(subject)).filter(({ regel }) => regel === 'telefon-keine')
}

test.each([
  '0151-GEHEIM',
  '0800 FREIBAD',
  'nach 18 Uhr',
  'auf Anfrage',
  '0151',
  '(030)',
  '+49 30',
  '12',
  'siehe oben',
  '030 GEHEIM 1',
])('P6: „%s“ is asked about: nobody can dial it', kennung => {
  expect(asked(kennung)).toMatchObject([
    { satz: `„${kennung}“ ist keine Telefonnummer, die man wählen kann.`, rat: expect.stringMatching(/\S/) },
  ])
})

test.each([
  '030 23125-160',
  '030/23125-160',
  '+49 30 23125-160',
  '0049 30 23125160',
  '0171 1234567 (mobil)',
  '07273 4711 ab 18 Uhr',
  'Tel.: 07273 1234',
  '07265-1234/35',
  '110',
  '112',
  '115',
  '116 117',
  '19222',
  '4711',
  '',
])('P6: „%s“ can be dialled', kennung => {
  expect(asked(kennung)).toEqual([])
})

test('P6: a name in another way than a telephone is not asked about', () => {
  expect(asked('@musikverein', 'SONSTIGES')).toEqual([])
})
