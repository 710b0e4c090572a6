import { expect, it } from 'vitest'
import { saison } from './saison.ts'

it.each([
  ['2026-05-08', false, '2026-05-09', '2025-09-14'],
  ['2026-05-09', true, '2026-05-09', '2026-09-13'],
  ['2026-09-13', true, '2026-05-09', '2026-09-13'],
  ['2026-09-14', false, '2027-05-08', '2026-09-13'],
  ['2026-12-31', false, '2027-05-08', '2026-09-13'],
])(
  'on %s: season is %s, the current or next season begins on %s, the current or last season ends on %s',
  (day, istSaison, beginn, ende) => {
    expect(saison(new Date(`${day}T10:00:00+01:00`))).toEqual({ day, beginn, ende, istSaison })
  },
)
