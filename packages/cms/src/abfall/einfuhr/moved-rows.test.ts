import { describe, expect, test } from 'vitest'
import { kindOfMoved } from './moved-rows.ts'

describe('W10: a title that only adds „verschoben“ to its kind', () => {
  test.each<[string, string | undefined]>([
    ['Restmüll (verschoben)', 'Restmüll'],
    ['Restmüll (verschoben).', 'Restmüll'],
    ['Restmüll - verschoben', 'Restmüll'],
    ['Restmüll – verschoben', 'Restmüll'],
    ['Restmüll, verschoben!', 'Restmüll'],
    ['Restmüll: VERSCHOBEN', 'Restmüll'],
    ['Restmüll [verschoben]', 'Restmüll'],
    ['Restmüll *verschoben*', 'Restmüll'],
    ['Restmüll ** verschoben **', 'Restmüll'],
    ['Restmüll 2 verschoben', 'Restmüll 2'],
    ['Bio- und Restmüll (verschoben)', 'Bio- und Restmüll'],
    ['Papier (240 l) verschoben', 'Papier (240 l)'],
    ['Verschoben: Restmüll verschoben', 'Verschoben: Restmüll'],
    ['Restmüll', undefined],
    ['verschoben', undefined],
    ['2 verschoben', undefined],
    ['Restmüll verschoben auf Mittwoch', undefined],
    ['Restmüll verschoben, bitte beachten', undefined],
    ['verschoben: Restmüll', undefined],
    ['Restmüll Verschobenes', undefined],
  ])('„%s“ is of the kind %j', (title, kind) => {
    expect(kindOfMoved(title)).toBe(kind)
  })
})

/** So many that anything slower than linear would exceed the time limit of a test. */
const MANY = 400_000

test.each<[string, string | undefined]>([
  ['x'.repeat(MANY), undefined],
  [`x${'-'.repeat(MANY)}x`, undefined],
  [`x${'-('.repeat(MANY)}verschoben`, 'x'],
  [`${'x -'.repeat(MANY)}verschobenx`, undefined],
  [`x verschoben${' )'.repeat(MANY)}x`, undefined],
  ['x verschoben '.repeat(MANY / 10), `${'x verschoben '.repeat(MANY / 10 - 1)}x`],
])('W10: a hostile title is read in linear time (%#)', (title, kind) => {
  expect(kindOfMoved(title)).toBe(kind)
})
