import { describe, expect, test } from 'vitest'
import { typedTime } from './typed-time.ts'

describe('F4: a time of day is read as people type it', () => {
  test.each([
    ['8', '08:00'],
    ['8:30', '08:30'],
    ['8.30 Uhr', '08:30'],
    ['8,30', '08:30'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['08:30:00', '08:30'],
    ['19 h', '19:00'],
    ['14h30', '14:30'],
    ['14 Uhr 30', '14:30'],
    ['um 19 Uhr', '19:00'],
    ['1930 Uhr', '19:30'],
    ['24:00', '24:00'],
    ['0', '00:00'],
  ])('%j is %s', (typed, time) => expect(typedTime(typed)).toBe(time))

  test.each(['', '25', '8:60', '2401', 'acht', '8:3', '12345', 'halb 8', '19-20', '8 pm'])(
    '%j is not a time of day',
    typed => expect(typedTime(typed)).toBeUndefined(),
  )
})
