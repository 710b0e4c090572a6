import { runInNewContext } from 'node:vm'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  type EntryContext,
  ServerRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { townSite } from '../testing/town-site.ts'
import { handoffOf } from './held-data.ts'
import { dataBlock, takeOverData } from './page-data.ts'

const handoff = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

test('X-05: text of an editor cannot end the block that carries it', async () => {
  const block = await dataBlock(handoff('"</script><script>alert(1)</script><!--"', '\u2028&'))
  expect(block.match(/<script/g)).toHaveLength(1)
  expect(block.match(/<\/script/g)).toHaveLength(1)
  expect(block).not.toContain('<!--')
  expect(block).not.toContain('\u2028')
})

test('what stands in a page as data is run by no browser, so that no policy must allow it', async () => {
  expect(await dataBlock(handoff('[]'))).toMatch(/^<script type="application\/json" id="daten">/)
})

test('the browser reads exactly what the loaders said, in one piece, and then the end', async () => {
  const [first, second, third] = ['["Müll & Straße", ', '"</script>", "\\\\"', ', "zweites Stück \u2029"]']
  const [read, ...end] = readBy(await dataBlock(handoff(first, second, third)))
  expect(JSON.parse(read ?? '')).toEqual(['Müll & Straße', '</script>', '\\', 'zweites Stück \u2029'])
  expect(end).toEqual(['Ende'])
})

/** What a browser hands to the router. */
function readBy(block: string): string[] {
  const read: string[] = []
  const textContent = block.slice(block.indexOf('>') + 1, block.lastIndexOf('<'))
  const page = { getElementById: () => ({ textContent }) } as unknown as Document
  const streamController = {
    enqueue: (text: string) => read.push(text),
    close: () => read.push('Ende'),
  } as unknown as ReadableStreamDefaultController<string>
  takeOverData(page, { streamController })
  return read
}

/** What a browser reads from the scripts of the router itself. */
function readByRouter(html: string): string[] {
  const read: string[] = []
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => read.push(text), close: () => read.push('Ende') },
    },
  }
  for (const [, code = ''] of html.matchAll(/<script nonce="n1">(.*?)<\/script>/gs)) {
    if (code.startsWith('window.__reactRouterContext.streamController.')) runInNewContext(code, { window })
  }
  return read
}

/** Answers as the router in the browser understands them. */
async function decoded(text = ''): Promise<unknown> {
  return (await decodeViaTurboStream(handoff(text), globalThis as never)).value
}

/** What a browser shall have: all but what the page carries drawn. */
function withoutStanding(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutStanding)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => name !== 'standing')
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutStanding(inner)]))
}

test.each([
  ['/rathaus', withoutStanding],
  // An error has a form of its own.
  ['/gibt-es-nicht', (all: unknown) => all],
])(
  'the browser reads the same as from what the router itself writes, but for what stands (%s)',
  async (path, handedOver) => {
    let router = ''
    let ours = ''
    /** Draws a page twice: as the router does, and as we do. */
    const both = async ({ url }: Request, _: number, __: Headers, context: EntryContext) => {
      ours = await dataBlock(handoffOf(context.staticHandlerContext))
      const html = await renderToReadableStream(createElement(ServerRouter, { context, url, nonce: 'n1' }))
      router = await new Response(html).text()
      return new Response('')
    }
    await townSite({ entry: { default: both, holdData: routes => routes } }).get(path)
    const theirs = readByRouter(router).slice(0, -1).join('')
    expect(theirs).toMatch(/Rebenau/)
    const [answers, end] = readBy(ours)
    expect(await decoded(answers)).toEqual(handedOver(await decoded(theirs)))
    expect([readByRouter(router).at(-1), end]).toEqual(['Ende', 'Ende'])
  },
)

test('The router writes nothing of what loaders bring: a page that is known carries it already', async () => {
  let router = ''
  const look = async (_: Request, __: number, ___: Headers, { serverHandoffStream }: EntryContext) => {
    router = await new Response(serverHandoffStream).text()
    return new Response('')
  }
  const { get } = townSite({ entry: { default: look } })
  await get('/rathaus')
  expect(router).not.toContain('Rebenau')
  expect((await get('/rathaus.data')).html).toContain('Rebenau')
})

test('A page says its words once: what stands is in no data, and what those alone needed neither', async () => {
  const { html } = await townSite().get('/rathaus')
  const { data = '', words = '' } =
    /^(?<words>.*)<script[^>]* id="daten">(?<data>.*?)<\/script>/s.exec(html)?.groups ?? {}
  for (const once of ['Ein Text', '/rathaus/buergerbuero']) {
    expect(words).toContain(once)
    expect(data).not.toContain(once)
  }
  expect(data).toContain('Seite /rathaus')
})

test.each([
  ['a date', '[{"_1":2},"standing",["D",0]]'],
  ['an answer that is still to come', '[{"_1":2},"standing",["P",2]]\nP2:[1]'],
])('answers with %s are handed over as they are', async (_, text) => {
  expect(readBy(await dataBlock(handoff(text)))[0]).toBe(text)
})
