import { expect, test } from 'vitest'
import { inTownTime } from './town-time.ts'

test.each([
  ['2026-11-18T08:00:00', '2026-11-18T08:00:00+01:00'],
  ['2026-03-29 03:30', '2026-03-29T03:30:00+02:00'],
  ['2026-03-29 01:30', '2026-03-29T01:30:00+01:00'],
  ['2026-10-25 01:30', '2026-10-25T01:30:00+02:00'],
  ['2026-10-25 03:00:00.000', '2026-10-25T03:00:00+01:00'],
  ['18.11.2026', '2026-11-18T00:00:00+01:00'],
  ['8.7.2026, 9:30 Uhr', '2026-07-08T09:30:00+02:00'],
  ['18.11.2026 um 08.00 Uhr', '2026-11-18T08:00:00+01:00'],
  ['18. 11. 2026 8 Uhr', '2026-11-18T08:00:00+01:00'],
])('%s in the time of the town is %s', (open, told) => expect(inTownTime(open)).toBe(told))

test.each(['2026-11-18T08:00:00Z', '2026-11-18T08:00:00+05:00', '18.11.26', 'bald', '2026-99-99'])(
  '%s stays unchanged',
  text => expect(inTownTime(text)).toBe(text),
)

test('An offset without a colon, and a blank instead of the T, are accepted', () => {
  expect(inTownTime('2026-11-18T08:00:00+0100')).toBe('2026-11-18T08:00:00+01:00')
  expect(inTownTime('2026-11-18 08:00:00 -05:00')).toBe('2026-11-18T08:00:00-05:00')
})
