import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchDocument } from './patch-document.ts'
import { addPlaceholders } from './placeholders.ts'

const parsed = (body: string, head = '') =>
  new DOMParser().parseFromString(
    `<html lang="de"><head>${head}</head><body>${body}</body></html>`,
    'text/html',
  )
const drawn = (index: number, text: string) =>
  `<div data-baustein="${index}"><h2>${text}</h2><img src="/${text}.jpg"></div>`
const texts = (page: Document) => [...page.querySelectorAll('[data-baustein]')].map(one => one.textContent)

test('Only an edited text is replaced: all entries and pictures stay the same elements', () => {
  const live = parsed(`<main>${drawn(0, 'a')}${drawn(1, 'b')}${drawn(2, 'c')}</main>`)
  const before = [...live.querySelectorAll('[data-baustein], img')]
  patchDocument(
    live,
    parsed(
      `<main>${drawn(0, 'a')}<div data-baustein="1"><h2>neu</h2><img src="/b.jpg"></div>${drawn(2, 'c')}</main>`,
    ),
  )
  expect(texts(live)).toEqual(['a', 'neu', 'c'])
  expect([...live.querySelectorAll('[data-baustein], img')]).toEqual(before)
})

test('A new entry in between moves the others without rendering them', () => {
  const live = parsed(`<main>${drawn(0, 'a')}${drawn(1, 'b')}</main>`)
  const [first, second] = live.querySelectorAll('[data-baustein]')
  patchDocument(live, parsed(`<main>${drawn(0, 'a')}${drawn(1, 'neu')}${drawn(2, 'b')}</main>`))
  expect(texts(live)).toEqual(['a', 'neu', 'b'])
  const now = [...live.querySelectorAll('[data-baustein]')]
  expect([now[0], now[2]]).toEqual([first, second])
  expect(now.map(one => one.getAttribute('data-baustein'))).toEqual(['0', '1', '2'])
})

test('The page around the entries is updated too: title, theme, column', () => {
  const live = parsed('<main><h1>Alt</h1></main>', '<title>Alt</title>')
  const next = parsed('<main class="breit"><h1>Neu</h1></main><aside>Zur Seite</aside>', '<title>Neu</title>')
  next.documentElement.setAttribute('data-theme', 'freibad')
  patchDocument(live, next)
  expect(live.title).toBe('Neu')
  expect(live.documentElement.getAttribute('data-theme')).toBe('freibad')
  expect(live.querySelector('main')?.className).toBe('breit')
  expect(live.querySelector('aside')?.textContent).toBe('Zur Seite')
})

test('Styles inside the page stay, although the new document has none', () => {
  const live = parsed('<main></main>', '<style>@layer a</style><title>Alt</title>')
  patchDocument(live, parsed('<main></main>', '<title>Neu</title>'))
  expect(live.querySelectorAll('style')).toHaveLength(1)
  expect(live.title).toBe('Neu')
})

test('Any document can be patched into any other', () => {
  const tree = fc.letrec<{ node: string }>(tie => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('Text', '<img src="/a.jpg">', '<br>'),
      fc
        .tuple(
          fc.constantFrom('div', 'section', 'ul'),
          fc.constantFrom('', ' class="a"', ' data-baustein="1"', ' data-baustein="2"'),
          fc.array(tie('node'), { maxLength: 4 }),
        )
        .map(([name, attribute, inside]) => `<${name}${attribute}>${inside.join('')}</${name}>`),
    ),
  })).node
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), fc.array(tree, { maxLength: 5 }), (one, other) => {
      const live = parsed(one.join(''))
      const next = parsed(other.join(''))
      const wanted = next.documentElement.outerHTML
      patchDocument(live, next)
      expect(live.documentElement.outerHTML).toBe(wanted)
    }),
    { numRuns: 200 },
  )
})

test('An entry that cannot be rendered yet has a placeholder', () => {
  const entry = (slotName: string) => ({ template: 'text', slotName, context: {}, options: {} })
  const entries = [entry('content'), entry('content'), entry('sidebar'), entry('sidebar')]
  const page = parsed(`<main>${drawn(1, 'b')}</main><aside>${drawn(2, 'c')}</aside>`)
  addPlaceholders(page, entries, () => 'Text')
  const places = (root: string) =>
    [...page.querySelectorAll(`${root} [data-baustein]`)].map(one => one.getAttribute('data-baustein'))
  expect(places('main')).toEqual(['0', '1'])
  expect(places('aside')).toEqual(['2', '3'])
  expect(page.querySelector('[data-baustein="0"]')?.textContent).toContain('„Text“ erscheint hier')
  const bare = parsed('<main><div data-baustein="0"><div> </div></div></main>')
  addPlaceholders(bare, entries.slice(0, 1), () => 'Text')
  expect(bare.querySelectorAll('[data-baustein="0"]')[1]?.textContent).toContain('„Text“ erscheint hier')
  const empty = parsed('<main></main>')
  addPlaceholders(empty, entries.slice(0, 1), () => '<b>')
  expect(empty.querySelector('main')?.textContent).toContain('„<b>“ erscheint hier')
})
