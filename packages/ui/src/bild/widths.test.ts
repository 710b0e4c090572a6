import { expect, test } from 'vitest'
import { widthsFor } from './widths.ts'

const all = [480, 640, 768, 1024, 1280, 1440, 1660]

test.each([
  ['100vw', all],
  ['(min-width: 1024px) 60vw, 100vw', all],
  ['(min-width: 1280px) 1210px, 94vw', all],
  // 707 px wide in a window just below 768 px.
  ['(min-width: 1280px) 640px, (min-width: 768px) 48vw, 92vw', [480, 640, 768, 1024, 1280, 1440]],
  // 512 px wide in a window just below 640 px.
  [
    '(min-width: 1600px) 300px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 80vw',
    [480, 640, 768, 1024],
  ],
  ['5rem', [480]],
])(
  'With the sizes %s a picture is offered up to the width that a high-density screen needs',
  (sizes, widths) => {
    expect(widthsFor(sizes)).toEqual(widths)
  },
)

test('A picture whose `sizes` has another syntax gets every width', () => {
  expect(widthsFor('calc(100vw - 2rem)')).toEqual(all)
})
