import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { cmsOverHttp } from './http/client.ts'
import { isNoData } from './no-data.ts'
import { cmsAt, listen } from './testing/loopback.ts'

const [report] = calls.schadenMelden.examples
const failed = (error: unknown) => (isNoData(error) ? error.mayBeDone : `refused: ${String(error)}`)
const send = (cms: ReturnType<typeof cmsAt>) =>
  cms.call(calls.schadenMelden, report as never).then(() => 'done', failed)

const said =
  (status: number, body = '', type = 'application/json') =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type }).end(body)

describe('L2: only an answer that says so means that nothing was stored', () => {
  test.each<[string, (response: ServerResponse) => unknown, boolean | 'done']>([
    ['400', said(400, '{}'), false],
    ['403', said(403, '{}'), false],
    ['405', said(405, '{}'), false],
    ['409', said(409, '{}'), false],
    ['413', said(413, '{}'), false],
    ['422', said(422, '{}'), false],
    ['501', said(501, '{}'), false],
    ['503', said(503, '{}'), false],
    ['503 with a page', said(503, '<h1>Wartung</h1>', 'text/html'), false],
    ['a permanent move', said(308), false],
    ['a success that says it is none', said(200, '{"success":false}'), false],
    ['a success with an error', said(200, '{"error":"voll"}'), false],
    ['a redirect, perhaps to a page of thanks', said(302), true],
    ['500', said(500, '{}'), true],
    ['502 of a proxy', said(502, '<h1>Bad Gateway</h1>', 'text/html'), true],
    ['504 of a proxy', said(504, '<h1>Gateway Timeout</h1>', 'text/html'), true],
    ['a success with a page', said(200, '<h1>Danke</h1>', 'text/html'), true],
    ['a broken connection', response => response.destroy(), true],
    ['half an answer', response => response.writeHead(500).write('{') && response.destroy(), true],
    ['a success without a body', said(204), 'done'],
    ['a success of another shape', said(200, '{"nummer":7}'), 'done'],
  ])('%s', async (_what, answer, mayBeDone) => {
    const origin = await listen((_, response) => void answer(response))
    expect(await send(cmsAt(origin))).toBe(mayBeDone)
  })

  test('nothing, for as long as one waits', async () => {
    const origin = await listen(() => {})
    const call = { ...calls.schadenMelden, patience: 20 }
    expect(
      await cmsOverHttp(origin)
        .call(call as never, report as never)
        .then(() => 'done', failed),
    ).toBe(true)
  })

  test('a server that nobody reached stored nothing', async () => {
    const gone = createServer()
    await new Promise<void>(ready => gone.listen(0, '127.0.0.1', ready))
    const { port } = gone.address() as AddressInfo
    await new Promise(closed => gone.close(closed))
    expect(await send(cmsAt(`http://127.0.0.1:${port}`))).toBe(false)
    expect(await send(cmsAt('http://kein.invalid'))).toBe(false)
  })
})
