import { expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'
import { listen } from '../testing/loopback.ts'
import { askOverHttp } from './client.ts'

const storing = (Object.values(calls) as Call[]).filter(({ stores }) => stores)

async function send(call: Call, status: number, body: string, type = 'application/json') {
  const origin = await listen((_, response) => response.writeHead(status, { 'content-type': type }).end(body))
  const [example] = call.examples as readonly object[]
  return askOverHttp(origin)(call, { ...example, token: 'x' })
}

test.each(storing.map(call => [call.name, call] as const))(
  'A success of %s counts as stored, even with an unusable body',
  async (_, call) => {
    const nothing = call.answer.parse({})
    const bodies = ['', 'null', '[]', '"ok"', '{}', '{"id":"x"}', '{"status":"ok"}']
    for (const body of bodies) expect((await send(call, 200, body)).answer, body).toEqual(nothing)
    expect((await send(call, 204, '')).answer).toEqual(nothing)
    expect((await send(call, 201, 'OK', 'text/plain')).answer).toEqual(nothing)
  },
)

test('An incomplete answer with a success keeps its fields, and missing fields get their defaults', async () => {
  const { answer } = await send(calls.formularSenden, 200, '{"vorgang":"2026/0815","kennwort":7}')
  expect(answer).toEqual({ vorgang: '2026/0815', kennwort: '7', eingangsmail: false })
})

test('A page of a proxy, an error with status 200 or a failure does not count as stored', async () => {
  for (const call of [calls.formularSenden, calls.terminAbsagen] as Call[]) {
    await expect(send(call, 200, '<h1>Wartung</h1>', 'text/html')).rejects.toThrow('no data')
    for (const body of ['{"error":"kaputt"}', '{"success":false}', '{"ok":false}'])
      await expect(send(call, 200, body), body).rejects.toThrow('no data')
    await expect(send(call, 500, '{}')).rejects.toThrow('no data')
    await expect(send(call, 302, '')).rejects.toThrow('no data')
  }
})
