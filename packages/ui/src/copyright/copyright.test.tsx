import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Copyright } from './copyright.tsx'

test('Spec §2: the credit of a picture is the tooltip of a button', () => {
  const html = renderToStaticMarkup(<Copyright>Stadt Rebenau / Anna Beispiel</Copyright>)
  const [, id = ''] =
    /<span role="tooltip" id="([^"]+)"[^>]*>© Stadt Rebenau \/ Anna Beispiel<\/span>/.exec(html) ?? []
  expect(id).not.toBe('')
  expect(html).toContain(`<button type="button" aria-label="Bildnachweis" aria-describedby="${id}"`)
})

test('A picture without a credit has no tooltip', () => {
  expect(renderToStaticMarkup(<Copyright>{''}</Copyright>)).toBe('')
  expect(renderToStaticMarkup(<Copyright />)).toBe('')
})
