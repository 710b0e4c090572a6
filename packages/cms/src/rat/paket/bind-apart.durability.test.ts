import { expect, test } from 'vitest'
import { bindApart } from './bind-apart.ts'
import { anlage, item, packetOf } from './testing/packets.ts'
import { pdfOf, readBack } from './testing/pdfs.ts'

// In a process of its own: garbage collection after other tests would count as work for the packet.
test('while a large packet is bound, the main thread uses less than 50 ms of CPU time between two timers', async () => {
  const packet = packetOf(
    Array.from({ length: 40 }, (_, place) =>
      item(String(place + 1), `Punkt ${place + 1}`, { beilagen: [anlage('Anlage', 'lang.pdf')] }),
    ),
  )
  const lang = await pdfOf('Lang', 25)
  const shared = new Uint8Array(new SharedArrayBuffer(lang.byteLength))
  shared.set(lang)
  let longest = 0
  let before = process.threadCpuUsage().user
  const timer = setInterval(() => {
    const now = process.threadCpuUsage().user
    longest = Math.max(longest, now - before)
    before = now
  }, 5)
  const pdf = await bindApart({ packet, files: new Map([['lang.pdf', shared]]), stand: 'heute' })
  clearInterval(timer)
  expect((await readBack(pdf as Uint8Array)).pages.length).toBeGreaterThan(1_040)
  // Longest CPU time of this thread between two timers, in microseconds.
  expect(longest).toBeLessThan(50_000)
})
