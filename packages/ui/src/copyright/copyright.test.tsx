import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Copyright } from './copyright.tsx'

test('Spec §2: the name behind a picture is a tooltip that opens by pointer and by keyboard', () => {
  const html = renderToStaticMarkup(<Copyright>Stadt Rebenau / Anna Beispiel</Copyright>)
  expect(html).toMatch(
    /^<details[^>]*><summary aria-label="Bildnachweis">©<\/summary>.*© Stadt Rebenau \/ Anna Beispiel.*<\/details>$/,
  )
})

test('A picture without a name has no tooltip', () => {
  expect(renderToStaticMarkup(<Copyright>{''}</Copyright>)).toBe('')
  expect(renderToStaticMarkup(<Copyright />)).toBe('')
})
