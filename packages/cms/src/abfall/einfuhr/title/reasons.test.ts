import { describe, expect, test } from 'vitest'
import { importingTown } from '../testing/importing-town.ts'
import { place, readInTown } from '../testing/read-in-town.ts'
import { reasonIn, reasonOfTitle } from './reasons.ts'

const TOWN = { orte: [place('Kernstadt', 'Kelterstraße')] }
/** A row of Saturday, 13 February 2027, with this remark. */
const remarked = (remark: string, more: readonly string[] = [], head = 'Bemerkung') =>
  readInTown(
    [
      `Straße;Abfallart;Datum;${head}`,
      'Kelterstraße;Restmüll;02.02.2027;',
      `Kelterstraße;Restmüll;13.02.2027;${remark}`,
      ...more,
    ],
    TOWN,
  )
const DAY = 'restmuell 2027-02-13 Kelterstraße, Kernstadt'
const asked = (bedenken: readonly string[] = []) => bedenken.filter(one => one.includes('unklar ist, ob'))

describe('W5: the reason for a shifted date is no doubt about it', () => {
  test.each([
    'verschoben wg. Ostermontag',
    'verschoben wg.Ostermontag',
    'verschoben wegen Hl. Drei Könige',
    'verschoben wg. Feiertag',
    'wg. Feiertag',
    'wegen Rosenmontag',
    'verschoben',
    'Verschoben!',
    'verlegt',
    'verlegt wegen Fastnacht',
    'verlegt wegen Streik',
    'verlegt aufgrund Betriebsausflug',
    'vorgezogen wegen Bauarbeiten',
    'nachgeholt wegen Fahrzeugausfall',
    'wegen Schneefall nachgeholt',
    'Verlegung',
    'Vorverlegung',
    'Verschiebung',
    'Verschiebung durch Feiertag (Pfingsten)',
    'Verschiebung aufgrund der Feiertage',
    'Feiertagsverschiebung Ostern',
    'Terminverschiebung wg. Tag der Deutschen Einheit',
    'Feiertag',
    'Feiertagsregelung',
    'Karfreitag',
    'Achtung Feiertag!',
    'Achtung: Samstag!',
    'Achtung! Sa',
    'vorgeholt',
    'geänderter Termin',
    'verschoben vom 11.02. wg. Fasching',
    'verschoben (1. Weihnachtsfeiertag)',
    'Weihnachten',
    'wg. 1. Mai',
  ])('%s', async remark => {
    const { dates, told } = await remarked(remark)
    expect(dates).toContain(DAY)
    expect(asked(told?.bedenken)).toEqual([])
  })

  test.each([
    'verschoben auf 15.02.',
    'verlegt auf Montag',
    'wird verschoben',
    'wird nachgeholt',
    'wegen Streik',
    'Achtung: Montag!',
    'verschoben vom 13.02.',
    'nur Hausnummern 1-9',
    'siehe Aushang',
    'verschoben wegen Feiertag, nur Container',
    'evtl. verschoben wg. Fasching',
    'auch Gelber Sack',
  ])('%s: it is left out, and needs a confirmation', async remark => {
    const { dates, told } = await remarked(remark)
    expect(dates).not.toContain(DAY)
    expect([...asked(told?.bedenken), ...(told?.hinweise ?? [])].join()).toContain('13.02.2027')
    if (told?.hinweise.some(one => one.startsWith('Unklar, nicht übernommen')))
      expect(asked(told.bedenken)).toHaveLength(1)
  })

  test('„verschoben“ stays unclear under „Status“, and beside another date of its kind', async () => {
    const state = await remarked('verschoben', [], 'Status')
    expect(state.dates).not.toContain(DAY)
    expect(asked(state.told?.bedenken)).toEqual([
      '1 Termin bleibt weg, weil unklar ist, ob er gilt: Restmüll, verschoben (13.02.2027). Was an diesem Tag schon im Kalender steht, bleibt; ein neuer Termin fehlt dort. Stimmt das?',
    ])
    const double = await remarked('verschoben', ['Kelterstraße;Restmüll;15.02.2027;'])
    expect(double.dates).not.toContain(DAY)
    expect(asked(double.told?.bedenken)).toHaveLength(1)
    const other = await remarked('verschoben', ['Kelterstraße;Biomüll;15.02.2027;'])
    expect(other.dates).toContain(DAY)
  })

  test('a bin that not every household has is told and not asked', async () => {
    const { told } = await readInTown(
      [
        'Straße;Abfallart;Datum',
        'Kelterstraße;Biomüll;02.02.2027',
        'Kelterstraße;Saison-Biotonne;03.02.2027',
      ],
      TOWN,
    )
    expect(asked(told?.bedenken)).toEqual([])
  })

  test.each([
    ['verschoben wg. Ostermontag', 'Ostermontag'],
    ['verlegt wegen Fastnacht', 'Fastnacht'],
    ['wegen des Feiertags', 'Feiertags'],
    ['Verschiebung durch Feiertag (Pfingsten)', 'Feiertag (Pfingsten)'],
    ['verschoben', ''],
    ['Karfreitag', 'Karfreitag'],
    ['Eisglätte', 'Eisglätte'],
  ])('residents read the reason of „%s“ as „%s“', (remark, reason) => expect(reasonIn(remark)).toBe(reason))
})

test('W1: a date that goes and an unclear date beside it are named together', async () => {
  const { place: newPlace, take, check } = await importingTown()
  await newPlace('Kelterstraße')
  const row = (day: string, remark = '') => `Kelterstraße;Restmüll;${day}2027;${remark}`
  const head = 'Straße;Abfallart;Datum;Bemerkung'
  await take([row('02.02.'), row('16.02.'), row('02.03.')], head)
  const { bedenken } = await check([row('02.02.'), row('18.02.', 'evtl. verlegt'), row('02.03.')], head)
  expect(bedenken.join('\n')).toContain(
    'Restmüll, Kelterstraße, Kernstadt: 16.02.2027 fällt weg, unklar ist 18.02.2027.',
  )
  const far = await check([row('02.02.'), row('27.02.', 'evtl. verlegt'), row('02.03.')], head)
  expect(far.bedenken.join('\n')).not.toContain('fällt weg, unklar')
})

test.each([
  ['Restmüll (wg. Ostermontag)', 'Ostermontag'],
  ['Restmüll (wegen Ostermontag)', 'Ostermontag'],
  ['Restmüll (Ostermontag)', 'Ostermontag'],
  ['Restmüll [verschoben wegen Streik]', 'Streik'],
  ['Restmüll (Verschiebung wg. Pfingsten)', 'Pfingsten'],
  ['Restmüll 14-täglich (240 l) (wg. Karfreitag)', 'Karfreitag'],
  ['Restmüll (aufgrund des Feiertags)', 'Feiertags'],
  ['Restmüll', ''],
  ['Restmüll (240 l)', ''],
  ['Restmüll (verschoben)', ''],
  ['Restmüll (verschoben vom 11.01.)', ''],
  ['Restmüll (verlegt auf Mittwoch)', ''],
  ['Restmüll (Terminverschiebung)', ''],
  ['Restmüll (14-täglich)', ''],
])('W4: „%s“ is moved because of „%s“', (title, reason) => expect(reasonOfTitle(title)).toBe(reason))
