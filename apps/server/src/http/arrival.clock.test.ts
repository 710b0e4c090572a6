import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { CmsError } from '@rathausplatz/contract'
import { fakeIdentify } from '@rathausplatz/contract/fake-cms'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { testParts } from '../testing/test-parts.ts'
import { serveHttp } from './http-server.ts'

const LOOK_MS = 1_000
const pace = { longestMs: LOOK_MS, lookMs: LOOK_MS, leastBytes: 1_000 }

async function serve() {
  const taken: (number | undefined)[] = []
  const { parts, remove } = await testParts({
    handlers: {
      redaktionMediumErsetzen: ({ file }) => {
        taken.push(file?.byteLength)
        throw new CmsError('nicht-gefunden')
      },
    },
    identify: async (realm, token) => (token === 'echt' ? fakeIdentify(realm, token) : undefined),
  })
  const server = await serveHttp(await createApp(parts), parts.config, undefined, pace)
  onTestFinished(async () => {
    await server.drain()
    await remove()
  })
  return { port: server.port, taken }
}

const FILE = 'PUT /api/cms/redaktion/medien/marktplatz/datei'

/** Sends a file in pieces with pauses between them, and returns the status of the answer. */
async function send(port: number, headers: string, piece: number, call = FILE): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const answer = text(socket)
  const pieces = 15
  socket.write(
    `${call} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: image/jpeg\r\ncontent-length: ${piece * pieces}\r\n${headers}\r\n`,
  )
  for (let sent = 0; sent < pieces && socket.writable; sent++) {
    await setTimeout(LOOK_MS / 5)
    socket.write(Buffer.alloc(piece, 65))
  }
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await answer)?.[1])
}

test('A file of a signed-in sender may take long while it makes progress; all other bodies have a short limit', async () => {
  const { port, taken } = await serve()
  const known = 'redaktion-authorization: echt\r\n'
  const answers = await Promise.all([
    send(port, known, 5_000),
    send(port, known, 10),
    send(port, known, 100, 'POST /api/cms/formular-stand'),
    send(port, '', 5_000),
  ])
  expect(answers).toEqual([404, 408, 408, 401])
  expect(taken).toEqual([75_000])
}, 30_000)
