import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawings } from './drawings.ts'
import { Icon } from './icon.tsx'
import * as later from './later-drawings.ts'

test('An icon is one short line of HTML, because each page has dozens', () => {
  const html = renderToStaticMarkup(<Icon name="chevron-down" />)
  expect(html).toMatch(
    /^<svg class="[\w-]+" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 9l6 6 6-6"><\/path><\/svg>$/,
  )
})

test('A component may set a class and data attributes; the icon stays hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Icon name="x" className="turning" data-online />)
  expect(html).toMatch(/class="[\w-]+ turning"/)
  expect(html).toContain('aria-hidden="true" data-online="true"')
})

test.each(Object.entries({ ...drawings, ...later }))(
  'The path of %s starts with an absolute position, followed by path commands',
  (_, line) => {
    expect(line).toMatch(/^M[\d.]+ [\d.]+[a-zA-Z][\d .a-zA-Z-]+$/)
  },
)
