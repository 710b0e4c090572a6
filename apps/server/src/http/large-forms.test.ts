import { expect, test } from 'vitest'
import { TooManyFromThere } from './fair-turns.ts'
import { largeForms, mayBeLarge } from './large-forms.ts'

const form = (body: BodyInit = 'x', path = '/formulare/bauen', headers: Record<string, string> = {}) =>
  new Request(`https://www.rebenau.example.org${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=xxxxxxxx', ...headers },
    duplex: 'half',
  } as RequestInit)

/** Holds forms open until the test ends them. */
function house(bounds: Parameters<typeof largeForms>[0] = {}) {
  const take = largeForms(bounds)
  const open: (() => void)[] = []
  const begin = (network: string, body: BodyInit = 'x') =>
    take(form(body), { network, incoming: undefined }, async whole => {
      await new Promise<void>(end => open.push(end))
      return whole && (await whole.arrayBuffer()).byteLength
    })
  return { open, begin }
}

test.each([
  ['/formulare/bauen', {}, true],
  ['/schaeden/neu', {}, true],
  ['/pinnwand/neu', {}, true],
  ['/pinnwand/eigener/Q7mT2xVb9KcLpR4s-_3q', {}, true],
  ['/pinnwand/P-7GQ2M9XD', {}, false],
  ['/formulare/bauen', { 'content-length': '5000' }, false],
  ['/formulare/bauen', { 'content-type': 'application/x-www-form-urlencoded' }, false],
  ['/kontakt', {}, false],
])('U-06: %s %j may be large: %s', (path, headers, isLarge) => {
  expect(mayBeLarge(form('x', path, headers))).toBe(isLarge)
})

test('U-06: forms with files are answered two per network and three in all; further ones wait', async () => {
  const { open, begin } = house()
  const first = [begin('a'), begin('a'), begin('b')]
  await expect.poll(() => open.length).toBe(3)
  const third = begin('a')
  const another = begin('d')
  for (const end of open.splice(0)) end()
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  await expect.poll(() => open.length).toBe(2)
  for (const end of open) end()
  expect(await Promise.all([third, another])).toEqual([1, 1])
})

/** A body whose chunks the test sends. */
function slowBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  return {
    body,
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
  }
}

test('A4: complete forms are answered while many slow ones arrive', async () => {
  const { open, begin } = house()
  const slow = Array.from({ length: 20 }, () => slowBody())
  const waiting = slow.map(({ body, send }, place) => {
    const answer = begin(`slow ${place >> 1}`, body)
    send(1_000)
    return answer
  })
  for (let resident = 1; resident <= 15; resident++) {
    const answer = begin(`resident ${resident}`)
    await expect.poll(() => open.length).toBe(1)
    open.pop()?.()
    expect(await answer).toBe(1)
  }
  for (const { end } of slow) end()
  for (let answered = 0; answered < slow.length; ) {
    await expect.poll(() => open.length).toBeGreaterThan(0)
    for (const end of open.splice(0)) {
      end()
      answered += 1
    }
  }
  expect(await Promise.all(waiting)).toEqual(slow.map(() => 1_000))
})

test('A4: if arriving forms hold too much memory, the slowest is dropped, and never a complete one', async () => {
  let clock = 0
  const { open, begin } = house({ most: 10_000, now: () => clock })
  const whole = begin('whole', new Uint8Array(2_000))
  await expect.poll(() => open.length).toBe(1)
  const slow = slowBody()
  const quicker = slowBody()
  const [slowly, quickly] = [begin('slow', slow.body), begin('quicker', quicker.body)]
  slow.send(3_000)
  clock = 100_000
  quicker.send(4_000)
  const refused = expect(slowly).rejects.toThrow(TooManyFromThere)
  clock = 100_500
  const resident = begin('resident', new Uint8Array(3_000))
  await refused
  quicker.end()
  await expect.poll(() => open.length).toBe(3)
  for (const end of open) end()
  expect(await Promise.all([whole, quickly, resident])).toEqual([2_000, 4_000, 3_000])
})

test('U-06: the handler gets undefined for a form that is too large', async () => {
  const { open, begin } = house()
  const answer = begin('a', new Uint8Array(25_000_001))
  await expect.poll(() => open.length).toBe(1)
  open[0]?.()
  expect(await answer).toBeUndefined()
})
