import { createHook } from 'node:async_hooks'
import { readdir, readFile } from 'node:fs/promises'
import { calls, isCmsError } from '@rathausplatz/contract'
import { solve } from '@rathausplatz/contract/formular'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { ok } from '../store/index.ts'
import { stored } from '../stored.ts'
import { testTown } from '../test-town.ts'
import { weightOfFile } from './patience.ts'
import { tablesOf } from './tables.ts'
import { bindFiles } from './waiting-files.ts'

const einreichung = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'
const formNumber = (number: number) => `0199aa10-7c1e-7d3a-9f51-${String(number).padStart(12, '0')}`

const form = {
  titel: 'Schaden melden',
  slug: 'schaden-melden',
  einleitung: 'Etwas ist kaputt?',
  schritte: [
    {
      titel: 'Der Schaden',
      felder: [
        { typ: 'langtext', name: 'was', label: 'Was ist kaputt?', pflicht: true },
        { typ: 'text', name: 'name', label: 'Ihr Name' },
        { typ: 'email', name: 'mail', label: 'E-Mail' },
        { typ: 'datei', name: 'foto', label: 'Foto', anzahl_bis: 3, groesse_mb: 5 },
        { typ: 'wysiwyg', name: 'mehr', label: 'Mehr dazu' },
      ],
    },
  ],
  bestaetigung: 'Wir sehen innerhalb von zwei Arbeitstagen nach.',
  zweck: 'um den Schaden zu beheben (Artikel 6 Absatz 1 Buchstabe e DSGVO)',
  aufbewahrung_tage: 30,
  empfaenger: 'bauhof',
  adressen: ['zweite@example.org'],
}
const records = {
  organisationseinheit: [
    { name: 'Bauhof', slug: 'bauhof', kommunikation: [{ kanal: 'EMAIL', kennung: 'bauhof@example.org' }] },
  ],
  formular: [form],
}
const slug = form.slug

async function town(more: object = {}, others: object = {}) {
  const made = await testTown({ ...records, ...others, formular: [{ ...form, ...more }] })
  const { call, pass } = made
  const begun = async () => {
    const { beginn, nullen } = await call(calls.formularBeginn, {})
    pass(5)
    return { beginn, nullen }
  }
  const send = async (eingaben: object, { number = 1, sender, ...body }: Sent = {}) =>
    call(calls.formularSenden, {
      params: { slug },
      body: {
        einreichung: formNumber(number),
        eingaben: eingaben as Record<string, unknown>,
        beginn: (await begun()).beginn,
        ...body,
      },
      sender,
    })
  const upload = (bytes: Uint8Array, name = 'laterne.jpg', number = 1) =>
    call(calls.formularDatei, {
      params: { slug },
      query: { einreichung: formNumber(number), feld: 'foto', name },
      file: Uint8Array.from(bytes),
    })
  const mails = () =>
    made.store.database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().execute()
  const rows = () => tablesOf(made.store.database.read).selectFrom('formular_eingaenge').selectAll().execute()
  const forget = () =>
    'work' in made.formulare.forget
      ? made.formulare.forget.work({ signal: new AbortController().signal, owner: 'test' })
      : undefined
  return { ...made, begun, send, upload, mails, rows, forget }
}
type Sent = { number?: number; sender?: string; loesung?: number; beginn?: string; homepage?: string }

const refusal = async (asking: Promise<unknown>) => {
  const error = await asking.catch((error: unknown) => error)
  if (!isCmsError(error)) throw new Error(`Not refused: ${String(error)}`)
  return error
}
const issuesOf = async (asking: Promise<unknown>) => (await refusal(asking)).details?.issues

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: 'Erika Beispiel' }, IFD3: { GPSLatitude: '49/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()

describe('A form that is sent', () => {
  test('is public with its title and office, and without the addresses of its recipients', async () => {
    const { call } = await town()
    const shown = await call(calls.formular, { params: { slug } })
    expect(shown).toMatchObject({
      titel: form.titel,
      empfaenger: 'Bauhof',
      offen: true,
      detailURL: `/formulare/${slug}`,
    })
    expect(JSON.stringify(shown)).not.toContain('@example.org')
    expect((await call(calls.formulare, {})).data).toHaveLength(1)
  })

  test('is stored before it is acknowledged, with a number and a second secret that is stored only as a hash', async () => {
    const { send, rows } = await town()
    const { vorgang, kennwort } = await send({ was: 'Die Laterne ist dunkel.' })
    expect(vorgang).toMatch(/^F-[0-9A-Z]{8}$/)
    expect(kennwort).toMatch(/^[0-9A-Z]{16}$/)
    const [row] = await rows()
    expect(row).toMatchObject({ vorgang, stand: 'neu', formular: slug })
    expect(JSON.stringify(row)).not.toContain(kennwort)
  })

  test('M-05: sent twice, also at the same moment, is one record with one number and one secret', async () => {
    const { call, begun, rows } = await town()
    const { beginn } = await begun()
    const send = () =>
      call(calls.formularSenden, {
        params: { slug },
        body: { einreichung, eingaben: { was: 'Die Laterne ist dunkel.' }, beginn },
      })
    const answers = await Promise.all([send(), send(), send()])
    const again = await send()
    expect(new Set([...answers, again].map(({ vorgang, kennwort }) => vorgang + kennwort)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  test('M-05: sent again with other answers is refused with the note that they are not included', async () => {
    const { send, rows } = await town()
    const { vorgang } = await send({ was: 'Die Laterne ist dunkel.' })
    const refused = await refusal(send({ was: 'Und das Schild ist verbogen.' }))
    expect([refused.code, refused.message]).toEqual(['nicht-moeglich', expect.stringContaining(vorgang)])
    expect(await rows()).toHaveLength(1)
  })

  test('M-06: is validated on the server, with a German message per question', async () => {
    const { send, rows } = await town()
    expect(await issuesOf(send({ mail: 'erika' }))).toEqual([
      { path: 'was', message: 'Bitte beantworten Sie: „Was ist kaputt?“' },
      { path: 'mail', message: expect.stringContaining('fehlt das @-Zeichen') },
    ])
    expect(await rows()).toEqual([])
  })

  test('keeps only the allowed formatted text', async () => {
    const { send, rows } = await town()
    await send({ was: 'Laterne', mehr: '<p onclick="x()">Seit <b>gestern</b><script>alert(1)</script></p>' })
    expect((await rows())[0]?.antworten).toContain('<p>Seit <strong>gestern</strong></p>')
  })

  test('is refused after its last day', async () => {
    const { send } = await town({ annahme_bis: '2026-11-19' })
    expect((await refusal(send({ was: 'Laterne' }))).code).toBe('nicht-moeglich')
  })

  test('causes a mail to the office with a link, and one to the sender as a receipt, both without the answers', async () => {
    const { send, mails } = await town()
    const { vorgang, kennwort, eingangsmail } = await send({ was: 'Geheimnis', mail: 'erika@example.org' })
    expect(eingangsmail).toBe(true)
    const sent = await mails()
    expect(sent.map(({ an }) => an).toSorted()).toEqual([
      'bauhof@example.org',
      'erika@example.org',
      'zweite@example.org',
    ])
    for (const { text, betreff } of sent) {
      expect(text + betreff).not.toContain('Geheimnis')
      expect(text).not.toContain(kennwort)
      expect(betreff).toContain(vorgang)
    }
    expect(sent.find(({ an }) => an === 'bauhof@example.org')?.text).toContain(
      `/redaktion/eingaenge/${vorgang}`,
    )
  })

  test.each([
    'erika@example.org\r\nBcc: alle@example.org',
    'a@example.org, b@example.org',
    'Gruppe: a@example.org;',
    'a@example.org (Kommentar)',
    '"a b"@example.org',
  ])('M-03: %o is refused as an address, and causes no mail', async mail => {
    const { send, mails } = await town()
    expect(await issuesOf(send({ was: 'x', mail }))).toEqual([
      { path: 'mail', message: expect.stringMatching(/Bitte .*\.$/) },
    ])
    expect(await mails()).toEqual([])
  })

  test('M-03: a hostile name is in no header', async () => {
    const { send, mails } = await town({ angaben_in_mail: true })
    await send({ was: 'x\r\nBcc: alle@example.org', mail: 'erika@example.org' })
    for (const { betreff } of await mails()) expect(betreff).not.toMatch(/[\r\n]|Bcc/)
    expect(await issuesOf(send({ was: 'x', name: 'Erika\r\nBcc: x' }, { number: 2 }))).toEqual([
      { path: 'name', message: 'Bitte ohne Zeilenumbrüche.' },
    ])
  })
})

test('F5: a typed line in the mail of the office cannot be mistaken for a question of the form', async () => {
  const { send, mails } = await town({ angaben_in_mail: true })
  await send({
    was: 'Laterne dunkel\nName: Bürgermeister\n\nEine Antwort auf diese E-Mail geht an x@example.org.',
  })
  const [{ text } = { text: '' }] = (await mails()) as { text: string }[]
  expect(text).toContain(
    [
      'Was ist kaputt?',
      '> Laterne dunkel',
      '> Name: Bürgermeister',
      '>',
      '> Eine Antwort auf diese E-Mail geht an x@example.org.',
    ].join('\n'),
  )
})

describe('M-02: Floods of mails', () => {
  test('one address gets ten mails a day, and further forms are stored without a mail', async () => {
    const { send, mails, rows } = await town()
    const answers = []
    for (let number = 1; number <= 12; number++)
      answers.push(
        await send({ was: 'x', mail: 'Fremd@example.org' }, { number, sender: `192.0.${number}.7` }),
      )
    expect(answers.map(({ eingangsmail }) => eingangsmail)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
      false,
    ])
    expect((await mails()).filter(({ an }) => an === 'Fremd@example.org')).toHaveLength(10)
    expect(await rows()).toHaveLength(12)
    // A repeated form gets the answer of the first time.
    const again = (number: number) =>
      send({ was: 'x', mail: 'Fremd@example.org' }, { number, sender: '192.0.2.9' })
    expect((await again(10)).eingangsmail).toBe(true)
    expect((await again(11)).eingangsmail).toBe(false)
  })

  test('if the server cannot send mail, no receipt is promised or queued', async () => {
    const { call, pass, store } = await testTown(records, undefined, { canMail: false })
    const { beginn } = await call(calls.formularBeginn, {})
    pass(5)
    const { eingangsmail } = await call(calls.formularSenden, {
      params: { slug },
      body: { einreichung, eingaben: { was: 'x', mail: 'erika@example.org' }, beginn },
    })
    expect(eingangsmail).toBe(false)
    const again = await call(calls.formularSenden, {
      params: { slug },
      body: { einreichung, eingaben: { was: 'x', mail: 'erika@example.org' }, beginn },
    })
    expect(again.eingangsmail).toBe(false)
    const mails = await store.database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .select('an')
      .execute()
    expect(mails.map(({ an }) => an)).not.toContain('erika@example.org')
  })
})

describe('U-06: The disk cannot be filled', () => {
  const takeIn = async (made: Awaited<ReturnType<typeof town>>, limits: readonly Limit[]) => {
    const taken = await made.store.database.write(async db =>
      ok(await take(limitsIn(db), limits, made.clock())),
    )
    return taken.ok ? taken.value : expect.unreachable()
  }

  test('a sender has a daily limit for files, which affects no other sender', async () => {
    const made = await town()
    const send = (sender: string) => takeIn(made, weightOfFile(sender, 20_000_000))
    for (let file = 0; file < 10; file++) expect(await send('192.0.2.7')).toBeUndefined()
    expect(await send('192.0.2.7')).toBeGreaterThan(0)
    expect(await send('198.51.100.4')).toBeUndefined()
    made.pass(25 * 3_600)
    expect(await send('192.0.2.7')).toBeUndefined()
  })

  test('a sender has a daily limit for saved forms, with a message in German', async () => {
    const { call, pass } = await town()
    const save = (number: number) =>
      call(calls.formularSpeichern, {
        params: { slug },
        body: { einreichung: formNumber(number), eingaben: { was: 'x'.repeat(50_000) } },
        sender: '192.0.2.7',
      })
    for (let number = 1; number <= 40; number++) {
      await save(number)
      // Stays below the limit per ten minutes.
      if (number % 15 === 0) pass(700)
    }
    expect((await refusal(save(41))).message).toMatch(/^Gerade können wir nichts zwischenspeichern\. Bitte/)
  })

  test('saving a form again does not extend the life of its files', async () => {
    const { call, upload, pass, forget, formularFolder } = await town()
    const foto = await upload(await photo())
    const save = () =>
      call(calls.formularSpeichern, {
        params: { slug },
        body: { einreichung: formNumber(1), eingaben: { was: 'x', foto: [foto] } },
      })
    await save()
    pass(13 * 24 * 3_600)
    await save()
    await forget()
    expect(await readdir(formularFolder)).toHaveLength(1)
    pass(2 * 24 * 3_600)
    await forget()
    expect(await readdir(formularFolder)).toEqual([])
  })
})

describe('M-07: Bots are kept away without a captcha', () => {
  test('a form with a filled trap, without a start or sent at once is refused with a message and not stored', async () => {
    const { send, call, rows } = await town()
    expect(await issuesOf(send({ was: 'x' }, { homepage: 'https://spam.example' }))).toEqual([
      { path: 'homepage', message: expect.stringContaining('leer') },
    ])
    const { beginn } = await call(calls.formularBeginn, {})
    expect(await issuesOf(send({ was: 'x' }, { beginn: `${beginn}x` }))).toEqual([
      { path: 'beginn', message: expect.any(String) },
    ])
    expect(await issuesOf(send({ was: 'x' }, { beginn: '' }))).toHaveLength(1)
    const fresh = await call(calls.formularBeginn, {})
    expect(
      await issuesOf(
        call(calls.formularSenden, {
          params: { slug },
          body: { einreichung, eingaben: { was: 'x' }, beginn: fresh.beginn },
        }),
      ),
    ).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  test('F-13: a form that was opened before the clock was set back must be opened again, and does not count as too fast', async () => {
    const { send, call, pass, rows } = await town()
    const { beginn } = await call(calls.formularBeginn, {})
    pass(-24 * 3_600)
    expect(await issuesOf(send({ was: 'x' }, { beginn }))).toMatchObject([{ path: 'beginn' }])
    await send({ was: 'x' })
    pass(2 * 3_600)
    await send({ was: 'y' }, { number: 2 })
    const kept = await rows()
    expect(kept).toHaveLength(2)
    for (const { eingegangen_am, loeschen_am } of kept)
      expect(Date.parse(loeschen_am) - Date.parse(eingegangen_am)).toBe(30 * 24 * 3_600_000)
  })

  test('a proof of work raises the limit of a sender, and each proof is valid once', async () => {
    const { send, begun } = await town()
    const sender = '192.0.2.7'
    for (let number = 1; number <= 4; number++) await send({ was: 'x' }, { number, sender })
    expect((await refusal(send({ was: 'x' }, { number: 5, sender }))).code).toBe('zu-viele')
    const { beginn, nullen } = await begun()
    const loesung = await solve(beginn, nullen)
    await send({ was: 'x' }, { number: 6, sender, beginn, loesung })
    expect((await refusal(send({ was: 'x' }, { number: 7, sender, beginn, loesung }))).code).toBe('zu-viele')
    // Other senders are not affected.
    await send({ was: 'x' }, { number: 8, sender: '198.51.100.4' })
  })
})

describe('The status page', () => {
  test('opens with number and secret, also as dictated by telephone, and not with a wrong secret', async () => {
    const { send, call } = await town()
    const { vorgang, kennwort } = await send({ was: 'Die Laterne ist dunkel.' })
    const letters = (text: string) => text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    const spoken = letters(kennwort).replaceAll(/(.{4})/g, '$1-')
    const seen = await call(calls.formularStand, {
      body: { vorgang: letters(vorgang), kennwort: spoken.slice(0, -1) },
    })
    expect(seen).toMatchObject({
      vorgang,
      stand: 'neu',
      verlauf: [{ stand: 'neu' }],
      antworten: [{ label: 'Was ist kaputt?', text: 'Die Laterne ist dunkel.' }],
      geloescht_am: '2026-12-20',
    })
    const wrong = call(calls.formularStand, { body: { vorgang, kennwort: '0'.repeat(16) } })
    expect((await refusal(wrong)).code).toBe('nicht-gefunden')
  })

  test('cannot be guessed: after twenty tries a sender must wait', async () => {
    const { send, call } = await town()
    const { vorgang } = await send({ was: 'x' })
    const guess = () =>
      call(calls.formularStand, { body: { vorgang, kennwort: '0'.repeat(16) }, sender: '192.0.2.9' })
    for (let time = 0; time < 20; time++) await refusal(guess())
    expect((await refusal(guess())).code).toBe('zu-viele')
  })

  test('has a printed copy with the answers', async () => {
    const { send, call } = await town()
    const { vorgang, kennwort } = await send({
      was: 'Die Laterne in der Gartenstraße ist dunkel.',
      mehr: '<p>Seit <b>gestern</b></p>',
    })
    const { bytes, typ } = await call(calls.formularKopie, { body: { vorgang, kennwort } })
    expect(typ).toBe('application/pdf')
    const { extractText, getDocumentProxy } = await import('unpdf')
    const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true })
    expect(text).toContain(vorgang)
    expect(text).toContain('Gartenstraße')
    expect(text).toContain('Seit gestern')
    expect(text).not.toContain('<')
  })

  test('has its copy printed in another thread, so that other requests are not delayed', async () => {
    const { send, call } = await town()
    const proof = await send({ was: 'x' })
    const begun: string[] = []
    const hook = createHook({ init: (_, type) => void begun.push(type) }).enable()
    await call(calls.formularKopie, { body: proof })
    hook.disable()
    expect(begun.filter(type => type === 'WORKER')).toHaveLength(1)
  })
})

test('D-01: attaching files to a form fails if one of them was removed while the form was sent', async () => {
  const { call, upload, store } = await town()
  const first = await upload(await photo())
  const second = await upload(await photo())
  const kennungen = [first.kennung, second.kennung]
  await call(calls.formularDateiEntfernen, {
    params: { slug, kennung: second.kennung },
    query: { einreichung: formNumber(1) },
  })
  const bound = await stored(store.database, db => bindFiles(db, 'F-7GQ2M9XD', kennungen))
  expect(bound).toBe(false)
})

describe('A saved form', () => {
  test('is restored by its code, with files and answers to hidden questions, for fourteen days', async () => {
    const { call, upload, pass, forget, rows } = await town()
    const foto = await upload(await photo())
    const eingaben = { was: 'Die Lat', versteckt: 'bleibt', foto: [foto] }
    const body = { einreichung: formNumber(1), eingaben, schritt: 0 }
    const { code, gilt_bis } = await call(calls.formularSpeichern, { params: { slug }, body })
    expect(gilt_bis.slice(0, 10)).toBe('2026-12-04')
    pass(13 * 24 * 3_600)
    await forget()
    expect(await call(calls.formularFortsetzen, { body: { code } })).toMatchObject(body)
    const again = await call(calls.formularSpeichern, { params: { slug }, body: { ...body, code } })
    expect(again.code).toBe(code)
    pass(15 * 24 * 3_600)
    expect((await refusal(call(calls.formularFortsetzen, { body: { code } }))).code).toBe('nicht-gefunden')
    expect(await rows()).toEqual([])
  })

  test('F6: keeps the day that was understood when it was saved', async () => {
    const seit = { typ: 'datum', name: 'seit', label: 'Seit wann?', zeitraum: 'bis_heute' }
    const { call, pass } = await town({ schritte: [{ titel: 'Der Hund', felder: [seit] }] })
    const save = (typed: string) =>
      call(calls.formularSpeichern, {
        params: { slug },
        body: { einreichung: formNumber(1), eingaben: { seit: typed } },
      })
    for (const [typed, kept] of [
      ['gestern', '19.11.2026'],
      ['1.5.', '01.05.2026'],
      ['18. November 2026', '18. November 2026'],
    ] as const) {
      const { code } = await save(typed)
      pass(24 * 3_600)
      const { eingaben } = await call(calls.formularFortsetzen, { body: { code } })
      expect(eingaben).toEqual({ seit: kept })
      pass(-24 * 3_600)
    }
  })

  test('is stored with a hash of its code, and deleted when it is sent', async () => {
    const { call, send, store } = await town()
    const { code } = await call(calls.formularSpeichern, {
      params: { slug },
      body: { einreichung: formNumber(1), eingaben: { was: 'x' } },
    })
    const kept = await tablesOf(store.database.read).selectFrom('formular_entwuerfe').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(code)
    await send({ was: 'x' })
    expect((await refusal(call(calls.formularFortsetzen, { body: { code } }))).code).toBe('nicht-gefunden')
  })
})

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const bytesOf = (text: string) => Buffer.from(text, 'latin1')
const pdf = (inside = '') => bytesOf(`%PDF-1.7\n${inside}\n%%EOF`)

describe('Files of residents', () => {
  test('U-05: a photo loses all metadata of the camera', async () => {
    const { upload, formularFolder } = await town()
    const given = await photo()
    expect((await sharp(given).metadata()).exif).toBeDefined()
    const { kennung, typ } = await upload(given)
    const kept = await readFile(`${formularFolder}/${kennung}`)
    expect(typ).toBe('image/jpeg')
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect(kept.includes('Erika')).toBe(false)
  })

  test.each([
    [
      'a picture with a program behind it',
      async () => Buffer.concat([await photo(), bytesOf('<script>alert(1)</script>')]),
      'image/jpeg',
    ],
    [
      'a document with a program in it',
      async () => pdf('/OpenAction << /S /JavaScript >>'),
      'application/pdf',
    ],
  ])('U-01: %s gets its type from its bytes, and a name from the site', async (_what, make, typ) => {
    const { upload, formularFolder } = await town()
    const kept = await upload(await make(), '../../etc/gnp.exe\u202egpj.html')
    expect(kept.typ).toBe(typ)
    expect(kept.name).toMatch(/^[\p{L}\p{N} _.()-]+\.(?:jpg|pdf)$/u)
    const names = await readdir(formularFolder)
    expect(names).toEqual([kept.kennung])
    const stored = await readFile(`${formularFolder}/${kept.kennung}`)
    if (typ === 'image/jpeg') expect(stored.includes('<script>')).toBe(false)
  })

  test.each([
    ['U-01: HTML that is called .jpg', bytesOf('<html><script>alert(1)</script>')],
    ['U-01: a GIF with a program', bytesOf('GIF89a/*<script>*/=1;alert(1)')],
    ['U-01: an archive that is called .docx', bytesOf('PK\u0003\u0004')],
    ['U-01: EICAR', bytesOf(EICAR)],
    ['U-01: EICAR within a document', pdf(EICAR)],
    [
      'U-02: a drawing with a program',
      bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['U-02: a drawing in UTF-16', Buffer.from('\ufeff<svg onload="alert(1)"/>', 'utf16le')],
    ['U-04: a document that broke off', bytesOf('%PDF-1.7\n')],
    ['U-03: a picture that is damaged', bytesOf('\xff\xd8\xff\xe0damaged')],
    ['nothing', new Uint8Array()],
  ])('%s is refused with a message, and not stored', async (_what, bytes) => {
    const { upload, formularFolder } = await town()
    expect(await issuesOf(upload(bytes))).toEqual([{ path: 'foto', message: expect.stringMatching(/\.$/) }])
    expect(await readdir(formularFolder).catch(() => [])).toEqual([])
  })

  test('U-03: a picture of 30,000 by 30,000 points is refused by its header', async () => {
    const { upload } = await town()
    const head = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    head.writeUInt32BE(30_000, 16)
    head.writeUInt32BE(30_000, 20)
    expect(await issuesOf(upload(head))).toEqual([
      { path: 'foto', message: expect.stringMatching(/^„laterne\.jpg“: Das Bild/) },
    ])
  })

  test('U-04: a form has a limited number of files, each limited in size by its question', async () => {
    const { upload } = await town()
    expect(await issuesOf(upload(Buffer.concat([pdf(), Buffer.alloc(5_000_001)])))).toHaveLength(1)
    for (let time = 0; time < 40; time++) await upload(pdf())
    expect(await issuesOf(upload(pdf()))).toEqual([
      {
        path: 'foto',
        message: 'Ein Formular nimmt höchstens 40 Dateien an. Bitte fassen Sie mehrere zu einer zusammen.',
      },
    ])
  })

  test('U-06: a form cannot have a file that was uploaded for another form', async () => {
    const { upload, send } = await town()
    const others = await upload(pdf(), 'plan.pdf', 7)
    expect(await issuesOf(send({ was: 'x', foto: [others] }, { number: 1 }))).toEqual([
      { path: 'foto', message: expect.stringContaining('noch einmal') },
    ])
  })

  test('a file whose form is never sent is deleted after a day', async () => {
    const { upload, pass, forget, formularFolder } = await town()
    await upload(pdf())
    await forget()
    expect(await readdir(formularFolder)).toHaveLength(1)
    pass(25 * 3_600)
    await forget()
    expect(await readdir(formularFolder)).toEqual([])
  })

  test('a file that its sender removes is deleted at once', async () => {
    const { call, upload, formularFolder } = await town()
    const { kennung } = await upload(pdf())
    const take = (number: number) =>
      call(calls.formularDateiEntfernen, {
        params: { slug, kennung },
        query: { einreichung: formNumber(number) },
      })
    await take(2)
    expect(await readdir(formularFolder)).toHaveLength(1)
    await take(1)
    expect(await readdir(formularFolder)).toEqual([])
  })
})

test('X4: a form that is sent while the clock is wrong does not delete acknowledged forms', async () => {
  const { send, rows, pass } = await town()
  await send({ was: 'Laterne' })
  pass(200 * 86_400)
  await send({ was: 'Bank' }, { number: 2 })
  expect(await rows()).toHaveLength(2)
})

test('M-08: a submission is deleted with its files and mails after the days of its form; a line in the log stays', async () => {
  const { send, upload, pass, forget, rows, mails, store, formularFolder } = await town()
  const foto = await upload(await photo())
  const { vorgang } = await send({ was: 'Geheimnis', mail: 'erika@example.org', foto: [foto] })
  expect(await mails()).toHaveLength(3)
  pass(29 * 24 * 3_600)
  await forget()
  expect(await rows()).toHaveLength(1)
  pass(24 * 3_600)
  await forget()
  expect(await rows()).toEqual([])
  expect(await mails()).toEqual([])
  expect(await readdir(formularFolder)).toEqual([])
  const log = (await store.changes({ limit: 1_000 })).filter(({ kind }) => kind === 'eingang')
  expect(log).toMatchObject([{ what: 'geloescht', key: vorgang, note: form.titel }])
  expect(JSON.stringify(log)).not.toContain('Geheimnis')
})

test('F5: a question for an address in the town takes postcode and place from the record of the town', async () => {
  const felder = [
    { typ: 'adresse', name: 'wo', label: 'Wo soll die Tonne stehen?', pflicht: true, nur_im_ort: true },
  ]
  const { call, send } = await town(
    { schritte: [{ titel: 'Wohin', felder }] },
    { stadt: [{ ...calls.stadt.examples[0]?.answer, email: 'rathaus@rebenau.example.org' }] },
  )
  const { ort } = await call(calls.formular, { params: { slug } })
  if (!ort) throw new Error('The form names no town')
  const wo = { strasse: 'Kelterstraße', hausnummer: '5', plz: ort.plz, ort: ort.name }
  await expect(send({ wo: { ...wo, plz: 'CH-8001', ort: 'Zürich' } })).rejects.toMatchObject({
    details: {
      issues: [{ path: 'wo.plz', message: expect.stringContaining(`Das geht nur in ${ort.name}`) }],
    },
  })
  await expect(send({ wo: { ...wo, strasse: 'Postfach 12 34' } })).rejects.toMatchObject({
    details: { issues: [{ path: 'wo.strasse' }] },
  })
  expect((await send({ wo })).vorgang).toMatch(/^F-/)
})

const consent = { typ: 'einwilligung', name: 'ja', label: 'Mein Name darf im Kalender stehen.' }
const rathaus = {
  ...calls.stadt.examples[0]?.answer,
  email: 'rathaus@rebenau.example.org',
  telefon: '030 23125-0',
}

test.each([
  [
    'by mail and telephone of its office',
    [
      { kanal: 'EMAIL', kennung: 'bauhof@example.org' },
      { kanal: 'TELEFON', kennung: '030 23125-300' },
    ],
    { amt: 'Bauhof', email: 'bauhof@example.org', telefon: '030 23125-300' },
  ],
  [
    'by the telephone of the town, where the office has none',
    [{ kanal: 'EMAIL', kennung: 'bauhof@example.org' }],
    { amt: 'Bauhof', email: 'bauhof@example.org', telefon: '030 23125-0' },
  ],
  [
    'by the ways of the town, where the office has none',
    [],
    { amt: 'Bauhof', email: 'rathaus@rebenau.example.org', telefon: '030 23125-0' },
  ],
])(
  'F6: a consent is withdrawn %s; the status and the receipt say so',
  async (_how, kommunikation, widerruf) => {
    const felder = [...(form.schritte[0]?.felder ?? []), consent]
    const { call, send, store } = await town(
      { schritte: [{ titel: 'Der Schaden', felder }] },
      { stadt: [rathaus], organisationseinheit: [{ name: 'Bauhof', slug: 'bauhof', kommunikation }] },
    )
    const given = await send({ was: 'Laterne', mail: 'erika@example.org', ja: 'ja' })
    const without = await send({ was: 'Laterne', mail: 'erika@example.org' }, { number: 2 })
    const statusOf = ({ vorgang, kennwort }: typeof given) =>
      call(calls.formularStand, { body: { vorgang, kennwort } })
    expect((await statusOf(given)).widerruf).toEqual(widerruf)
    expect((await statusOf(without)).widerruf).toBeUndefined()
    const mails = await store.database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .select(['betreff', 'text'])
      .where('an', '=', 'erika@example.org')
      .execute()
    const receiptOf = ({ vorgang }: typeof given) =>
      mails.find(({ betreff }) => betreff.includes(vorgang))?.text
    const words = `Ihre Einwilligung können Sie jederzeit widerrufen: Bitte schreiben Sie an ${widerruf.email}, oder rufen Sie an, Telefon ${widerruf.telefon}, und nennen Sie ${given.vorgang}.`
    expect(receiptOf(given)).toContain(words)
    expect(receiptOf(without)).toContain('ist bei uns eingegangen')
    expect(receiptOf(without)).not.toContain('widerrufen')
  },
)
