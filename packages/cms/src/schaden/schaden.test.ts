import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CallInput, calls, isCmsError } from '@rathausplatz/contract'
import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
import { tabellen } from '@rathausplatz/contract/tabellen'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { pickyPost } from '../outbox/testing/picky-post.ts'
import { ok } from '../store/result.ts'
import { testTown } from '../test-town.ts'
import { png } from '../unpack/testing/hostile-pictures.ts'
import type { TownStep } from './changes-of-step.ts'
import { createSchadenExamples } from './examples.ts'
import { type SchadenTables, tablesOf } from './tables.ts'

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const ERIKA = 'erika@example.org'
const PAUL = 'paul@example.org'
const URL = 'https://www.rebenau.example.org'
const DAY = 24 * 3_600
const silent = { info() {}, warn() {}, error() {} }
const refused = (code: string) => expect.objectContaining({ code })

type Report = CallInput<typeof calls.schadenMelden>['body']

const laterne = {
  kategorie: 'licht',
  text: 'Die Laterne ist seit Tagen dunkel.',
  adresse: 'Spitalgasse 5',
  ort: 'Gegenüber von Frau Meier',
  angaben: { mast: 'RB-0417' },
  email: ERIKA,
} as const

const photo = async (color = '#a33') =>
  new Uint8Array(
    await sharp({ create: { width: 2_400, height: 60, channels: 3, background: color } })
      .withExif({ IFD0: { Artist: 'Erika Beispiel' }, IFD3: { GPSLatitude: '49/1 8/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )

async function town(more: Parameters<typeof testTown>[2] = {}, records: Parameters<typeof testTown>[0] = {}) {
  const made = await testTown({ stadt: [stadt], ...records }, undefined, more)
  const { database } = made.store
  const { office, jobs } = made.schaden
  const mails = (an?: string) =>
    database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .$if(an !== undefined, all => all.where('an', '=', an ?? ''))
      .orderBy('id')
      .execute()
  const rows = (table: keyof SchadenTables) => tablesOf(database.read).selectFrom(table).selectAll().execute()
  /** Advances the clock a little, because mails of the same moment have no order. */
  const moment = () => made.pass(0.001)
  const report = (one: Partial<Report> = {}, sender = '192.0.2.7') => {
    moment()
    const body = { ...laterne, einreichung: crypto.randomUUID(), ...one }
    return made.call(calls.schadenMelden, { body, sender })
  }
  const keyFor = async (an: string) =>
    new RegExp(`${URL}/schaeden/eigene/(\\S+)`).exec((await mails(an)).at(-1)?.text ?? '')?.[1] ?? ''
  const step = async (nummer: string, schritt: TownStep['schritt'], body: Partial<TownStep> = {}) => {
    moment()
    return office.schritt(nummer, {
      schritt,
      text: '',
      text_zeigen: false,
      fotos: [],
      author: 'anna',
      grundfassung: (await office.schaden(nummer)).fassung,
      ...body,
    })
  }
  return {
    ...made,
    office,
    mails,
    rows,
    report,
    keyFor,
    step,
    send: async (einreichung: string, file?: Uint8Array<ArrayBuffer>, sender = '192.0.2.7') =>
      made.call(calls.schadenFoto, { query: { einreichung }, file: file ?? (await photo()), sender }),
    list: (query: object = {}) => made.call(calls.schaeden, { query: query as never }),
    one: (nummer: string) => made.call(calls.schaden, { params: { nummer } }),
    own: (schluessel: string) => made.call(calls.schadenEigener, { params: { schluessel } }),
    wish: (schluessel: string, an: boolean) =>
      made.call(calls.schadenNachrichten, { body: { schluessel, an } }),
    reopen: (schluessel: string, text = 'Sie ist schon wieder dunkel.') => {
      moment()
      return made.call(calls.schadenWiederOeffnen, { body: { schluessel, text } })
    },
    near: async (query: object) => {
      const { data } = await made.call(calls.schaedenNahe, { query: query as never })
      return data.map(({ nummer }) => nummer)
    },
    filesThere: () => readdir(made.schadenFolder).catch(() => []),
    async look(days: number) {
      const running = openJobs({ database, jobs, clock: made.clock, log: silent })
      for (let day = 0; day < days; day++) {
        made.pass(DAY)
        await running.look()
      }
    },
  }
}

test('A1: a photo that claims to be sixteen million pixels wide is refused with a message; the next photo is accepted', async () => {
  const { send } = await town()
  const einreichung = crypto.randomUUID()
  await expect(send(einreichung, new Uint8Array(png([16_000_000, 3])))).rejects.toMatchObject({
    status: 422,
    message: 'Das Bild ist zu groß: je Seite höchstens 16.384 Pixel.',
  })
  expect(await send(einreichung)).toMatchObject({ kennung: expect.any(String) })
})

test('A1: if twenty photos arrive at once from one network, some are accepted and the others get a time to retry; other senders are not delayed', async () => {
  const { call } = await testTown({ stadt: [stadt] })
  const file = await photo()
  const send = (sender: string) =>
    call(calls.schadenFoto, { query: { einreichung: crypto.randomUUID() }, file, sender })
  const flood = Promise.allSettled(Array.from({ length: 20 }, () => send('192.0.2.7')))
  expect(await send('198.51.100.7')).toMatchObject({ kennung: expect.any(String) })
  const answers = await flood
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
  const reasons = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect(reason).toMatchObject({ status: 429, retryAfter: 20 })
})

test('A1: a photo of a disconnected sender is not processed or stored', async () => {
  const { call, store } = await testTown({ stadt: [stadt] })
  const leaving = new AbortController()
  const sent = call(calls.schadenFoto, {
    query: { einreichung: crypto.randomUUID() },
    file: await photo(),
    sender: '192.0.2.7',
    signal: leaving.signal,
  })
  leaving.abort()
  await expect(sent).rejects.toMatchObject({ status: 503 })
  expect(await tablesOf(store.database.read).selectFrom('schaden_fotos').selectAll().execute()).toEqual([])
})

describe('A damage report', () => {
  test('is private until the town publishes it; then only the parts that the town chose are public', async () => {
    const { report, one, list, step, send } = await town()
    const einreichung = crypto.randomUUID()
    const first = await send(einreichung)
    const second = await send(einreichung)
    const fotos = [first.kennung, second.kennung]
    const { nummer } = await report({ einreichung, fotos })
    expect(nummer).toMatch(/^S-[0-9A-Z]{8}$/)
    await expect(one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    await step(nummer, 'bestaetigen')
    await expect(one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    expect((await list()).data).toEqual([])

    await step(nummer, 'zeigen', { fotos: [second.kennung] })
    const shown = await one(nummer)
    expect(shown).toMatchObject({
      stand: 'bestaetigt',
      adresse: 'Spitalgasse 5',
      text: '',
      ort: '',
      angaben: {},
      fotos: [second.kennung],
    })
    await step(nummer, 'zeigen', { text_zeigen: true })
    expect(await one(nummer)).toMatchObject({ text: laterne.text, angaben: { mast: 'RB-0417' }, fotos: [] })
    expect(JSON.stringify([await list(), await one(nummer)])).not.toContain(ERIKA)
    await step(nummer, 'verbergen')
    await expect(one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
  })

  test('sent twice, concurrently or later, is stored once, with one number and one secret', async () => {
    const { report, rows, mails } = await town()
    const einreichung = crypto.randomUUID()
    const [one, other] = await Promise.all([report({ einreichung }), report({ einreichung })])
    expect(other).toEqual(one)
    expect(await report({ einreichung })).toEqual(one)
    expect(await rows('schaeden')).toHaveLength(1)
    expect(await rows('schaden_schritte')).toHaveLength(1)
    expect(await mails(ERIKA)).toHaveLength(1)
    expect(await mails(stadt.email)).toHaveLength(1)
  })

  test('D-01: that is corrected after a lost answer is updated, as long as the town has taken no step', async () => {
    const { report, rows, mails, step, send } = await town()
    const einreichung = crypto.randomUUID()
    const one = await report({ einreichung, text: 'Die Lampe flackert.', email: '' })
    expect(one.mail).toBe(false)
    const { kennung } = await send(einreichung)
    const mended = { einreichung, text: 'Ein Kabel liegt offen!', adresse: 'Marktplatz 1', fotos: [kennung] }
    const both = await Promise.all([report(mended), report(mended)])
    expect(both).toEqual([
      { ...one, mail: true },
      { ...one, mail: true },
    ])
    const [row, ...further] = await rows('schaeden')
    expect(further).toEqual([])
    expect(row).toMatchObject({ text: mended.text, adresse: mended.adresse, email: ERIKA, fassung: 2 })
    expect(await rows('schaden_fotos')).toMatchObject([{ kennung, gehoert_zu: row?.id }])
    expect((await mails(stadt.email)).map(({ betreff }) => betreff.split(':')[0]).toSorted()).toEqual([
      'Berichtigt',
      'Neuer Schaden',
    ])

    // The same picture uploaded again is no change.
    const again = await send(einreichung)
    expect(await report({ ...mended, fotos: [again.kennung] })).toMatchObject({ nummer: one.nummer })
    expect((await rows('schaeden'))[0]).toMatchObject({ fassung: 2 })

    await step(one.nummer, 'bestaetigen')
    expect(await report(mended)).toMatchObject({ nummer: one.nummer })
    const late = report({ ...mended, text: 'Es sind zwei Kabel.' })
    await expect(late).rejects.toMatchObject({
      code: 'falscher-stand',
      message: expect.stringMatching(new RegExp(`${one.nummer}.*Ihre Änderung ist nicht dabei`)),
    })
    expect((await rows('schaeden'))[0]).toMatchObject({ text: mended.text })
  })

  test.each<[string, object, string]>([
    ['without any place', { adresse: '', ort: ' ' }, 'adresse'],
    ['without a word', { text: '\u200b ' }, 'text'],
    ['with an answer that nobody asked for', { kategorie: 'baum' }, 'angaben.mast'],
    [
      'with an answer that there is not',
      { kategorie: 'muell', angaben: { menge: 'tonnen' } },
      'angaben.menge',
    ],
    ['with an address that is none', { email: 'erika' }, 'email'],
    ['with four photos', { fotos: Array.from({ length: 4 }, () => 'AAAAAAAAAAAAAAAAAAAAAA') }, 'fotos'],
  ])('is refused with a message for its field: %s', (_, wrong, path) => {
    const body = { ...laterne, einreichung: crypto.randomUUID(), ...wrong }
    const [issue] = calls.schadenMelden.body?.safeParse(body).error?.issues ?? []
    expect(issue?.path.join('.')).toBe(path)
    expect(issue?.message).toMatch(/(?:^|\. )(?:Bitte|Danach) .*\.$/)
  })

  test('is refused with a photo of another form, without a trace', async () => {
    const { report, rows, send } = await town()
    const { kennung } = await send(crypto.randomUUID())
    const error = await report({ fotos: [kennung] }).catch((error: unknown) => error)
    expect(isCmsError(error) && error.details?.issues?.[0]).toMatchObject({ path: 'fotos' })
    expect(await rows('schaeden')).toEqual([])
  })

  test.each([
    ['a point', { lage: { breite: 48.79, laenge: 8.04 }, adresse: '', ort: '' }],
    ['words', { adresse: '', ort: 'Am Bach, zweite Bank nach der Brücke' }],
    ['an address', { adresse: 'Spitalgasse 5', ort: '' }],
  ])('needs only one description of the place: %s is enough', async (_, where) => {
    const { report, own } = await town()
    const { schluessel } = await report(where)
    expect(await own(schluessel)).toMatchObject(where)
  })

  test('is found by number and secret in any spelling, and with nothing less; wrong attempts are limited', async () => {
    const { report, call, rows } = await town()
    const { nummer, kennwort, schluessel } = await report()
    expect(JSON.stringify(await rows('schaeden'))).not.toContain(kennwort)
    const ask = (nummer: string, kennwort: string) =>
      call(calls.schadenStand, { body: { nummer, kennwort }, sender: '192.0.2.9' })
    const typed = kennwort
      .toLowerCase()
      .replace(/(.{4})/g, '$1-')
      .slice(0, -1)
    expect(await ask(` ${nummer.toLowerCase()}`, typed)).toMatchObject({
      text: laterne.text,
      schluessel,
      stand: 'eingegangen',
    })
    await expect(ask(nummer, '0000000000000000')).rejects.toEqual(refused('nicht-gefunden'))
    for (let tries = 0; tries < 18; tries++) await ask(nummer, '0000000000000000').catch(() => {})
    await expect(ask(nummer, kennwort)).rejects.toEqual(refused('zu-viele'))
  })

  test('is accepted ten times in ten minutes from one connection; other connections are not affected', async () => {
    const { report } = await town()
    for (let sent = 0; sent < 10; sent++) await report()
    await expect(report()).rejects.toEqual(refused('zu-viele'))
    await report({}, '198.51.100.4')
  })
})

/** Returns the metadata of a photo: the segments of a JPEG by their marker. */
function segmentsOf(jpeg: Uint8Array): Map<number, string> {
  const found = new Map<number, string>()
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; ) {
    const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0)
    found.set(jpeg[at + 1] ?? 0, Buffer.from(jpeg.subarray(at + 4, at + 2 + length)).toString('latin1'))
    at += 2 + length
  }
  return found
}
const segment = (mark: number, text: string) => {
  const bytes = Buffer.from(text, 'latin1')
  return Buffer.concat([Buffer.from([0xff, mark, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes])
}
const EXIF = 0xe1
const IPTC = 0xed
const COMMENT = 0xfe

describe('A photo of a damage report', () => {
  test('I-05: keeps no metadata of the camera, neither in the file nor in any answer', async () => {
    const { send, report, step, call, office, schadenFolder } = await town()
    const taken = await sharp(await photo())
      .withExif({
        IFD0: { Make: 'Fernsprecher', Artist: 'Erika Beispiel', DateTime: '2026:11:20 07:31:00' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '48/1 47/1 2340/100',
          GPSLongitudeRef: 'E',
          GPSLongitude: '8/1 2/1 1896/100',
        },
      })
      .jpeg()
      .toBuffer()
    const xmp =
      'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><exif:GPSLatitude>48,47.39N</exif:GPSLatitude></x:xmpmeta>'
    const more = [
      segment(EXIF, xmp),
      segment(IPTC, 'Photoshop 3.0\0Erika Beispiel'),
      segment(COMMENT, '48.7898 8.0386'),
    ]
    const given = new Uint8Array(Buffer.concat([taken.subarray(0, 2), ...more, taken.subarray(2)]))
    expect([...segmentsOf(given).keys()]).toEqual(expect.arrayContaining([EXIF, IPTC, COMMENT]))
    expect((await sharp(given).metadata()).exif?.toString('latin1')).toContain('Fernsprecher')

    const einreichung = crypto.randomUUID()
    const { kennung } = await send(einreichung, given)
    const { nummer, schluessel } = await report({ einreichung, fotos: [kennung] })
    await step(nummer, 'zeigen', { fotos: [kennung] })
    const answers = [
      new Uint8Array(await readFile(join(schadenFolder, kennung))),
      (await office.foto(nummer, kennung)).bytes,
      (await call(calls.schadenEigenesBild, { params: { schluessel, kennung } })).bytes,
      (await call(calls.schadenBild, { params: { nummer, kennung } })).bytes,
    ]
    for (const bytes of answers) {
      const marks = [...segmentsOf(bytes).keys()]
      expect(marks.filter(mark => [EXIF, IPTC, COMMENT].includes(mark))).toEqual([])
      const text = Buffer.from(bytes).toString('latin1')
      for (const said of ['Exif', 'GPS', 'adobe', 'Erika', 'Fernsprecher', '48.7898'])
        expect(text).not.toContain(said)
    }
  })

  test('is re-encoded without metadata and reduced to 1600 pixels in width', async () => {
    const { send, report, office, schadenFolder } = await town()
    const einreichung = crypto.randomUUID()
    const { kennung } = await send(einreichung)
    const kept = sharp(await readFile(join(schadenFolder, kennung)))
    const { exif, width } = await kept.metadata()
    expect(exif).toBeUndefined()
    expect(width).toBe(1_600)
    const { nummer } = await report({ einreichung, fotos: [kennung] })
    expect(await office.foto(nummer, kennung)).toMatchObject({ typ: 'image/jpeg' })
  })

  test('is visible to its reporter and the town, and to others only if the town publishes it', async () => {
    const { send, report, call, step } = await town()
    const einreichung = crypto.randomUUID()
    const { kennung } = await send(einreichung)
    const { nummer, schluessel } = await report({ einreichung, fotos: [kennung] })
    const others = await report()
    const seen = () => call(calls.schadenBild, { params: { nummer, kennung } })
    expect(await call(calls.schadenEigenesBild, { params: { schluessel, kennung } })).toMatchObject({
      typ: 'image/jpeg',
    })
    await expect(
      call(calls.schadenEigenesBild, { params: { schluessel: others.schluessel, kennung } }),
    ).rejects.toEqual(refused('nicht-gefunden'))
    await expect(seen()).rejects.toEqual(refused('nicht-gefunden'))
    await step(nummer, 'zeigen')
    await expect(seen()).rejects.toEqual(refused('nicht-gefunden'))
    await step(nummer, 'zeigen', { fotos: [kennung] })
    expect((await seen()).bytes.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
    await step(nummer, 'verbergen')
    await expect(seen()).rejects.toEqual(refused('nicht-gefunden'))
    await expect(step(nummer, 'zeigen', { fotos: ['AAAAAAAAAAAAAAAAAAAAAA'] })).rejects.toEqual(
      refused('ungueltig'),
    )
  })

  test('in another format is refused and not stored', async () => {
    const { send, filesThere } = await town()
    const asking = send(crypto.randomUUID(), new TextEncoder().encode('%PDF-1.7'))
    await expect(asking).rejects.toEqual(refused('ungueltig'))
    expect(await filesThere()).toEqual([])
  })

  test('whose report is never sent is deleted with its file after a day', async () => {
    const { send, look, rows, filesThere } = await town()
    // Nothing is deleted until the clock is trusted.
    await look(9)
    await send(crypto.randomUUID())
    await look(2)
    expect(await rows('schaden_fotos')).toEqual([])
    expect(await filesThere()).toEqual([])
  })
})

describe('A step of the town', () => {
  test('has a reason, which is public with the damage; finishing requires one', async () => {
    const { report, step, one, own } = await town()
    const { nummer, schluessel } = await report()
    await step(nummer, 'zeigen')
    await step(nummer, 'beginnen', { text: 'Das Ersatzteil ist bestellt.', erwartet_am: '2026-12-04' })
    expect(await one(nummer)).toMatchObject({ stand: 'in_arbeit', erwartet_am: '2026-12-04' })
    await expect(step(nummer, 'erledigen')).rejects.toEqual(refused('ungueltig'))
    await step(nummer, 'erledigen', { text: 'Sie leuchtet wieder.' })
    const done = await one(nummer)
    expect(done).toMatchObject({ grund: 'Sie leuchtet wieder.', erwartet_am: null })
    expect(done.verlauf.map(({ stand, text }) => [stand, text])).toEqual([
      ['eingegangen', ''],
      ['in_arbeit', 'Das Ersatzteil ist bestellt.'],
      ['erledigt', 'Sie leuchtet wieder.'],
    ])
    expect((await own(schluessel)).verlauf).toEqual(done.verlauf)
    await expect(step(nummer, 'beginnen')).rejects.toEqual(refused('falscher-stand'))
  })

  test('for an outdated version is refused', async () => {
    const { report, step } = await town()
    const { nummer } = await report()
    await step(nummer, 'bestaetigen')
    await expect(step(nummer, 'beginnen', { grundfassung: 1 })).rejects.toEqual(refused('konflikt'))
  })

  test('can be reversed by the reporter, with words that only the town reads', async () => {
    const { report, step, one, reopen, office, own } = await town()
    const { nummer, schluessel } = await report()
    await step(nummer, 'zeigen')
    await step(nummer, 'erledigen', { text: 'Sie leuchtet wieder.' })
    expect((await own(schluessel)).schritte).toEqual(['wieder_oeffnen'])
    expect(await reopen(schluessel)).toMatchObject({ stand: 'wieder_geoeffnet', grund: '' })
    expect((await reopen(schluessel)).verlauf).toHaveLength(3)
    expect(JSON.stringify(await one(nummer))).not.toContain('schon wieder dunkel')
    expect((await office.schaden(nummer)).verlauf.at(-1)).toMatchObject({
      von: 'melder',
      text: 'Sie ist schon wieder dunkel.',
    })
    for (let times = 0; times < 2; times++) {
      await step(nummer, 'erledigen', { text: 'Jetzt.' })
      await reopen(schluessel)
    }
    await step(nummer, 'ablehnen', { text: 'Sie gehört dem Land; wir haben es weitergegeben.' })
    await expect(reopen(schluessel)).rejects.toEqual(refused('falscher-stand'))
  })

  test('F6: that is open already, at the town or after a second tab, does not take other words silently', async () => {
    const { report, step, reopen, own } = await town()
    const { nummer, schluessel } = await report()
    await step(nummer, 'erledigen', { text: 'Sie leuchtet wieder.' })
    await reopen(schluessel, 'Sie ist dunkel.')
    expect((await reopen(schluessel, 'Sie ist dunkel.')).verlauf).toHaveLength(3)
    const open = {
      code: 'falscher-stand',
      message: expect.stringContaining('Was Sie jetzt geschrieben haben, ist nicht dabei.'),
    }
    await expect(reopen(schluessel, 'Sie flackert.')).rejects.toMatchObject(open)
    await step(nummer, 'beginnen')
    await expect(reopen(schluessel, 'Sie ist dunkel.')).rejects.toMatchObject(open)
    expect((await own(schluessel)).verlauf).toHaveLength(4)
  })

  test('is logged with number and account, without any content', async () => {
    const { report, step, store } = await town()
    const { nummer } = await report()
    await step(nummer, 'bestaetigen', { text: 'Wir kümmern uns.' })
    await step(nummer, 'zeigen')
    await step(nummer, 'loeschen')
    const changes = (await store.changes({ limit: 10 })).filter(({ kind }) => kind === 'schaden')
    expect(changes.map(({ what, who, key, note }) => [what, who, key, note])).toEqual([
      ['bearbeitet', 'anna', `/schaeden/${nummer}`, null],
      ['veroeffentlicht', 'anna', `/schaeden/${nummer}`, null],
      ['geloescht', 'anna', `/schaeden/${nummer}`, null],
    ])
  })
})

describe('Two reports of the same damage', () => {
  const at = (breite: number, more: Partial<Report> = {}): Partial<Report> => ({
    lage: { breite, laenge: 8.04 },
    adresse: '',
    ...more,
  })

  test('are found near a point, nearest first, then in the same street; only public open reports are found', async () => {
    const { report, step, near } = await town()
    const numbers: string[] = []
    for (const one of [at(48.7905), at(48.7901), at(48.7902), at(48.7915), { adresse: 'Spitalgasse 9' }]) {
      const { nummer } = await report(one)
      numbers.push(nummer)
      await step(nummer, 'zeigen')
    }
    const [far, nearest, done, beyond, inStreet] = numbers
    await report(at(48.79))
    await step(done ?? '', 'erledigen', { text: 'Weg.' })
    expect(await near({ breite: 48.79, laenge: 8.04 })).toEqual([nearest, far])
    expect(await near({ adresse: 'spitalgasse 120' })).toEqual([inStreet])
    expect(await near({ breite: 48.79, laenge: 8.04, adresse: 'Spitalgasse' })).toEqual([
      nearest,
      far,
      inStreet,
    ])
    expect(await near({ breite: 48.7915, laenge: 8.04 })).toEqual([beyond])
    expect(await near({})).toEqual([])
  })

  test('are both listed for the town, public or not, and can be merged under one number', async () => {
    const { report, step, office, own, wish, keyFor, mails } = await town()
    const first = await report(at(48.79, { email: '' }))
    const second = await report(at(48.7902, { email: PAUL }))
    await wish(await keyFor(PAUL), true)
    expect((await office.schaden(second.nummer)).nahe).toMatchObject([{ nummer: first.nummer, meter: 22 }])
    for (const wrong of [undefined, second.nummer, 'S-00000000'])
      await expect(step(second.nummer, 'zusammenlegen', { doppelt_zu: wrong })).rejects.toEqual(
        refused('ungueltig'),
      )
    await step(second.nummer, 'zusammenlegen', { doppelt_zu: first.nummer })
    expect(await own(second.schluessel)).toMatchObject({
      stand: 'abgelehnt',
      doppelt_zu: first.nummer,
      schritte: [],
    })
    expect((await mails(PAUL)).at(-1)?.text).toContain(first.nummer)
    await step(first.nummer, 'erledigen', { text: 'Sie leuchtet wieder.' })
    const [told] = (await mails(PAUL)).slice(-1)
    expect(told).toMatchObject({ betreff: `Ihre Meldung ${second.nummer}: Erledigt` })
    expect(told?.text).toContain('Sie leuchtet wieder.')
  })

  test('cannot form a cycle: reports merged into a merged report follow to the last one', async () => {
    const { report, step, own } = await town()
    const [a, b, c] = [await report(), await report({ email: '' }), await report({ email: '' })]
    await step(a.nummer, 'zusammenlegen', { doppelt_zu: b.nummer })
    await expect(step(c.nummer, 'zusammenlegen', { doppelt_zu: a.nummer })).rejects.toEqual(
      refused('ungueltig'),
    )
    await step(b.nummer, 'zusammenlegen', { doppelt_zu: c.nummer })
    expect((await own(a.schluessel)).doppelt_zu).toBe(c.nummer)
    await step(c.nummer, 'loeschen')
    expect((await own(a.schluessel)).doppelt_zu).toBeNull()
  })
})

describe('Mails about a damage', () => {
  const bauhof = {
    slug: 'bauhof',
    name: 'Bauhof',
    kommunikation: [{ kanal: 'EMAIL', kennung: 'bauhof@example.org' }],
    leistungen: [{ id: 'schaden', name: 'Schaden melden', detailURL: '/schaeden/neu' }],
  }

  test('notify the responsible office of new and reopened reports, without naming the reporter', async () => {
    const made = await town({}, { organisationseinheit: [bauhof] })
    const { report, step, reopen, mails } = made
    const { nummer, schluessel } = await report()
    await step(nummer, 'erledigen', { text: 'Sie leuchtet wieder.' })
    await reopen(schluessel)
    const told = await mails('bauhof@example.org')
    expect(told.map(({ betreff }) => betreff)).toEqual([
      `Neuer Schaden: Laterne oder Ampel (${nummer})`,
      `Wieder geöffnet: Laterne oder Ampel (${nummer})`,
    ])
    expect(told[0]?.text).toContain(`${URL}/redaktion/schaeden/${nummer}`)
    expect(told[0]?.text).toContain('Spitalgasse 5')
    for (const said of [ERIKA, 'Frau Meier', laterne.text, 'wieder dunkel'])
      expect(JSON.stringify(told)).not.toContain(said)
    expect(await mails(stadt.email)).toEqual([])
  })

  test('about steps can be unsubscribed with one click in the mail program (RFC 8058); the mail that asks for confirmation cannot', async () => {
    const { report, step, mails, wish, keyFor } = await town()
    const { nummer } = await report()
    const key = await keyFor(ERIKA)
    await wish(key, true)
    await step(nummer, 'bestaetigen')
    const [asking, news] = await mails(ERIKA)
    expect(asking?.abbestellen).toBeNull()
    expect(news?.abbestellen).toBe(`${URL}/schaeden/eigene/${key}`)
  })

  test('offer reopening only if it is possible', async () => {
    const { report, step, mails, wish, keyFor } = await town()
    const { nummer } = await report()
    await wish(await keyFor(ERIKA), true)
    await step(nummer, 'bestaetigen')
    await step(nummer, 'erledigen', { text: 'Sie leuchtet wieder.' })
    const [, open, over] = await mails(ERIKA)
    expect(open?.text).not.toContain('wieder öffnen')
    expect(over?.text).toContain('oder die Meldung wieder öffnen')
  })

  test('first ask for confirmation of the address, and report steps only afterwards', async () => {
    const { report, step, mails, wish, keyFor, own } = await town()
    const { nummer, schluessel, kennwort } = await report()
    const [asking] = await mails(ERIKA)
    expect(asking?.betreff).toBe(`Ihre Meldung ${nummer} ist angekommen`)
    expect(asking?.text).toContain('Ihre Meldung an die Stadt Rebenau: ')
    expect(asking?.text).toContain(`nach 7 Tagen löschen wir Ihre Adresse aus der Meldung. ${adresseInMails}`)
    expect(asking?.text).not.toContain(kennwort)
    expect(asking?.text).not.toContain(laterne.text)
    await step(nummer, 'bestaetigen')
    expect(await mails(ERIKA)).toHaveLength(1)
    await expect(wish(schluessel, true)).rejects.toEqual(refused('nicht-moeglich'))
    expect(await own(schluessel)).toMatchObject({ nachrichten: 'gefragt', bestellbar: false })
    expect(await own(await keyFor(ERIKA))).toMatchObject({ nachrichten: 'gefragt', bestellbar: true })
    expect(await wish(await keyFor(ERIKA), true)).toMatchObject({ nachrichten: 'ja', bestellbar: false })
    await step(nummer, 'zeigen')
    expect(await mails(ERIKA)).toHaveLength(1)
    await step(nummer, 'beginnen', { text: 'Das Ersatzteil ist bestellt.', erwartet_am: '2026-12-04' })
    const [, told] = await mails(ERIKA)
    expect(told).toMatchObject({ betreff: `Ihre Meldung ${nummer}: In Arbeit` })
    expect(told?.text).toContain('Das Ersatzteil ist bestellt.')
    expect(told?.text).toContain('04.12.2026')
    // Any key of the report can unsubscribe, which deletes the address.
    await wish(schluessel, false)
    await step(nummer, 'erledigen', { text: 'Sie leuchtet wieder.' })
    expect(await mails(ERIKA)).toHaveLength(2)
    expect(await own(schluessel)).toMatchObject({ nachrichten: 'keine' })
  })

  test('F2: that the mail server refused are shown to the reporter and the town, without the address', async () => {
    const { report, step, wish, keyFor, own, office, store, clock } = await town()
    const post = await pickyPost({ database: store.database, clock })
    const { nummer, schluessel } = await report()
    await post.isRefused()
    expect(await own(schluessel)).toMatchObject({
      nachrichten: 'gefragt',
      zustellung: 'nicht_zugestellt',
      mail_an: ERIKA,
    })
    expect((await office.schaden(nummer)).zustellung).toBeUndefined()
    // No messages are ordered yet, but the reporter waits for the mail that asks for confirmation.
    expect((await office.schaden(nummer)).bestaetigung?.lage).toBe('nicht_zugestellt')
    const listed = async () => (await office.liste({ stand: 'alle' }, { limit: 9, offset: 0 })).data
    expect(await listed()).toMatchObject([{ nummer, bestaetigung: { lage: 'nicht_zugestellt' } }])
    await wish(await keyFor(ERIKA), true)
    await step(nummer, 'beginnen')
    expect((await office.schaden(nummer)).zustellung?.lage).toBe('wartet')
    await post.isRefused()
    const { zustellung } = await office.schaden(nummer)
    expect(zustellung).toEqual({
      lage: 'nicht_zugestellt',
      text: expect.stringMatching(/^Nicht zugestellt: .*550/),
      betreff: expect.stringMatching(/./),
    })
    expect(zustellung?.text).not.toContain(ERIKA)
    expect(await listed()).toMatchObject([{ nummer, zustellung: { lage: 'nicht_zugestellt' } }])
    expect((await office.schaden(nummer)).bestaetigung).toBeUndefined()
    expect((await own(schluessel)).zustellung).toBe('nicht_zugestellt')
    await store.database.write(async db => {
      await tablesOf(db).updateTable('schaeden').set({ email: 'erika@example.org, x@y' }).execute()
      return ok(undefined)
    })
    await step(nummer, 'erledigen', { text: 'Sie leuchtet.' })
    expect((await office.schaden(nummer)).zustellung?.text).toContain('E-Mail-Adresse')
    await wish(schluessel, false)
    expect((await own(schluessel)).zustellung).toBeUndefined()
  })

  test('F2: to the office that the mail server refused are told at the open report, until it is finished', async () => {
    const { report, step, office, store, clock } = await town()
    const post = await pickyPost({ database: store.database, clock })
    const { nummer } = await report()
    const astray = async () => (await office.schaden(nummer)).amtsmail
    expect(await astray()).toBeUndefined()
    await post.isRefused('stadt')
    expect(await astray()).toMatchObject({
      an: stadt.email,
      zustellung: { lage: 'nicht_zugestellt', betreff: `Neuer Schaden: Laterne oder Ampel (${nummer})` },
    })
    const { data } = await office.liste({ stand: 'alle' }, { limit: 9, offset: 0 })
    expect(data).toMatchObject([{ nummer, amtsmail: { an: stadt.email } }])
    await step(nummer, 'erledigen', { text: 'Sie leuchtet.' })
    expect(await astray()).toBeUndefined()
  })

  test('M-03: to an unconfirmed address contain no typed text', async () => {
    const { report, mails } = await town()
    const word = 'Gewinn auf evil.example'
    await report({ adresse: word, ort: word, text: word })
    await report({ adresse: '', ort: word, text: word, email: PAUL })
    for (const an of [ERIKA, PAUL]) {
      const [asking, ...more] = await mails(an)
      expect(more).toEqual([])
      expect(`${asking?.betreff} ${asking?.text}`).not.toMatch(/Gewinn|evil/)
    }
  })

  test('M-02: are limited per address: further reports are stored without a mail', async () => {
    const { report, mails, rows } = await town()
    expect(await report()).toMatchObject({ mail: true })
    expect(await report({ email: ERIKA.toUpperCase() })).toMatchObject({ mail: false })
    expect(await mails(ERIKA)).toHaveLength(1)
    expect(await rows('schaeden')).toHaveLength(2)
  })

  test('are not promised if the server sends none, and the address is not stored', async () => {
    const { report, rows } = await town({ canMail: false })
    expect(await report()).toMatchObject({ mail: false })
    expect(JSON.stringify(await rows('schaeden'))).not.toContain(ERIKA)
  })
})

describe('Expiry', () => {
  test('deletes an unconfirmed address after seven days', async () => {
    const { report, look, rows, wish, keyFor } = await town()
    await report()
    const key = await keyFor(ERIKA)
    await look(8)
    expect(await rows('schaeden')).toMatchObject([{ email: '', nachrichten: 'keine' }])
    await expect(wish(key, true)).rejects.toEqual(refused('nicht-moeglich'))
  })

  test('keeps open reports, and deletes those closed for a year with their photos', async () => {
    const { report, send, step, look, rows, filesThere, own, wish, keyFor } = await town()
    const einreichung = crypto.randomUUID()
    const { kennung } = await send(einreichung)
    const over = await report({ einreichung, fotos: [kennung] })
    await wish(await keyFor(ERIKA), true)
    const open = await report({ email: '' })
    await step(over.nummer, 'erledigen', { text: 'Weg.' })
    await look(92)
    expect((await rows('schaeden')).map(row => 'email' in row && row.email)).toEqual(['', ''])
    expect(await filesThere()).toEqual([kennung])
    await look(tabellen.schaeden.dauer.tage - 90)
    await expect(own(over.schluessel)).rejects.toEqual(refused('link-abgelaufen'))
    expect(await own(open.schluessel)).toMatchObject({ stand: 'eingegangen' })
    expect(await rows('schaden_schritte')).toHaveLength(1)
    expect(await rows('schaden_fotos')).toEqual([])
    expect(await filesThere()).toEqual([])
  })
})

test('Examples of a demo town are created once, and only if there are no reports', async () => {
  const { store, clock, list, one, office, report } = await town()
  const example = {
    kategorie: 'strasse',
    text: 'Ein Loch',
    adresse: 'Lindenweg 7',
    oeffentlich: true,
    vorTagen: 9,
    schritte: [{ vorTagen: 2, stand: 'erledigt', text: 'Geschlossen.' }],
  } as const
  const tell = () => createSchadenExamples(store.database, [example], clock())
  expect(await tell()).toBe(true)
  expect(await tell()).toBe(false)
  const { data } = await list()
  expect(data).toMatchObject([{ stand: 'erledigt', grund: 'Geschlossen.', text: 'Ein Loch' }])
  expect((await one(data[0]?.nummer ?? '')).verlauf.map(({ stand }) => stand)).toEqual([
    'eingegangen',
    'erledigt',
  ])
  expect((await office.schaden(data[0]?.nummer ?? '')).schritte).toContain('wieder_oeffnen')
  const { nummer } = await report()
  expect(nummer).not.toBe(data[0]?.nummer)
})
