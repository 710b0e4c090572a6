import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bild } from './bild.tsx'

const html = renderToStaticMarkup(<Bild bild="/medien/panorama" bildtext="Blick vom Rebberg" sizes="100vw" />)

test.each([
  ['avif', [480, 640, 768, 1024, 1280, 1440, 1660]],
  ['webp', [480, 768, 1280]],
])('Spec §9: a picture is offered as %s in the widths %j', (format, widths) => {
  const srcSet = widths.map(width => `/medien/panorama/${width}.${format} ${width}w`).join(', ')
  expect(html).toContain(`<source type="image/${format}" srcSet="${srcSet}" sizes="100vw"/>`)
})

test('A picture in a small box has no wide version in any format', () => {
  const small = renderToStaticMarkup(<Bild bild="/medien/x" bildtext="" sizes="300px" />)
  const widthsOf = (format: string) =>
    [...small.matchAll(new RegExp(`x/(\\d+)\\.${format}`, 'g'))].map(([, width]) => width)
  expect(widthsOf('avif')).toEqual(['480', '640'])
  expect(widthsOf('webp')).toEqual(['480', '768'])
})

test('A browser that supports neither format gets a JPEG', () => {
  expect(html).toMatch(/<img [^>]*src="\/medien\/panorama\/\d+\.jpg"/)
})

test('A picture has its alt text; a decoration has an empty one', () => {
  expect(html).toContain('alt="Blick vom Rebberg"')
  expect(renderToStaticMarkup(<Bild bild="/medien/x" bildtext="" sizes="100vw" />)).toContain('alt=""')
})

test('Pictures load lazily; the first one of the page loads eagerly with high priority', () => {
  expect(html).toContain('loading="lazy"')
  const first = renderToStaticMarkup(<Bild bild="/medien/x" bildtext="" sizes="100vw" first />)
  expect(first).toContain('loading="eager"')
  expect(first).toMatch(/fetchpriority="high"/i)
})

test('The focus of a picture stays in view', () => {
  const focused = renderToStaticMarkup(
    <Bild bild="/medien/x" bildtext="" bildfokus="40% 50%" sizes="100vw" />,
  )
  expect(focused).toContain('object-position:40% 50%')
})

test.each(['https://bilder.example.org/a.jpg', '/medien/fern/kennung/adresse', '/medien/Marktplatz.jpg'])(
  'An external picture or a plain file has no further sizes: %s',
  bild => {
    const other = renderToStaticMarkup(<Bild bild={bild} bildtext="" sizes="100vw" />)
    expect(other).toContain(`src="${bild}"`)
    expect(other).not.toContain('srcSet')
  },
)
