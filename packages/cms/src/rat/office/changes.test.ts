import type { Sitzung } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { changesSince } from './changes.ts'

const third = '2026-12-03T18:00:00+01:00'
const later = '2026-12-17T18:00:00+01:00'
const meeting = (zustand: Sitzung['zustand'], datum_von: string): { open: Sitzung } => ({
  open: { zustand, datum_von, ort: 'Ratssaal', tagesordnung: [] } as unknown as Sitzung,
})

const OFF = 'Die Sitzung ist abgesagt.'
const MOVED = 'Die Sitzung ist verschoben.'
const ON = 'Die Sitzung findet doch statt: Donnerstag, 3. Dezember 2026 um 18:00 Uhr.'
const BEGIN =
  'Neuer Beginn: Donnerstag, 17. Dezember 2026 um 18:00 Uhr (bisher Donnerstag, 3. Dezember 2026 um 18:00 Uhr).'

test.each([
  ['geplant', 'eingeladen', third, []],
  ['eingeladen', 'abgesagt', third, [OFF]],
  ['eingeladen', 'verschoben', third, [MOVED]],
  ['eingeladen', 'verschoben', later, [MOVED, BEGIN]],
  ['eingeladen', 'eingeladen', later, [BEGIN]],
  ['abgesagt', 'geplant', third, [ON]],
  ['abgesagt', 'eingeladen', third, [ON]],
  ['abgesagt', 'geplant', later, [ON.replace('3.', '17.'), BEGIN]],
  ['verschoben', 'geplant', third, [ON]],
  ['verschoben', 'geplant', later, [BEGIN]],
  ['verschoben', 'verschoben', later, [BEGIN]],
  ['verschoben', 'abgesagt', third, [OFF]],
  ['abgesagt', 'verschoben', third, [MOVED]],
  ['abgesagt', 'abgesagt', third, []],
  ['abgesagt', 'durchgefuehrt', third, []],
] as const)('a meeting that was %s and is %s on %s is told as: %j', (was, is, day, said) => {
  expect(changesSince(meeting(was, third), meeting(is, day))).toEqual(said)
})
