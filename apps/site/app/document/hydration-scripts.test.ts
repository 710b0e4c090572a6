import { runInNewContext } from 'node:vm'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { expect, test } from 'vitest'
import { townSite } from '../testing/town-site.ts'
import { hydrationScripts } from './hydration-scripts.ts'

const handoff = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

test('X-05: text of an editor cannot end the script that carries it', async () => {
  const scripts = await hydrationScripts(handoff('</script><script>alert(1)</script><!--', '\u2028&'), 'n1')
  expect(scripts.match(/<script/g)).toHaveLength(3)
  expect(scripts).not.toContain('<!--')
  expect(scripts).not.toContain('\u2028')
})

test('the browser reads exactly what the loaders said, in order, and then the end', async () => {
  const said = ['["Müll & Straße", "</script>"]', '"zweites Stück \u2029"']
  const scripts = await hydrationScripts(handoff(...said), 'n1')
  expect(readBy(scripts)).toEqual([...said, 'Ende'])
})

/** What a browser reads from these scripts. */
function readBy(scripts: string): string[] {
  const read: string[] = []
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => read.push(text), close: () => read.push('Ende') },
    },
  }
  for (const [, code = ''] of scripts.matchAll(/<script nonce="n1">(.*?)<\/script>/gs)) {
    if (code.startsWith('window.__reactRouterContext.streamController.')) runInNewContext(code, { window })
  }
  return read
}

test.each(['/rathaus', '/gibt-es-nicht'])(
  'the browser reads the same as from what the router itself writes (%s)',
  async path => {
    let router = ''
    let ours = ''
    /** Draws a page twice: as the router does, and as we do. */
    const both = async ({ url }: Request, _: number, __: Headers, context: EntryContext) => {
      const [one, other] = (context.serverHandoffStream as ReadableStream<Uint8Array>).tee()
      ours = await hydrationScripts(other, 'n1')
      const theirs = { ...context, serverHandoffStream: one }
      const html = await renderToReadableStream(
        createElement(ServerRouter, { context: theirs, url, nonce: 'n1' }),
      )
      router = await new Response(html).text()
      return new Response('')
    }
    await townSite({ entry: { default: both } }).get(path)
    expect(readBy(router).slice(0, -1).join('')).toMatch(/Rebenau/)
    expect(readBy(ours).join('')).toBe(readBy(router).join(''))
  },
)
