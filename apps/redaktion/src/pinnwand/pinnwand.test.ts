import { expect, test } from 'vitest'
import { type BoardEntry, standWords, waitingWords } from './pinnwand.ts'

const entry = (more: Partial<BoardEntry>) =>
  ({ stand: 'freigegeben', gesperrt_von: null, meldungen_offen: 0, ...more }) as unknown as BoardEntry

test('The state of an entry says who locked it, and how often it was reported', () => {
  expect(standWords(entry({}))).toBe('Öffentlich')
  expect(standWords(entry({ meldungen_offen: 1 }))).toBe('Öffentlich, gemeldet')
  expect(standWords(entry({ meldungen_offen: 12 }))).toBe('Öffentlich, 12-mal gemeldet')
  expect(standWords(entry({ stand: 'gesperrt', gesperrt_von: 'stadt' }))).toBe('Gesperrt von der Stadt')
  expect(standWords(entry({ stand: 'gesperrt', gesperrt_von: 'verfasser' }))).toBe(
    'Gesperrt von der Person, die ihn geschrieben hat',
  )
})

test('The waiting entries give one sentence, or none', () => {
  const said = (bestaetigt: number, gemeldet: number) =>
    waitingWords({ bestaetigt, gemeldet, freigegeben: 9 })
  expect(said(0, 0)).toBeUndefined()
  expect(said(1, 0)).toBe('Ein Eintrag wartet auf Prüfung.')
  expect(said(3, 1)).toBe('3 Einträge warten auf Prüfung, einer ist gemeldet.')
  expect(said(0, 2)).toBe('2 Einträge sind gemeldet.')
})
