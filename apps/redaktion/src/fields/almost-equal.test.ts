import { expect, test } from 'vitest'
import { almostEqual } from './almost-equal.ts'

const RUBRIKEN = ['Musik', 'Kultur', 'Kunst & Handwerk', 'Märkte', 'Wein']

test.each([
  ['musik', 'Musik'],
  ['Muisk', 'Musik'],
  ['Musiik', 'Musik'],
  ['Kutlur', 'Kultur'],
  ['Kunst und Handwerk', 'Kunst & Handwerk'],
  ['Markte', 'Märkte'],
  ['WEIN ', 'Wein'],
])('„%s“ was probably meant to be „%s“', (written, meant) => {
  expect(almostEqual(written, RUBRIKEN)).toBe(meant)
})

test.each(['Musik', ' Musik ', 'Sport', 'Wa', '', 'Weihnachten', 'x'.repeat(5_000)])(
  '„%s“ is not taken for a typing error',
  written => {
    expect(almostEqual(written, RUBRIKEN)).toBeUndefined()
  },
)
