import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { newDate } from '../change-dates.ts'
import type { Stop } from './by-hand.ts'
import { questionsOfTown } from './questions-of-town.ts'
import { importingTown } from './testing/importing-town.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const NONE: Stop = { zeit_von: null, zeit_bis: null, platz: '' }
const stop = (zeit_von: string | null, zeit_bis: string | null, platz: string): Stop => ({
  zeit_von,
  zeit_bis,
  platz,
})
const FEST = stop('09:00', '12:00', 'Festplatz')
const PLACE = { called: 'Schadstoffmobil', where: 'Kirchstraße, Unterweiler' }

/** What a report says of a date of 17 April that an editor changed. */
function saidOf(own: Stop, inFile: Stop, { tour = NONE, datum = '2027-04-17' } = {}) {
  const questions = questionsOfTown('2026-11-20', () => ({ ...tour, regel: { art: 'einzeln' } }))
  const row = newDate('tour', '2027-04-17', NOW, { ...own, von_hand: 1 })
  const datei = { datum, urspruenglich: '', grund: '', ...inFile }
  const file = { von: datum, bis: datum, ausfaelle: [], unklar: [], termine: [datei] }
  questions.noteDate({ is: 'von_hand', row, datei }, file, false, PLACE)
  return { asked: questions.bedenken(), told: questions.hinweise() }
}

describe('W1: a date that an editor changed, and that has other hours or another place in the file, is asked', () => {
  test.each<[string, Stop, Stop, Stop, string]>([
    [
      'hours and place',
      FEST,
      stop('13:30', '14:15', 'Turnplatz'),
      NONE,
      'bleibt 09:00–12:00 Uhr, Festplatz; Datei: 13:30–14:15 Uhr, Turnplatz',
    ],
    [
      'the place alone',
      FEST,
      stop('09:00', '12:00', 'Turnplatz'),
      NONE,
      'bleibt 09:00–12:00 Uhr, Festplatz; Datei: 09:00–12:00 Uhr, Turnplatz',
    ],
    [
      'the place, in a file without hours',
      FEST,
      stop(null, null, 'Turnplatz'),
      NONE,
      'bleibt 09:00–12:00 Uhr, Festplatz; Datei: Turnplatz',
    ],
    ['the beginning', FEST, stop('10:00', '12:00', 'Festplatz'), NONE, 'Datei: 10:00–12:00 Uhr, Festplatz'],
    ['the end', FEST, stop('09:00', '11:00', ''), NONE, 'Datei: 09:00–11:00 Uhr'],
    ['an hour without an end', FEST, stop('08:00', null, ''), NONE, 'Datei: ab 08:00 Uhr'],
    ['the hours of the tour', NONE, stop('10:00', '12:00', ''), FEST, 'bleibt 09:00–12:00 Uhr, Festplatz'],
    [
      'an own hour without an end',
      stop('09:00', null, ''),
      stop('10:00', null, ''),
      FEST,
      'bleibt ab 09:00 Uhr, Festplatz; Datei: ab 10:00 Uhr',
    ],
    [
      'a date without hours and place',
      NONE,
      stop('10:00', null, 'Bauhof'),
      NONE,
      'bleibt ohne Uhrzeit und Platz; Datei: ab 10:00 Uhr, Bauhof',
    ],
  ])('%s', (_, own, inFile, tour, words) => {
    const { asked, told } = saidOf(own, inFile, { tour })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('Schadstoffmobil, Kirchstraße, Unterweiler, 17.04.2027: bleibt')
    expect(asked[0]).toContain(words)
    expect(told).toEqual([])
  })

  test.each<[string, Stop, Stop, Stop]>([
    ['the same', FEST, FEST, NONE],
    ['the same as the tour', NONE, FEST, FEST],
    ['a file without hours and place', FEST, NONE, NONE],
    ['a bin', NONE, NONE, NONE],
    ['a space in the place', FEST, stop('09:00', '12:00', ' Festplatz '), NONE],
  ])('%s: nothing is asked', (_, own, inFile, tour) =>
    expect(saidOf(own, inFile, { tour })).toEqual({ asked: [], told: [] }),
  )

  test('another day with other hours is named with both; another day alone is told', () => {
    const other = saidOf(FEST, stop('10:00', '12:00', 'Turnplatz'), { datum: '2027-04-18' })
    expect(other.asked.join()).toContain('Datei: 18.04.2027, 10:00–12:00 Uhr, Turnplatz')
    const day = saidOf(FEST, FEST, { datum: '2027-04-18' })
    expect(day.asked).toEqual([])
    expect(day.told).toEqual([
      'Von Hand geändert, bleibt: Schadstoffmobil 17.04.2027 (Datei: 18.04.2027), Kirchstraße, Unterweiler.',
    ])
  })

  test.each([
    ['24.04.2027', 3, true],
    ['24.04.2027', 1, true],
    ['15.05.2027', 3, true],
    ['12.06.2027', 3, false],
  ])(
    'W1: a date set by hand stands beside that of a rare collection on %s with %i stops',
    async (day, stops, asks) => {
      const { place, tour, desk, check } = await importingTown()
      const { id } = await place('Kelterstraße')
      const regel = { art: 'einzeln' }
      const mobil = await tour({ name: 'Schadstoffmobil', fraktion: 'schadstoff', regel, orte: [id] })
      for (const datum of ['2027-04-17', '2027-10-09'])
        await desk(calls.redaktionAbfallterminAnlegen, { params: { id: mobil.id }, body: { datum } })
      const rows = ['9 bis 10 Uhr;Festplatz', '11 bis 12 Uhr;Dorfplatz', '13 bis 14 Uhr;Kirchplatz']
      const { bedenken } = await check(
        rows.slice(0, stops).map(stop => `Kelterstraße;Schadstoffmobil;${day};${stop}`),
        'Straße;Abfallart;Datum;Uhrzeit;Standort',
      )
      expect(bedenken.join().includes('17.04.2027 bleibt')).toBe(asks)
      expect(bedenken.join()).not.toContain('09.10.2027 bleibt')
    },
  )

  test('the import needs a confirmation', async () => {
    const { place, tour, desk, check } = await importingTown()
    const { id } = await place('Kelterstraße')
    const { id: mobil } = await tour({
      name: 'Schadstoffmobil',
      fraktion: 'schadstoff',
      regel: { art: 'einzeln' },
      zeit_von: '09:00',
      zeit_bis: '12:00',
      platz: 'Festplatz',
      orte: [id],
    })
    await desk(calls.redaktionAbfallterminAnlegen, { params: { id: mobil }, body: { datum: '2027-04-17' } })
    const { id: einfuhr, bedenken } = await check(
      ['Kelterstraße;Schadstoffmobil;17.04.2027;13.30 bis 14.15 Uhr;Turnplatz'],
      'Straße;Abfallart;Datum;Uhrzeit;Standort',
    )
    expect(bedenken.join()).toContain('bleibt 09:00–12:00 Uhr, Festplatz; Datei: 13:30–14:15 Uhr, Turnplatz')
    await expect(
      desk(calls.redaktionAbfalleinfuhrStarten, { params: { id: einfuhr }, body: { trotzdem: false } }),
    ).rejects.toThrow('Von Hand geändert')
  })
})
