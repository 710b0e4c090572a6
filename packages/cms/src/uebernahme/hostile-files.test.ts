import { execFile } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { cleanRichText } from '../collections/clean-rich-text.ts'
import { cleanDrawing } from '../media/drawing.ts'
import { decodeText } from './decode-text.ts'
import { readFeed } from './feed-items.ts'
import { plainText } from './found.ts'
import { treeOf } from './html-tree.ts'
import { readTableApart } from './table-apart.ts'
import { readCsv, readJson } from './table-text.ts'
import { wordpressHtml } from './wordpress-text.ts'
import { readXml } from './xml-items.ts'

const run = promisify(execFile)

/** Repetitions: so many that anything slower than linear would exceed the time limit of a test. */
const MANY = 1_000_000

const none = { pictureOf: () => undefined, blockOf: () => undefined }

describe('A malicious file is read or refused in linear time', () => {
  test('XML with unclosed elements', async () => {
    const read = await readXml(`<rss><item>${'<a>'.repeat(MANY)}`, new Set(['item']), 10)
    expect(read).toMatchObject({ root: 'rss', isCut: true, items: [] })
  })

  test('an item with unclosed elements, after which the complete items before are kept', async () => {
    const feed = `<rss><item><title>Fest</title></item><item>${'<a>'.repeat(MANY)}`
    const reading = await readFeed(feed)
    expect(reading).toMatchObject({
      ok: true,
      funde: [{ titel: 'Fest' }],
      hinweise: [expect.anything(), expect.stringContaining('bricht mittendrin ab')],
    })
  })

  test('an element with very many attributes', async () => {
    const attributes = Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')
    const read = await readXml(`<rss><item ${attributes}><b>x</b></item></rss>`, new Set(['item']), 10)
    expect(read).toMatchObject({ items: [], isCut: true })
  })

  const EXTERNAL = `<!DOCTYPE rss [<!ENTITY datei SYSTEM "file://${import.meta.filename}"><!ENTITY % fern SYSTEM "http://127.0.0.1:9/x.dtd">%fern;]>`
  const LAUGHS = `<!DOCTYPE rss [<!ENTITY a "${'haha'.repeat(100)}">${'bcdefgh'
    .split('')
    .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(50)}">`)
    .join('')}]>`

  test.each([
    ['an item of a WordPress export', EXTERNAL, 'rss', 'item', '&datei;'],
    ['an address of a sitemap', EXTERNAL, 'urlset', 'url', '&datei;'],
    ['an entry of a feed', EXTERNAL, 'feed', 'entry', '&datei;'],
    ['an item that expands without end', LAUGHS, 'rss', 'item', '&h;'],
  ])('A10: %s includes no entity that the file declares', async (_what, doctype, root, name, entity) => {
    const text = `<?xml version="1.0"?>${doctype}<${root}><${name}><title>Fest ${entity}</title></${name}></${root}>`
    const { items } = await readXml(text, new Set([name]), 10)
    expect(items).toHaveLength(1)
    const said = JSON.stringify(items)
    expect(said).toContain('Fest')
    expect(said.length).toBeLessThan(300)
    expect(said).not.toMatch(/haha|import|describe/)
  })

  test('HTML with too many levels or nodes is refused', () => {
    expect(treeOf('<div>'.repeat(MANY))).toBeUndefined()
    expect(treeOf('<p>a</p>'.repeat(60_000))).toBeUndefined()
    expect(treeOf('<!---->'.repeat(60_000))).toBeUndefined()
    expect(treeOf('<p>a</p>'.repeat(10_000))).toBeDefined()
  })

  test('formatted text of an editor with unclosed elements, of which the words are kept', () => {
    expect(cleanRichText(`${'<b>'.repeat(MANY)}Fest < <i>`)).toBe('Fest &lt;')
  })

  test('a deeply nested drawing is refused', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(80_000)}</svg>`
    expect(cleanDrawing(svg)).toMatchObject({ ok: false })
  })

  test.each([
    ['<', '<'.repeat(MANY)],
    ['a<b ', 'a<b '.repeat(MANY).trim()],
  ])('text with unclosed marks stays as it is: %s', (_, text) => {
    expect(plainText(text)).toBe(text)
  })

  test.each(['<!--', '[caption]', '[caption id="a"]<img ', '[embed] ', '[gallery ids="1,2'])(
    'WordPress: %s',
    mark => {
      expect(wordpressHtml(`Fest ${mark.repeat(300_000)}`, none).html).toContain('Fest')
    },
  )

  test('WordPress: one closing mark for many opening ones, and an unclosed picture', () => {
    const text = `${'[caption]'.repeat(300_000)}${'<a <img '.repeat(100_000)}[/caption]`
    expect(wordpressHtml(text, none).html).toContain('<figure>')
  })
})

describe('A small file does not become a large one', () => {
  test('by objects whose fields have no common names: only the first 100 columns are read', () => {
    const thing = (nr: number) => `{${Array.from({ length: 100 }, (_, at) => `"k${nr}_${at}":1`).join(',')}}`
    const reading = readJson(`[${Array.from({ length: 2_000 }, (_, nr) => thing(nr)).join(',')}]`)
    if (!reading.ok) throw new Error(reading.satz)
    expect(reading.tabelle.spalten).toHaveLength(100)
    expect(reading.tabelle.zeilen.every(({ length }) => length === 100)).toBe(true)
    expect(reading.hinweise).toEqual(['Gelesen wurden die ersten 100 Spalten.'])
  })

  test('by a table with very many columns: only the first 100 are read', () => {
    const reading = readCsv(`a;b\n${'x;'.repeat(900_000)}\n`)
    expect(reading).toMatchObject({ ok: true, tabelle: { spalten: { length: 100 } } })
  })

  test.each([
    ['a table of nothing but semicolons', ';'.repeat(300_000), false],
    ['JSON of a hundred thousand names', `[{${'"k":1,'.repeat(100_000)}"titel":"a"}]`, true],
    ['JSON without an end', '['.repeat(1_000_000), false],
  ])('A10: %s is parsed in a worker thread, while the main thread continues', async (_, text, ok) => {
    let isRead = false
    const reading = readTableApart(text).finally(() => {
      isRead = true
    })
    let turns = 0
    while (!isRead) {
      await setImmediate()
      turns += 1
    }
    expect((await reading).ok).toBe(ok)
    expect(turns).toBeGreaterThan(100)
  })

  test('by galleries that repeat the same pictures: at most 200 pictures are inserted', () => {
    const picture = { src: `https://alt.example/${'a'.repeat(1_000)}`, alt: '' }
    const text = `[gallery ids="${'1,2,3,'.repeat(50)}"]`.repeat(1_000)
    const { html, hinweise } = wordpressHtml(text, { pictureOf: () => picture, blockOf: () => undefined })
    expect(html.match(/<img/g)).toHaveLength(200)
    expect(hinweise).toContain('Aus Bildergalerien kommen höchstens 200 Bilder mit, die übrigen fehlen.')
  })
})

describe('The text', () => {
  test('of a large file is decoded in bounded memory', async () => {
    const { href } = new URL('decode-text.ts', import.meta.url)
    const script = `const { decodeText } = await import('${href}')
      console.log(decodeText(new Uint8Array(30_000_000).fill(0xe4)).slice(0, 3))`
    const { stdout } = await run(process.execPath, ['--max-old-space-size=150', '-e', script])
    expect(stdout).toBe('äää\n')
  })

  test('of a UTF-8 file that is cut within a character is kept up to there, also across pieces', () => {
    const bytes = new TextEncoder().encode('Ä'.repeat(100_001))
    expect(decodeText(bytes.subarray(0, -1)).slice(0, 100_000)).toBe('Ä'.repeat(100_000))
  })
})

test('Captions become figures with their text', () => {
  const text = 'a [caption id="x"]<a href="/g"><img src="/b.jpg"></a> Das Fest[/caption] b [/caption] c'
  expect(wordpressHtml(`<p>${text}</p>`, none).html).toBe(
    '<p>a <figure><a href="/g"><img src="/b.jpg"></a><figcaption>Das Fest</figcaption></figure> b  c</p>',
  )
})

test('WordPress: marks of used blocks without an end take linear time', () => {
  const parts = { pictureOf: () => undefined, blockOf: () => 'x'.repeat(1_000) }
  const { html, hinweise } = wordpressHtml('<!-- wp:block {"ref":1} /-->'.repeat(10_000), parts)
  expect(html.length).toBeLessThanOrEqual(500_000)
  expect(hinweise).toContain('Ein wiederverwendeter Block der alten Website fehlt in der Datei.')
  expect(wordpressHtml(`Fest ${'<!-- wp:block {"ref":'.repeat(200_000)}`, parts).html).toContain('Fest')
})
