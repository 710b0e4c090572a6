import { describe, expect, it } from 'vitest'
import { titleKey } from './title-key.ts'

const sorted = (titles: string[]) =>
  titles.toSorted((a, b) => (titleKey(a) < titleKey(b) ? -1 : titleKey(a) > titleKey(b) ? 1 : 0))

describe('titles are sorted as in a German dictionary', () => {
  it.each([
    [
      ['Öl', 'Ofen', 'Oper'],
      ['Ofen', 'Öl', 'Oper'],
    ],
    [
      ['Straßburg', 'Strasse', 'Straße 2', 'Strand'],
      ['Strand', 'Straßburg', 'Strasse', 'Straße 2'],
    ],
    [
      ['Haus 10', 'Haus 9', 'Haus 100', 'Haus'],
      ['Haus', 'Haus 9', 'Haus 10', 'Haus 100'],
    ],
    [
      ['Amtsblatt', 'Amt zwei', 'Amt'],
      ['Amt', 'Amt zwei', 'Amtsblatt'],
    ],
    [
      ['„Zirkus“', '(Alte) Mühle', 'Bad'],
      ['(Alte) Mühle', 'Bad', '„Zirkus“'],
    ],
    [
      ['zebra', 'Apfel', 'ÄPFEL'],
      ['Apfel', 'ÄPFEL', 'zebra'],
    ],
    [
      ['2026', '12. Mai', '3. Mai'],
      ['3. Mai', '12. Mai', '2026'],
    ],
    [
      ['Łódź', 'Lodz 2', 'Lager'],
      ['Lager', 'Łódź', 'Lodz 2'],
    ],
  ])('%j', (titles, order) => {
    expect(sorted(titles)).toEqual(order)
  })

  it('titles of punctuation only have an empty key, and very long titles a short one', () => {
    expect(titleKey('!!! — ???')).toBe('')
    expect(titleKey('')).toBe('')
    expect(titleKey('x'.repeat(1_000_000)).length).toBeLessThan(1_000)
  })
})
