import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { openCms } from '@rathausplatz/cms'
import { tokenHeader } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { memoryOf } from '../../../tests/memory-of.ts'
import { newFolder } from './testing/house.ts'
import { startServer } from './testing/real-server.ts'

const EMAIL = 'karin.seiler@example.org'
const PASSWORD = 'vier Woerter ohne Sinn'
const silent = { info() {}, warn() {}, error() {} }
const MB = 1_000_000

const calendar = (line: string, bytes: number) =>
  Buffer.concat([
    Buffer.from('BEGIN:VCALENDAR\r\n'),
    Buffer.alloc(bytes, line),
    Buffer.from('END:VCALENDAR\r\n'),
  ])
const EVENT = 'BEGIN:VEVENT\r\nDTSTART:20270112\r\nSUMMARY:Restabfall\r\nEND:VEVENT\r\n'

test('X-04: a calendar file of 50 MB is refused with a sentence, with or without a stated size; the largest accepted one fills no memory, and others are answered meanwhile', async () => {
  const dataDir = await newFolder()
  const cms = await openCms({ dataDir, log: silent, create: true, accounts: { cost: { n: 4, r: 1, p: 1 } } })
  const clerk = { realm: 'redaktion', email: EMAIL, vorname: 'Karin', nachname: 'Seiler' } as const
  await cms.accounts.createExamples([{ ...clerk, roles: ['redaktion'], sections: ['/'] }], PASSWORD)
  await cms.close()
  const { server, port } = await startServer(dataDir, { WORKERS: '1', DEMO: 'aus' })
  const at = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${at}/api/cms/redaktion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, passwort: PASSWORD }),
  })
  const { token = '' } = (await signedIn.json()) as { token?: string }

  /** Sends without looking at answers, like a simple program; resolves to all that the server sent. */
  const send = (file: Buffer, length: string) =>
    new Promise<string>(resolve => {
      const socket = connect(port, '127.0.0.1')
      let heard = ''
      socket.on('data', chunk => (heard += chunk.toString('utf8')))
      socket.on('error', () => {})
      socket.on('close', () => resolve(heard))
      socket.write(
        [
          'POST /api/cms/redaktion/abfall/einfuhren?name=abfuhr.ics HTTP/1.1',
          `Host: 127.0.0.1:${port}`,
          'Connection: close',
          'Content-Type: application/octet-stream',
          `${tokenHeader.redaktion}: ${token}`,
          length,
          '',
          '',
        ].join('\r\n'),
      )
      socket.write(file)
    })

  /**
   * Returns the answer to a file, the memory that it takes in MB, and the longest wait of another request
   * meanwhile in ms.
   */
  const sending = async (answer: Promise<string>) => {
    const memory = await memoryOf(server.pid ?? 0)
    let isOver = false
    void answer.then(() => (isOver = true))
    let longest = 0
    while (!isOver) {
      const before = performance.now()
      expect((await fetch(`${at}/healthz`)).status).toBe(200)
      longest = Math.max(longest, performance.now() - before)
      await setTimeout(5)
    }
    return { said: await answer, grown: (await memory.grown()) / MB, longest }
  }

  const large = calendar(EVENT, 50 * MB)
  const inOnePiece = Buffer.concat([Buffer.from(`${large.length.toString(16)}\r\n`), large])
  for (const [file, length] of [
    [large, `Content-Length: ${large.length}`],
    [inOnePiece, 'Transfer-Encoding: chunked'],
  ] as const) {
    const { said, grown, longest } = await sending(send(file, length))
    expect(said).toMatch(/^HTTP\/1\.1 413 /)
    expect(said).toContain('"title":"Die Anfrage ist zu groß."')
    expect(grown).toBeLessThan(150)
    expect(longest).toBeLessThan(3_000)
  }
  // The largest accepted size, and a line for each byte.
  const lines = calendar('\n', 30 * MB)
  const { said, grown, longest } = await sending(send(lines, `Content-Length: ${lines.length}`))
  expect(said).toMatch(/^HTTP\/1\.1 422 /)
  expect(said).toContain('"detail":"In dieser Kalenderdatei steht kein Termin."')
  expect(grown).toBeLessThan(400)
  expect(longest).toBeLessThan(3_000)
})
