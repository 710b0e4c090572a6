import { expect, test } from 'vitest'
import { typedTimeSpan } from './typed-time-span.ts'

test.each([
  ['9–12', '09:00', '12:00'],
  ['9-12', '09:00', '12:00'],
  ['8.30-12', '08:30', '12:00'],
  ['9 bis 12 Uhr', '09:00', '12:00'],
  ['9 Uhr bis 12 Uhr', '09:00', '12:00'],
  ['von 9 bis 12', '09:00', '12:00'],
  ['09:00 – 12:30 Uhr', '09:00', '12:30'],
  ['14:00—16:30', '14:00', '16:30'],
  ['0830-1200', '08:30', '12:00'],
  ['8h-12h', '08:00', '12:00'],
  ['22–6', '22:00', '06:00'],
  ['0-24', '00:00', '24:00'],
  ['8,30 - 12,15', '08:30', '12:15'],
])('P3: the times „%s“ typed into one field are %s to %s', (text, beginn, ende) => {
  expect(typedTimeSpan(text)).toEqual({ beginn, ende })
})

test.each([
  '',
  '9',
  '8.30',
  '9-',
  '-12',
  '9-1',
  '9–12–14',
  '8-12, 14-16',
  '25-26',
  '9-12:75',
  'vormittags',
  '-'.repeat(500),
])('P3: „%s“ is not taken for other times than were typed', text => {
  const read = typedTimeSpan(text)
  expect(read).toEqual(text === '9-1' ? { beginn: '09:00', ende: '01:00' } : undefined)
})
