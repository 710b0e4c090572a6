import type { Socket } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openSmtp } from './smtp.ts'
import { scriptedServer } from './testing/mail-server.ts'

const SLOW = 'Der Mailserver hat nicht rechtzeitig geantwortet.'
const GONE = 'Die Verbindung zum Mailserver kam nicht zustande oder brach ab.'
const FLOODED = 'Der Mailserver hat die E-Mail nicht angenommen (EPROTOCOL).'

/** Timeout of the client: so long that a fault that occurs without a timeout shows up long before. */
const PATIENCE_MS = 60_000

/** Fake timers: time passes only when a server of the test lets it. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

const letPass = (ms: number): void => void vi.advanceTimersByTime(ms)

/** Acts again and again while the socket is open, so that no silence reaches the timeout. */
const whileOpen = (socket: Socket, act: () => void): void => {
  const sayAndWait = () => {
    act()
    letPass(PATIENCE_MS / 4)
  }
  const again = setInterval(sayAndWait, 5)
  socket.on('close', () => clearInterval(again))
}

/** Lets all timeouts pass. */
const beSilent = (): void => void setImmediate(letPass, 3 * PATIENCE_MS)

/** What a server does instead of its answer, and the fault it causes. */
const faults: readonly { how: string; fault: string; act: (socket: Socket, code: string) => void }[] = [
  { how: 'says nothing', fault: SLOW, act: beSilent },
  {
    how: 'begins a line and leaves it',
    fault: SLOW,
    act: (socket, code) => void socket.write(code, beSilent),
  },
  {
    how: 'says one letter after the other',
    fault: SLOW,
    act: (socket, code) => {
      socket.write(code)
      whileOpen(socket, () => socket.write('x'))
    },
  },
  {
    how: 'says one line after the other',
    fault: SLOW,
    act: (socket, code) => whileOpen(socket, () => socket.write(`${code}-noch etwas\r\n`)),
  },
  {
    how: 'says more than anybody reads',
    fault: FLOODED,
    act: (socket, code) => {
      const more = () => {
        while (!socket.destroyed && socket.write(`${code}-${'x'.repeat(500)}\r\n`.repeat(100)));
      }
      socket.on('drain', more)
      more()
    },
  },
  { how: 'hangs up', fault: GONE, act: socket => socket.end() },
  { how: 'breaks off', fault: GONE, act: socket => socket.resetAndDestroy() },
]

/** The steps of a conversation, each with the answer that leads to the next step. */
const steps = [
  { step: 'its greeting', asks: undefined, code: '220' },
  { step: 'EHLO', asks: /^EHLO/, code: '250' },
  { step: 'the name', asks: /^AUTH/, code: '235' },
  { step: 'who writes', asks: /^MAIL/, code: '250' },
  { step: 'to whom', asks: /^RCPT/, code: '250' },
  { step: 'DATA', asks: /^DATA/, code: '354' },
  { step: 'the end of the mail', asks: /^\.$/, code: '250' },
] as const

const serverThat = async (at: (typeof steps)[number], act: (socket: Socket, code: string) => void) => {
  const say = (socket: Socket, step: (typeof steps)[number]) => {
    if (step === at) act(socket, step.code)
    else if (step.step === 'EHLO') socket.write('250-mail\r\n250 AUTH PLAIN\r\n')
    else socket.write(`${step.code} gut\r\n`)
  }
  const server = await scriptedServer(
    (socket, line) => {
      const step = steps.find(({ asks }) => asks?.test(line))
      if (step) say(socket, step)
    },
    socket => say(socket, steps[0]),
  )
  return { ...server, user: 'website', password: 'geheim' }
}

const message = {
  envelope: {
    dsn: { ret: 'HDRS' as const, envid: 'x', notify: [] },
    from: 'website@rebenau.example.org',
    to: 'buergeramt@rebenau.example.org',
  },
  bytes: Buffer.from('Subject: Frage\r\n\r\nGuten Tag\r\n'),
}

const cases = steps.flatMap(step => faults.map(fault => Object.assign({}, step, fault, { at: step })))
const isWithinSetup = ({ at }: (typeof cases)[number]) => steps.indexOf(at) < 3

describe('Every conversation with a mail server ends', () => {
  test.each(cases.filter(isWithinSetup))('when the server, at $step, $how', async one => {
    const server = await serverThat(one.at, one.act)
    const opening = openSmtp(server, new AbortController().signal, PATIENCE_MS)
    await expect(opening).rejects.toMatchObject({ message: expect.stringContaining(one.fault) })
  })

  test.each(cases.filter(one => !isWithinSetup(one)))('when the server, at $step, $how', async one => {
    const server = await serverThat(one.at, one.act)
    const session = await openSmtp(server, new AbortController().signal, PATIENCE_MS)
    const outcome = await session.send(message, async () => true)
    expect(outcome).toMatchObject({
      // Only after the end of a mail it is unknown whether the server has accepted it.
      was: one.step === 'the end of the mail' ? 'ungewiss' : 'vertagt',
      fault: expect.stringContaining(one.fault),
    })
    session.close()
  })
})
