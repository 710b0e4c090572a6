import { describe, expect, test } from 'vitest'
import { type Evidence, verdictOn } from './verdict.ts'

const promulgated = new Date('2024-11-14T07:00:00Z')
const before = new Date('2024-11-13T10:00:00Z')
const after = new Date('2025-03-01T10:00:00Z')
const version = (name: string, am: Date, groesse = 100) => ({ version: name, am, groesse })

const untouched: Evidence = {
  promulgated,
  size: 100,
  current: version('neu', before),
  others: [],
  isTouched: false,
  isLogged: true,
}
const replaced: Evidence = { ...untouched, current: version('neu', after, 200), isTouched: true }

describe('A file that was promulgated before files were frozen', () => {
  test.each<[string, Partial<Evidence>, string]>([
    ['that nobody has touched since', {}, 'spaeter'],
    ['of which only the description was changed', { isTouched: true }, 'spaeter'],
    [
      'whose bytes came late with a backup or a move of the house',
      { current: version('neu', after) },
      'spaeter',
    ],
    ['that was replaced', { ...replaced }, 'ersetzt'],
    ['that was replaced by one of the same size', { ...replaced, current: version('neu', after) }, 'ersetzt'],
    [
      'of a time of which the log knows nothing, of another size than the notice says',
      { ...replaced, isTouched: false, isLogged: false },
      'ersetzt',
    ],
    [
      'of such a time, of the size that the notice says',
      { current: version('neu', after), isLogged: false },
      'spaeter',
    ],
    [
      'of another size than the notice says, and untouched since: it was replaced before the promulgation',
      { current: version('neu', before, 200) },
      'spaeter',
    ],
    ['whose bytes lie nowhere', { current: undefined, isTouched: true }, 'spaeter'],
  ])('is judged by the evidence: a file %s', (_, more, befund) => {
    expect(verdictOn({ ...untouched, ...more }).befund).toBe(befund)
  })

  test.each<[string, Partial<Evidence>, string | undefined]>([
    ['the only one of the size that the notice says', { others: [version('alt', before)] }, 'alt'],
    ['that came back out of a backup, later', { others: [version('alt', after)] }, 'alt'],
    [
      'beside one between that has another size',
      { others: [version('alt', before), version('mitte', after, 150)] },
      'alt',
    ],
    [
      'of two of the same size the one that was there then',
      { others: [version('alt', before), version('mitte', after)] },
      'alt',
    ],
    [
      'of two that were both there then neither',
      { others: [version('a', before), version('b', before)] },
      undefined,
    ],
    ['of another size than the notice says not', { others: [version('mitte', before, 150)] }, undefined],
    [
      'of no known size the only one that was there then',
      { size: undefined, others: [version('alt', before)] },
      'alt',
    ],
    [
      'of no known size none that came later',
      { size: undefined, others: [version('mitte', after)] },
      undefined,
    ],
  ])('restores old bytes that are still stored, if they can be identified: %s', (_, more, name) => {
    const verdict = verdictOn({ ...replaced, ...more })
    expect(verdict).toEqual(
      name === undefined
        ? { befund: 'ersetzt' }
        : { befund: 'wiederhergestellt', version: expect.objectContaining({ version: name }) },
    )
  })
})
