import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { composeMessage } from './message.ts'
import { type Kind, kinds, rooms, type Written } from './testing/mail-kinds.ts'

const sender = { name: 'Stadt Müllheim – Bürgerbüro', address: 'website@müllheim.de' }
const ID = '01933b5e-7c00-7abc-8def-0123456789ab'

/** Files that write a mail beside their work. */
const ELSEWHERE = [
  'abfall/notices.ts',
  'abfall/reminders.ts',
  'abos/already-subscribed.ts',
  'accounts/key-mails.ts',
  'accounts/tell-owner.ts',
  'accounts/warn-of-wrong-codes.ts',
  'care/remind-owners.ts',
  'rueckmeldungen/digest.ts',
]

const compose = async (mail: Written) => {
  const row = {
    id: ID,
    an: 'erika@bächle.example',
    antwort_an: mail.antwortAn ?? null,
    betreff: mail.betreff,
    text: mail.text,
    abbestellen: mail.abbestellen ?? null,
    kalender: mail.kalender ?? null,
    antwortet: mail.antwortet ? 1 : 0,
    created_at: '2026-11-20T12:00:00.000Z',
  }
  const { envelope, bytes } = await composeMessage(row, sender)
  const raw = bytes.toString()
  return { envelope, head: raw.slice(0, raw.indexOf('\r\n\r\n')), parsed: await PostalMime.parse(bytes) }
}

const all = Object.entries(kinds).flatMap(([room, list]) =>
  (list as readonly Kind[]).map(kind => [`${room}: ${kind[0]}`, kind] as const),
)

describe('F4: every kind of mail', () => {
  test.each(all)('has its headers, and only these: %s', async (_name, [, write, headers = {}]) => {
    const mail = write()
    if (!mail) throw new Error('There is a mail')
    const { envelope, head, parsed } = await compose(mail)
    const valueOf = (name: string) => parsed.headers.find(({ key }) => key === name)?.value
    expect(valueOf('auto-submitted')).toBe(headers.reply ? 'auto-replied' : 'auto-generated')
    // `All` or `NDR` would suppress the reports of non-delivery.
    expect(valueOf('x-auto-response-suppress')).toBe('DR, RN, NRN, OOF, AutoReply')
    expect(valueOf('message-id')).toBe(`<${ID}@xn--mllheim-n2a.de>`)
    expect(valueOf('reply-to')).toBe(headers.replyTo?.replace('müllheim', 'xn--mllheim-n2a'))
    expect(parsed.text?.includes('Antworten auf diese E-Mail liest niemand.')).toBe(!headers.replyTo)
    expect(valueOf('list-unsubscribe') !== undefined).toBe(headers.unsubscribe === true)
    expect(valueOf('list-unsubscribe-post')).toBe(
      headers.unsubscribe ? 'List-Unsubscribe=One-Click' : undefined,
    )
    expect(valueOf('bcc')).toBeUndefined()
    expect(head).toMatch(/^[\t\r\n -~]*$/)
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
    expect(
      Math.max(...(/^Subject: .*(?:\r\n[ \t].*)*/m.exec(head)?.[0] ?? '').split('\r\n').map(l => l.length)),
    ).toBeLessThanOrEqual(78)
    expect(parsed.subject?.length).toBeGreaterThan(5)
    expect(parsed.from).toMatchObject({ name: sender.name, address: 'website@xn--mllheim-n2a.de' })
    expect(envelope).toMatchObject({
      from: 'website@xn--mllheim-n2a.de',
      to: 'erika@xn--bchle-gra.example',
      dsn: { ret: 'HDRS', envid: ID, notify: ['FAILURE', 'DELAY'] },
    })
  })

  test.each(Object.entries(rooms))('of the room %s stands in the table above', (room, module) => {
    const written = Object.entries(module)
      .filter(([name, value]) => typeof value === 'function' && /mail/i.test(name))
      .map(([name]) => name)
    const listed = new Set((kinds[room as keyof typeof kinds] as readonly Kind[]).map(([name]) => name))
    expect([...listed].toSorted()).toEqual(written.toSorted())
  })

  test('is written in a file that this table knows', () => {
    const folder = join(import.meta.dirname, '..')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !/test|testing|migrations/.test(file))
      .filter(file =>
        /^\s*betreff[,:]|\bbetreff[,:].*\btext\b/m.test(readFileSync(join(folder, file), 'utf8')),
      )
    const ofRooms = [
      'abos/mails.ts',
      'formulare/mails.ts',
      'pinnwand/mails.ts',
      'rat/office/invitation-mail.ts',
      'schaden/mails.ts',
      'terminvereinbarung/mails.ts',
      'verzeichnisvorschlag/mails.ts',
    ]
    expect(files.filter(file => !file.startsWith('outbox/')).toSorted()).toEqual(
      [...ofRooms, ...ELSEWHERE].toSorted(),
    )
  })
})
