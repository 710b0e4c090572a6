import { expect, it } from 'vitest'
import { cleanDrawing } from './drawing.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`

const cleaned = (text: string) => {
  const result = cleanDrawing(text)
  return result.ok ? result.value : result.error.message
}

it('keeps shapes, colours and gradients', () => {
  const drawing = svg(
    '<title>Wappen</title><defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="#fff"></stop></linearGradient></defs>' +
      '<g transform="translate(1 2)" fill="url(#a)"><path d="M0 0h10v10z"></path></g>',
  )
  expect(cleaned(drawing)).toBe(drawing)
})

it.each([
  ['a script', svg('<script>alert(1)</script><g></g>'), svg('<g></g>')],
  ['an event', svg('', ' onload="alert(1)"'), svg('')],
  ['a foreign object', svg('<foreignObject><p>x</p></foreignObject>'), svg('')],
  ['a style sheet', svg('<style>@import "https://example.org"</style>'), svg('')],
  ['a style', svg('<g style="background:url(https://example.org)"></g>'), svg('<g></g>')],
  ['a link', svg('<a href="javascript:alert(1)"><g></g></a>'), svg('')],
  [
    'something from elsewhere',
    svg('<use href="https://example.org/x.svg#a"/><image href="https://example.org/x"/>'),
    svg(''),
  ],
  ['a colour from elsewhere', svg('<g fill="url(https://example.org/x#a)"></g>'), svg('<g></g>')],
  [
    'a colour from elsewhere, disguised',
    svg('<g fill="u\\72l(//example.org)" stroke="url( //example.org)"></g>'),
    svg('<g></g>'),
  ],
  ['an animation', svg('<animate attributeName="href" to="javascript:x"/><set/>'), svg('')],
  [
    'comments and instructions',
    `<?xml version="1.0"?><?xml-stylesheet href="x"?><!-- x -->${svg('')}`,
    svg(''),
  ],
])('drops %s', (_, dirty, clean) => {
  expect(cleaned(dirty)).toBe(clean)
})

it.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['two bytes per character', Buffer.from(svg(''), 'utf16le').toString('latin1')],
  ['another kind of file', '<html><body>x</body></html>'],
  ['a namespace of its own', '<svg xmlns="urn:x"><g/></svg>'],
  ['no end', svg('<g></g>'.repeat(100_000))],
])('refuses a file with %s', (_, text) => {
  expect(cleanDrawing(text)).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/Zeichnung|SVG-Datei/) },
  })
})
