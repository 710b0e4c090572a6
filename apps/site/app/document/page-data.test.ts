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
import { isPlain } from './plain.ts'
import { withoutStanding } from './without-standing.ts'

const handoff = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

test('X-05: text of an editor cannot end the data block that contains it', async () => {
  const block = await dataBlock(handoff('"</script><script>alert(1)</script><!--"', '\u2028&'))
  expect(block.match(/<script/g)).toHaveLength(1)
  expect(block.match(/<\/script/g)).toHaveLength(1)
  expect(block).not.toContain('<!--')
  expect(block).not.toContain('\u2028')
})

test('browsers do not run the data in a page, so the policy need not allow it', async () => {
  expect(await dataBlock(handoff('[]'))).toMatch(/^<script type="application\/json" id="daten">/)
})

test('the browser reads exactly the loader data in one chunk, and then the end of the stream', async () => {
  const [first, second, third] = ['["Müll & Straße", ', '"</script>", "\\\\"', ', "zweites Stück \u2029"]']
  const [read, ...end] = readBy(await dataBlock(handoff(first, second, third)))
  expect(JSON.parse(read ?? '')).toEqual(['Müll & Straße', '</script>', '\\', 'zweites Stück \u2029'])
  expect(end).toEqual(['Ende'])
})

/** Returns what a browser reads from our data block and passes to the router. */
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

/** Returns what a browser reads from the router's own scripts. */
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

/** Decodes answers as the router in the browser does. */
async function decoded(text = ''): Promise<unknown> {
  return (await decodeViaTurboStream(handoff(text), globalThis as never)).value
}

/** Returns the data that a browser should get: all data except values that the drawn page shows. */
function handedOver(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(handedOver)
  if (!isPlain(value)) return value
  const kept = Object.entries(value).filter(([name]) => name !== 'standing')
  return Object.fromEntries(kept.map(([name, inner]) => [name, handedOver(inner)]))
}

test.each(['/rathaus', '/gibt-es-nicht'])(
  "the browser reads the same data as from the router's own output, except for standing values (%s)",
  async path => {
    let router = ''
    let ours = ''
    /** Draws a page twice: once as the router does, once as our server does. */
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

test('The router writes no loader data, because a cached page already contains them', async () => {
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

test('Standing content is sent once: text that the page shows is not repeated in the data', async () => {
  const { html } = await townSite().get('/rathaus')
  const { data = '', words = '' } =
    /^(?<words>.*)<script[^>]* id="daten">(?<data>.*?)<\/script>/s.exec(html)?.groups ?? {}
  for (const once of ['Ein Text', '/rathaus/buergerbuero']) {
    expect(words).toContain(once)
    expect(data).not.toContain(once)
  }
  expect(data).toContain('Seite /rathaus')
})

test('An object that occurs twice stays one object; dates and promises stay unchanged', () => {
  const shared = { a: [1], standing: 'x' }
  const special = { am: new Date(0), bald: Promise.resolve(1) }
  const kept = withoutStanding({ one: shared, other: shared, special }) as Record<string, unknown>
  expect(kept).toEqual({ one: { a: [1] }, other: { a: [1] }, special })
  expect(kept['one']).toBe(kept['other'])
})
