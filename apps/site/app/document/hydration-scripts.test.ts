import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
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
  const read: string[] = []
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => read.push(text), close: () => read.push('Ende') },
    },
  }
  for (const [, code = ''] of scripts.matchAll(/<script nonce="n1">(.*?)<\/script>/g)) {
    runInNewContext(code, { window })
  }
  expect(read).toEqual([...said, 'Ende'])
})
