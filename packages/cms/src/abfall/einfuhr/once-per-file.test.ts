import type { Abfallregel } from '@rathausplatz/contract'
import { plusDays } from '@rathausplatz/time'
import { expect, test } from 'vitest'
import { newDate } from '../change-dates.ts'
import { questionsOfTown } from './questions-of-town.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const NO_STOP = { zeit_von: null, zeit_bis: null, platz: '' }
const TUESDAYS: Abfallregel = {
  art: 'wochen',
  wochentag: 2,
  alle_wochen: 2,
  ab: '2027-03-02',
  saisons: [],
  verschiebung: 'nachholen',
  vor_festen: false,
}
const PLACE = { called: 'Restmüll', where: 'Kelterstraße, Kernstadt' }

/** A file of every second Thursday from 8 July, and how often its dates were read. */
function readFile() {
  let reads = 0
  const termine = Array.from({ length: 12 }, (_, nth) => {
    const datum = plusDays('2027-07-08', 14 * nth)
    return {
      get datum() {
        reads++
        return datum
      },
      urspruenglich: '',
      grund: '',
      ...NO_STOP,
    }
  })
  const file = { von: '2027-07-08', bis: '2027-12-09', ausfaelle: [], unklar: [], termine }
  return { file, reads: () => reads }
}

test.each<[string, string, 'ausserhalb' | 'neuer_takt']>([
  ['of the same year', '2027-03-02', 'ausserhalb'],
  ['of another year', '2028-03-02', 'ausserhalb'],
  ['of the old rhythm', '2027-07-07', 'ausserhalb'],
  ['that get a new rhythm', '2027-07-06', 'neuer_takt'],
])('W1: a file is worked out once, and not for each row of the town: rows %s', (_, day, is) => {
  const { file, reads } = readFile()
  const questions = questionsOfTown('2026-11-20', () => ({ regel: { ...TUESDAYS, ab: day }, ...NO_STOP }))
  const row = newDate('tour', day, NOW)
  const wanted = { datum: '2027-07-08', urspruenglich: '2027-07-08', grund: '', ...NO_STOP }
  const note = () => {
    if (is === 'neuer_takt') questions.noteDate({ is, rows: [row], row, wanted }, file, false, PLACE)
    else questions.noteDate({ is, row }, file, false, PLACE)
  }
  note()
  const once = reads()
  expect(once).toBeGreaterThan(0)
  for (let nth = 0; nth < 50; nth++) note()
  expect(reads()).toBe(once)
})
