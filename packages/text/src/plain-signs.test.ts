import { expect, test } from 'vitest'
import { plainSigns } from './plain-signs.ts'

test.each([
  ['０７２２２／１２', '07222/12'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۴۵۶', '456'],
  ['१२३', '123'],
  ['𝟏𝟐𝟑', '123'],
  ['1–2—3−4‑5', '1-2-3-4-5'],
  ['1⁄2', '1/2'],
  ['O’C´D`E', "O'C'D'E"],
  ['a\u00a0\u202f\u2009b\tc\nd', 'a b c d'],
  ['  a  ', 'a'],
  ['Müller', 'Müller'],
])('F4: %j is read as %j', (typed, plain) => expect(plainSigns(typed)).toBe(plain))
