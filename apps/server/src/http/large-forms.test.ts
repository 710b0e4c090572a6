import { expect, test } from 'vitest'
import { TooManyFromThere } from './fair-turns.ts'
import { largeForms, mayBeLarge } from './large-forms.ts'

const form = (body: BodyInit = 'x', path = '/formulare/bauen', headers: Record<string, string> = {}) =>
  new Request(`https://www.rebenau.example.org${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  })

/** Forms that are being answered until they are told to end. */
function house() {
  const take = largeForms()
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
  ['/formulare/bauen', { 'content-length': '5000' }, false],
  ['/formulare/bauen', { 'content-type': 'application/x-www-form-urlencoded' }, false],
  ['/kontakt', {}, false],
])('U-06: %s %j may be large: %s', (path, headers, isLarge) => {
  expect(mayBeLarge(form('x', path, headers))).toBe(isLarge)
})

test('U-06: a form with files keeps its place until it is answered: two of a network, six in all', async () => {
  const { open, begin } = house()
  const network = ['a', 'b', 'c'].flatMap(one => [begin(one), begin(one)])
  await expect.poll(() => open.length).toBe(6)
  const third = begin('a')
  await expect(begin('d')).rejects.toThrow(TooManyFromThere)
  expect(open).toHaveLength(6)
  open.splice(0, 1)[0]?.()
  expect(await network[0]).toBe(1)
  await expect.poll(() => open.length).toBe(6)
  for (const end of open) end()
  expect(await third).toBe(1)
  const after = begin('d')
  await expect.poll(() => open.length).toBe(7)
  open[6]?.()
  expect(await after).toBe(1)
  await Promise.all(network)
})

test('U-06: one that is larger than a form may be is not read to its end', async () => {
  const { open, begin } = house()
  const answer = begin('a', new Uint8Array(25_000_001))
  await expect.poll(() => open.length).toBe(1)
  open[0]?.()
  expect(await answer).toBeUndefined()
})
