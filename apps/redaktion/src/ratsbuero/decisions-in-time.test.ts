import { laender } from '@rathausplatz/contract/land'
import { expect, test } from 'vitest'
import { decisionsInTime } from './decisions-in-time.ts'

const SOON = 'Öffentliche Beschlüsse gehören bald nach der Sitzung auf die Website.'

test.each(laender)('Sixteen states: in $name, only a known law names a week', ({ kuerzel, schluessel }) => {
  expect(decisionsInTime(`${schluessel}315000`)).toBe(
    kuerzel === 'BW'
      ? 'Öffentliche Beschlüsse gehören binnen einer Woche auf die Website (§ 41b GemO).'
      : SOON,
  )
})

test.each(['', undefined])('A town with the key %j hears no law', ags => {
  expect(decisionsInTime(ags)).toBe(SOON)
})
