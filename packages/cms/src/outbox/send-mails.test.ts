import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import type { JobTables } from '../jobs/tables.ts'
import { ok, openStore } from '../store/index.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import { discardMail, findOpenMails, resendMails } from './outbox.ts'
import { type NewMail, putMail } from './put-mail.ts'
import { outboxJobs, type Post } from './send-mails.ts'
import type { SmtpServer } from './smtp.ts'
import type { OutboxTables } from './tables.ts'
import { cert } from './testing/certificate.ts'
import { type Answer, encrypted, mailServer, scriptedServer } from './testing/mail-server.ts'

const mail: NewMail = {
  anlass: 'kontakt',
  an: 'buergeramt@rebenau.example.org',
  betreff: 'Frage',
  text: 'Guten Tag',
}

const von = { name: 'Stadt Rebenau', address: 'website@rebenau.example.org' }

/** An address without a server. */
const NOBODY: SmtpServer = { host: 'localhost', port: 1, secure: false, tls: false }

/** An outbox with a clock set by the test, and processes that send from it. */
async function outbox(server?: SmtpServer, more: Partial<Post> = {}) {
  const store = await openStore({ database: await passingDatabase(), collections: {} })
  onTestFinished(() => store.close())
  const { database } = store
  let now = new Date('2026-11-20T12:00:00Z')
  const said: string[] = []
  const note = (_: object, sentence: string) => void said.push(sentence)
  const log = { info: note, warn: note, error: note }
  const post = server && { server, von, patienceMs: 60_000, ...more }
  const clock = () => now
  const opened = () => openJobs({ database, jobs: outboxJobs({ database, post, clock, log }), clock, log })
  const tables = () => database.read.withTables<OutboxTables & JobTables>()
  return {
    database,
    said,
    opened,
    now: clock,
    later: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    put: (...mails: Partial<NewMail>[]) =>
      database.write(async db => {
        for (const one of mails) {
          const taken = await putMail(db, { ...mail, ...one }, now)
          if (!taken.ok) return taken
        }
        return ok(undefined)
      }),
    send: () => opened().look(),
    mails: () => tables().selectFrom('mails').selectAll().orderBy('id').execute(),
    states: async () =>
      (await tables().selectFrom('mails').select('zustand').orderBy('id').execute()).map(row => row.zustand),
  }
}

test('A mail is sent as it was put: receiver, sender, subject, text, reply address', async () => {
  const { received, url } = await mailServer()
  const { put, send, mails } = await outbox(url)
  await put({
    betreff: 'Schaden: Straßenlaterne „Am Bächle“ 💡',
    text: `Grüße aus der Weinstraße\n.\nEin Punkt allein.\n<b>kein HTML</b>\n${'Wort '.repeat(300)}`,
    antwortAn: 'erika@müller.example',
  })
  await send()
  const [sent] = received
  expect(sent?.receivers).toEqual(['buergeramt@rebenau.example.org'])
  expect(sent?.from).toMatchObject(von)
  expect(sent?.to).toMatchObject([{ address: 'buergeramt@rebenau.example.org' }])
  expect(sent?.replyTo).toMatchObject([{ address: 'erika@xn--mller-kva.example' }])
  expect(sent?.subject).toBe('Schaden: Straßenlaterne „Am Bächle“ 💡')
  expect(sent?.text?.trimEnd()).toBe(
    `Grüße aus der Weinstraße\n.\nEin Punkt allein.\n<b>kein HTML</b>\n${'Wort '.repeat(300)}`.trimEnd(),
  )
  expect(sent?.html).toBeUndefined()
  expect(sent?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(await mails()).toMatchObject([{ zustand: 'gesendet', fault: null }])
})

test('A mail of the maximum length arrives whole', async () => {
  const { received, url } = await mailServer()
  const { put, send } = await outbox(url)
  const text = 'Ä'.repeat(100_000)
  await put({ text, antwortAn: 'amt@rebenau.example.org' })
  await send()
  expect(received[0]?.text?.trim()).toBe(text)
})

test('An umlaut domain of a receiver is written in punycode', async () => {
  const { received, url } = await mailServer()
  const { put, send } = await outbox(url)
  await put({ an: 'a@müller.example' })
  await send()
  expect(received[0]?.raw).toContain('To: a@xn--mller-kva.example\r\n')
})

test('M-01: a mail that is rejected for now is retried after growing pauses, and arrives once', async () => {
  const { received, url, offered } = await mailServer({
    answer: number => (number < 4 ? { code: 451, text: 'später' } : 'angenommen'),
  })
  const { put, send, later, mails } = await outbox(url)
  await put({})
  await send()
  expect(await mails()).toMatchObject([
    { zustand: 'wartet', attempts: 1, due_at: '2026-11-20T12:01:00.000Z' },
  ])
  expect((await mails())[0]?.fault).toContain('451')
  await send()
  expect(offered()).toBe(1)
  for (const minutes of [1, 2, 5]) {
    later(minutes)
    await send()
  }
  await send()
  expect(received).toHaveLength(1)
  expect(await mails()).toMatchObject([{ zustand: 'gesendet', attempts: 3 }])
})

test('M-01: after two days without success a mail has failed; the operator sees it and sends it again', async () => {
  let isDown = true
  const { received, url, offered } = await mailServer({
    answer: () => (isDown ? { code: 451, text: 'später' } : 'angenommen'),
  })
  const { put, send, later, states, said, database, mails, now } = await outbox(url)
  await put({})
  for (let hour = 0; hour < 80; hour++) {
    await send()
    later(60)
  }
  expect(await states()).toEqual(['gescheitert'])
  expect(offered()).toBe(12)
  expect(said.at(-1)).toContain('Eine E-Mail konnte nicht verschickt werden. Mehr sagt „npm run post“.')
  const [open] = await findOpenMails(database.read, 10)
  expect(open).toMatchObject({ an: mail.an, betreff: mail.betreff, zustand: 'gescheitert' })
  isDown = false
  await database.write(async db => ok(await resendMails(db, 'alle', now())))
  await send()
  expect(received).toHaveLength(1)
  expect((await mails())[0]?.zustand).toBe('gesendet')
})

test.each([
  [
    'the receiver',
    { onRcptTo: (_a, _s, done) => done(Object.assign(new Error('unbekannt'), { responseCode: 550 })) },
  ],
  ['the content', { answer: () => ({ code: 554, text: 'Spam' }) }],
  ['its length', { size: 200 }],
] satisfies [string, Parameters<typeof mailServer>[0]][])(
  'M-01: a mail rejected for good because of %s has failed at once and is not tried again',
  async (_what, behaviour) => {
    const { url, offered } = await mailServer(behaviour)
    const { put, send, later, mails } = await outbox(url)
    await put({ text: 'lang '.repeat(100) })
    await send()
    later(10_000)
    await send()
    expect(await mails()).toMatchObject([{ zustand: 'gescheitert', attempts: 1 }])
    expect((await mails())[0]?.fault).toMatch(/^Der Mailserver hat .+ nicht angenommen/)
    expect(offered()).toBeLessThan(2)
  },
)

test('A rejected mail does not affect the others', async () => {
  const { received, url } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('weg') ? Object.assign(new Error('unbekannt'), { responseCode: 550 }) : null),
  })
  const { put, send, states } = await outbox(url)
  await put({}, { an: 'weg@example.org' }, {}, {})
  await send()
  expect((await states()).toSorted()).toEqual(['gescheitert', 'gesendet', 'gesendet', 'gesendet'])
  expect(received).toHaveLength(3)
})

test('M-01: if no server answers, all mails wait', async () => {
  const { put, send, mails, said, later } = await outbox(NOBODY)
  await put({}, {})
  await send()
  expect(await mails()).toMatchObject([
    { zustand: 'wartet', attempts: 1 },
    { zustand: 'wartet', attempts: 1 },
  ])
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('Die Verbindung zum Mailserver kam nicht zustande')
  later(1)
  await send()
  expect((await mails())[0]?.attempts).toBe(2)
})

test('A wrong password is a fault of the configuration: the mail waits', async () => {
  const { url } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'richtig' ? done(null, { user: 'website' }) : done(new Error('falsch')),
  })
  const wrong = await outbox({ ...url, user: 'website', password: 'falsch' })
  await wrong.put({})
  await wrong.send()
  const [waiting] = await wrong.mails()
  expect(waiting).toMatchObject({ zustand: 'wartet' })
  expect(waiting?.fault).toContain('Benutzername oder Passwort')
  const right = await outbox({ ...url, user: 'website', password: 'richtig' })
  await right.put({})
  await right.send()
  expect(await right.states()).toEqual(['gesendet'])
})

test('If the server demands a login and none is configured, the mail waits', async () => {
  const { url } = await mailServer({ authOptional: false, allowInsecureAuth: true })
  const { put, send, states } = await outbox(url)
  await put({})
  await send()
  expect(await states()).toEqual(['wartet'])
})

test.each([
  ['from the first byte', { secure: true }, true],
  ['by STARTTLS', {}, false],
])(
  'A mail goes out encrypted %s, and only to a server with a trusted certificate',
  async (_how, options, secure) => {
    const server = await mailServer({ ...encrypted, ...options })
    const url = { ...server.url, secure, tls: true }
    const refused = await outbox(url)
    await refused.put({})
    await refused.send()
    expect(await refused.mails()).toMatchObject([{ zustand: 'wartet' }])
    expect(server.received).toHaveLength(0)

    const before = getCACertificates('default')
    setDefaultCACertificates([...before, cert])
    onTestFinished(() => setDefaultCACertificates(before))
    const trusting = await outbox(url)
    await trusting.put({})
    await trusting.send()
    expect(await trusting.states()).toEqual(['gesendet'])
  },
)

test('If encryption is required, nothing goes to a server without it', async () => {
  const { url, offered, received } = await mailServer()
  const { put, send, mails } = await outbox({ ...url, tls: true })
  await put({})
  await send()
  expect((await mails())[0]).toMatchObject({ zustand: 'wartet' })
  expect([offered(), received.length]).toEqual([0, 0])
})

/** Answers like a real server, up to the content of the mail. */
const politely = (line: string): string | undefined => {
  if (line.startsWith('EHLO')) return '250 rechner\r\n'
  if (/^(MAIL|RCPT|RSET)/.test(line)) return '250 ok\r\n'
  return line.startsWith('DATA') ? '354 los\r\n' : undefined
}

test('M-01: if the server hangs up before the end of a mail, it is retried', async () => {
  let calls = 0
  const { put, send, later, mails } = await outbox(
    await scriptedServer((socket, line) => {
      if (line.startsWith('MAIL') && ++calls > 0) return socket.destroy()
      socket.write(politely(line) ?? '')
    }),
  )
  await put({})
  await send()
  later(1)
  await send()
  expect(calls).toBe(2)
  expect(await mails()).toMatchObject([{ zustand: 'wartet', attempts: 2 }])
})

test.each([
  ['hangs up', (socket: { destroy(): void }) => socket.destroy()],
  // Shorter than the patience with the database, whose timers are the same.
  ['is silent', () => void vi.advanceTimersByTime(2_000)],
])(
  'M-01: if a server %s after the end of a mail, the mail is uncertain, and only a person can send it again',
  async (_how, then) => {
    // The test lets the timeout pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let ends = 0
    const server = await scriptedServer((socket, line) => {
      if (line === '.' && ++ends < 4) return then(socket)
      // A mail that is repeated by mistake is accepted in the end, so that the test ends.
      socket.write(line === '.' ? '250 ok\r\n' : (politely(line) ?? ''))
    })
    const { put, send, later, mails, said, database, now } = await outbox(server, { patienceMs: 1_000 })
    await put({})
    await send()
    for (let hour = 0; hour < 3; hour++) {
      later(60)
      await send()
    }
    expect(ends).toBe(1)
    const [uncertain] = await mails()
    expect(uncertain).toMatchObject({ zustand: 'ungewiss' })
    expect(said[0]).toContain('Ob eine E-Mail angekommen ist, lässt sich nicht sagen')
    // `alle` includes only mails that have certainly failed.
    const again = (which: string) => database.write(async db => ok(await resendMails(db, which, now())))
    expect(await again('alle')).toEqual(ok(0))
    expect(await again(uncertain?.id ?? '')).toEqual(ok(1))
    await send()
    expect(ends).toBe(2)
  },
)

test('M-01: a mail in transit when its process died is uncertain, and logged', async () => {
  const { received, url } = await mailServer()
  const { put, send, database, states, said } = await outbox(url)
  await put({})
  await database.write(async db => {
    const row = { zustand: 'unterwegs', sender: 'ein anderer' } as const
    await db.withTables<OutboxTables>().updateTable('mails').set(row).execute()
    return ok(undefined)
  })
  await send()
  expect(await states()).toEqual(['ungewiss'])
  expect(received).toHaveLength(0)
  expect(said[0]).toContain('von selbst wird sie nicht noch einmal verschickt')
})

test('Many processes at once send each mail once', async () => {
  const { received, url } = await mailServer()
  const { put, opened, states } = await outbox(url)
  await put(...Array.from({ length: 40 }, (_, number) => ({ betreff: `Nummer ${number}` })))
  await Promise.all([opened().look(), opened().look(), opened().look()])
  expect(received.map(({ subject }) => subject).toSorted()).toEqual(
    Array.from({ length: 40 }, (_, number) => `Nummer ${number}`).toSorted(),
  )
  expect(new Set(await states())).toEqual(new Set(['gesendet']))
})

test('Of several processes that hold the lease by mistake, only one sends each mail: the others abort before its end', async () => {
  const { received, url, offered } = await mailServer()
  const { put, database, states } = await outbox(url)
  const jobs = () =>
    outboxJobs({
      database,
      post: { server: url, von },
      clock: () => new Date('2026-11-20T12:00:00Z'),
      log: { info() {}, warn() {}, error() {} },
    })
  const works = [...jobs(), ...jobs(), ...jobs()].flatMap(job => ('work' in job ? [job] : []))
  await put({}, {}, {})
  const { signal } = new AbortController()
  await Promise.all(works.map((job, index) => job.work({ signal, owner: `prozess-${index}` })))
  expect(received).toHaveLength(3)
  expect(offered()).toBe(3)
  expect(await states()).toEqual(['gesendet', 'gesendet', 'gesendet'])
})

test('A closing server aborts the mail under way, and the mail waits', async () => {
  let reached = () => {}
  const isReached = new Promise<void>(resolve => (reached = resolve))
  const server = await scriptedServer((socket, line) => {
    if (line.startsWith('RCPT')) return reached()
    socket.write(politely(line) ?? '')
  })
  const { put, opened, mails } = await outbox(server)
  await put({})
  const jobs = opened()
  const sending = jobs.look()
  await isReached
  await jobs.close()
  await sending
  expect(await mails()).toMatchObject([{ zustand: 'wartet', attempts: 0 }])
})

test.each(['before its greeting', 'after its greeting', 'when it is told who writes'])(
  'A closing server does not wait for a mail server that is silent %s',
  async when => {
    let reached = () => {}
    const isReached = new Promise<void>(resolve => (reached = resolve))
    const isSilent = (at: string) => (at === when ? (reached(), true) : false)
    const gone: Promise<unknown>[] = []
    const server = await scriptedServer(
      (socket, line) => {
        if (line.startsWith('EHLO') && isSilent('after its greeting')) return
        if (line.startsWith('AUTH')) return void isSilent('when it is told who writes')
        if (line.startsWith('EHLO')) socket.write('250-rechner\r\n250 AUTH PLAIN\r\n')
      },
      socket => {
        gone.push(new Promise(resolve => socket.on('close', resolve)))
        if (!isSilent('before its greeting')) socket.write('220 bereit\r\n')
      },
    )
    const { put, opened, mails, said } = await outbox(
      { ...server, user: 'website', password: 'geheim' },
      { patienceMs: 5 * 60_000 },
    )
    await put({})
    const jobs = opened()
    const sending = jobs.look()
    await isReached
    await jobs.close()
    await sending
    // No connection stays open, which would keep the process alive.
    await Promise.all(gone)
    expect(await mails()).toMatchObject([{ zustand: 'wartet', attempts: 0, fault: null }])
    expect(said).toEqual([])
  },
)

test('An expired mail is not sent', async () => {
  const { received, url } = await mailServer()
  const { put, send, later, states } = await outbox(url)
  await put({ giltBis: new Date('2026-11-20T12:10:00Z') }, {})
  later(10)
  await send()
  expect((await states()).toSorted()).toEqual(['gesendet', 'verworfen'])
  expect(received).toHaveLength(1)
})

test('The outbox keeps no text and no link of a sent or expired mail', async () => {
  const { received, url } = await mailServer()
  const { put, send, later, mails } = await outbox(url)
  const text = 'https://www.rebenau.example/anmelden?schluessel=GEHEIM'
  await put({ text, giltBis: new Date('2026-11-20T12:10:00Z') }, { text: 'Guten Tag' })
  await send()
  await put({ text, giltBis: new Date('2026-11-20T12:10:00Z') })
  later(10)
  await send()
  expect(received.filter(({ text }) => text?.includes('GEHEIM'))).toHaveLength(1)
  expect((await mails()).map(mail => `${mail.zustand}: ${mail.text}`).toSorted()).toEqual([
    'gesendet: ',
    'gesendet: ',
    'verworfen: ',
  ])
})

test('A failed mail loses its text when it expires, and cannot be sent again', async () => {
  const { received, url } = await mailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('unbekannt'), { responseCode: 550 })),
  })
  const { put, send, later, mails, database, now } = await outbox(url)
  const days = async (count: number) => {
    for (let day = 0; day < count; day++) {
      later(24 * 60)
      await send()
    }
  }
  const giltBis = new Date(now().getTime() + 7 * 24 * 60 * 60_000)
  await put({ text: 'GEHEIM', giltBis }, {})
  await send()
  await days(6)
  const texts = async () => (await mails()).map(({ text }) => text).toSorted()
  expect(await texts()).toEqual(['GEHEIM', 'Guten Tag'])
  await days(2)
  expect(await texts()).toEqual(['', 'Guten Tag'])
  await database.write(async db => ok(await resendMails(db, 'alle', now())))
  await send()
  expect((await mails()).map(({ zustand }) => zustand).toSorted()).toEqual(['gescheitert', 'verworfen'])
  expect(received).toEqual([])
})

test('A mail put by a clock that was ahead is sent once the clock is right again', async () => {
  const { received, url } = await mailServer()
  const { put, send, later } = await outbox(url)
  later(60 * 24 * 200)
  await put({})
  later(-60 * 24 * 200)
  await send()
  expect(received).toHaveLength(1)
})

test('A mail put by a clock that was ahead is postponed like others if no server answers', async () => {
  const { put, send, later, mails, said } = await outbox(NOBODY)
  later(60 * 24 * 200)
  await put({})
  later(-60 * 24 * 200)
  for (let looked = 0; looked < 3; looked++) await send()
  expect(await mails()).toMatchObject([{ attempts: 1, due_at: '2026-11-20T12:01:00.000Z' }])
  expect(said).toHaveLength(1)
})

test('M-01: an uncertain mail counts as sent if the server accepts it after all', async () => {
  let say = (_: Answer) => {}
  let reached = () => {}
  const isReached = new Promise<void>(resolve => (reached = resolve))
  const { url, received } = await mailServer({
    answer: () => {
      reached()
      return new Promise(resolve => (say = resolve))
    },
  })
  const { put, opened, later, states } = await outbox(url)
  await put({})
  const sending = opened().look()
  await isReached
  // The sender seems dead, so another process marks its mail as uncertain.
  later(1)
  await opened().look()
  expect(await states()).toEqual(['ungewiss'])
  say('angenommen')
  await sending
  expect(await states()).toEqual(['gesendet'])
  expect(received).toHaveLength(1)
})

test('Without a server mails wait, the log says how many, and the operator can discard them', async () => {
  const { put, send, states, said, database, mails, later } = await outbox()
  await put({}, {})
  await send()
  await send()
  expect(said).toEqual(['2 E-Mails warten: Die Einstellung SMTP_URL fehlt, sie gehen nicht hinaus.'])
  const [first] = await mails()
  await database.write(async db => ok(await discardMail(db, first?.id ?? '', new Date())))
  expect(await states()).toEqual(['verworfen', 'wartet'])
  later(24 * 60)
  await send()
  expect(said.at(-1)).toContain('1 E-Mails warten')
})

test('F4: a discarded mail keeps neither its text nor its keys, from each state in which it can be discarded', async () => {
  const { put, mails, database, now } = await outbox()
  const secrets = {
    text: 'https://www.rebenau.example.org/passwort?schluessel=GEHEIM',
    abbestellen: 'https://www.rebenau.example.org/abo/abbestellen/GEHEIM',
    kalender: 'BEGIN:VCALENDAR GEHEIM',
  }
  await put(secrets, secrets, secrets, secrets)
  const [, uncertain, failed, back] = await mails()
  const set = (id: string | undefined, zustand: OutboxTables['mails']['zustand']) =>
    database.write(async db => {
      const rows = db.withTables<OutboxTables>().updateTable('mails').set({ zustand })
      return ok(await rows.where('id', '=', id ?? '').execute())
    })
  await set(uncertain?.id, 'ungewiss')
  await set(failed?.id, 'gescheitert')
  await set(back?.id, 'zurueckgekommen')
  for (const { id } of await mails()) {
    const discarded = await database.write(async db => ok(await discardMail(db, id, now())))
    expect(discarded).toEqual(ok(1))
  }
  const left = await mails()
  expect(left.map(({ zustand }) => zustand)).toEqual(left.map(() => 'verworfen'))
  expect(JSON.stringify(left)).not.toContain('GEHEIM')
})

test('F4: a mail asks a server that can report failures for a report with its id', async () => {
  const heard: string[] = []
  const server = await scriptedServer((socket, line) => {
    heard.push(line)
    if (line.startsWith('EHLO')) return void socket.write('250-hier\r\n250-SMTPUTF8\r\n250 DSN\r\n')
    if (line === 'DATA') return void socket.write('354 los\r\n')
    if (/^(?:MAIL|RCPT|QUIT)|^\.$/.test(line)) socket.write('250 ja\r\n')
  })
  const { put, send, mails } = await outbox(server)
  await put({ an: 'a@müller.example' })
  await send()
  const [sent] = await mails()
  expect(sent?.zustand).toBe('gesendet')
  expect(heard).toContain(`MAIL FROM:<website@rebenau.example.org> RET=HDRS ENVID=${sent?.id}`)
  expect(heard).toContain('RCPT TO:<a@xn--mller-kva.example> NOTIFY=FAILURE,DELAY')
})

test('Sent mails are deleted after 30 days, all others after 180, many in small steps', async () => {
  const { url } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('weg') ? Object.assign(new Error('unbekannt'), { responseCode: 550 }) : null),
  })
  const { put, send, later, states } = await outbox(url)
  await put({ an: 'weg@example.org' }, ...Array.from({ length: 80 }, () => ({})))
  await send()
  // A jump of more than three days would make the clock untrusted.
  const days = async (count: number) => {
    for (let left = count; left > 0; left -= 3) {
      later(Math.min(left, 3) * 24 * 60)
      await send()
    }
  }
  await days(30)
  expect(await states()).toHaveLength(81)
  await days(1)
  expect(await states()).toEqual(['gescheitert'])
  await days(149)
  expect(await states()).toEqual(['gescheitert'])
  await days(1)
  expect(await states()).toEqual([])
})

test('F2: mails to one address about one matter arrive in the order of their causes, whichever was put off', async () => {
  let isGrey = true
  const { received, url } = await mailServer({
    answer: () => (isGrey ? { code: 451, text: '4.7.1 Greylisted' } : 'angenommen'),
  })
  const { put, send, later } = await outbox(url)
  const about = { anlass: 'termin', betrifft: 'termin:1' }
  await put({ ...about, betreff: 'Gebucht' })
  await send()
  later(1)
  await send()
  await put({ ...about, betreff: 'Abgesagt' }, { ...about, betrifft: 'termin:2', betreff: 'Anderes' })
  isGrey = false
  await send()
  const subjects = received.map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['Abgesagt', 'Anderes', 'Gebucht'])
  expect(subjects.indexOf('Gebucht')).toBeLessThan(subjects.indexOf('Abgesagt'))
})

test('F2: a mail that replaces what still waits is sent at once, and the outdated one never', async () => {
  let isFull = true
  const { received, url } = await mailServer({
    answer: () => (isFull ? { code: 452, text: '4.2.2 Mailbox full' } : 'angenommen'),
  })
  const { put, send, later, mails, states } = await outbox(url)
  const about = { anlass: 'termin', betrifft: 'termin:1' }
  await put({ ...about, betreff: 'Gebucht' })
  // Put off four times: the next attempt is ten minutes away.
  for (const minutes of [0, 1, 2, 5]) {
    later(minutes)
    await send()
  }
  await put({ ...about, betreff: 'Verschoben', ersetzt: true })
  const [old, fresh] = await mails()
  expect(old).toMatchObject({ zustand: 'verworfen', text: '', fault: 'Eine neuere E-Mail hat sie ersetzt.' })
  // The mailbox is still full as far as anybody knows, and the newer mail is due now.
  expect(fresh).toMatchObject({
    zustand: 'wartet',
    attempts: 0,
    fault: old && expect.stringContaining('452'),
  })
  isFull = false
  await send()
  expect(received.map(({ subject }) => subject)).toEqual(['Verschoben'])
  expect(await states()).toEqual(['verworfen', 'gesendet'])
  expect((await mails())[1]?.fault).toBeNull()
})

test.each<[string, Partial<NewMail>, Partial<NewMail>]>([
  ['to another address', {}, { an: 'andere@rebenau.example.org' }],
  ['about another matter', {}, { betrifft: 'termin:2' }],
  ['of another room', {}, { anlass: 'schaden' }],
  ['about nothing', { betrifft: undefined }, { betrifft: undefined }],
  ['that does not replace', {}, { ersetzt: false }],
])('F2: a newer mail %s discards no waiting one', async (_what, first, second) => {
  const { url } = await mailServer({ answer: () => ({ code: 452, text: '4.2.2 Mailbox full' }) })
  const { put, send, states } = await outbox(url)
  const about = { anlass: 'termin', betrifft: 'termin:1' }
  await put({ ...about, ...first })
  await send()
  await put({ ...about, ersetzt: true, ...second })
  expect(await states()).toEqual(['wartet', 'wartet'])
})

test('F2: a mail that was not tried yet delays nothing, and is sent before the newer one', async () => {
  const { received, url } = await mailServer()
  const { put, send, later } = await outbox(url)
  const about = { anlass: 'termin', betrifft: 'termin:1' }
  await put({ ...about, betreff: 'Gebucht' })
  later(1)
  await put({ ...about, betreff: 'Verschoben', ersetzt: true })
  await send()
  expect(received.map(({ subject }) => subject)).toEqual(['Gebucht', 'Verschoben'])
})

test('F2: a mail that was sent is not discarded by a newer one', async () => {
  const { put, send, states } = await outbox((await mailServer()).url)
  const about = { anlass: 'termin', betrifft: 'termin:1' }
  await put(about)
  await send()
  await put({ ...about, ersetzt: true })
  // Both were put at the same moment of the town's clock.
  expect((await states()).toSorted()).toEqual(['gesendet', 'wartet'])
})
