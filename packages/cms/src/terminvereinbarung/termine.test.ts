import { randomUUID } from 'node:crypto'
import { calls } from '@rathausplatz/contract'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, test } from 'vitest'
import type { OutboxTables } from '../outbox/tables.ts'
import { ok } from '../store/index.ts'
import { tablesOf } from './tables.ts'
import { angebot, BEGINN, buergerbuero, TOWN_URL, townWithOffers } from './testing/town-with-offers.ts'

const SPAETER = '2026-12-02T10:30:00+01:00'
const einreichung = randomUUID()

describe('Free times', () => {
  test("are within the office's opening hours, from two hours ahead, and not booked", async () => {
    const town = await townWithOffers()
    const today = await town.free('2026-11-25')
    expect(today).toEqual([])
    const day = await town.free('2026-12-02')
    expect(day).toHaveLength(14)
    expect([day[0], day.at(-1)]).toEqual(['2026-12-02T08:30:00+01:00', '2026-12-02T11:45:00+01:00'])
    await town.book()
    expect(await town.free('2026-12-02')).toEqual(day.filter(zeit => zeit !== BEGINN))
    const long = await town.free('2026-12-02', 'ausfuehrliche-beratung')
    expect(long).not.toContain('2026-12-02T09:00:00+01:00')
    expect(long).toContain('2026-12-02T09:30:00+01:00')
  })

  test('exclude closures, holidays, weekends and days beyond the last bookable one', async () => {
    const closed = {
      beginn: '2026-12-02T00:00:00+01:00',
      ende: '2026-12-03T00:00:00+01:00',
      zusatz: 'Betriebsausflug',
    }
    const hours = { ...buergerbuero().oeffnungszeiten[0], abweichendeZeiten: [closed] }
    const town = await townWithOffers({
      organisationseinheit: [buergerbuero({ oeffnungszeiten: [hours] })],
      terminangebot: [angebot({ hoechstens_wochen: 6 })],
    })
    expect(await town.free('2026-12-02')).toEqual([])
    expect(await town.free('2026-12-25')).toEqual([])
    expect(await town.free('2027-01-06')).toEqual([])
    expect(await town.free('2027-01-05')).not.toEqual([])
    expect(await town.free('2027-01-07')).toEqual([])
    expect(await town.free('2026-11-28')).toEqual([])
  })

  test('reveal nothing about bookings; the required documents come from the service', async () => {
    const town = await townWithOffers()
    await town.book()
    const params = { angebot: 'buergerbuero', anliegen: 'personalausweis' }
    const told = [
      await town.call(calls.freieTermine, { params, query: {} }),
      await town.call(calls.terminangebote, { query: {} }),
    ]
    expect(JSON.stringify(told)).not.toMatch(/erika|T-[0-9A-Z]{8}/i)
    const [angebot] = (await town.call(calls.terminangebote, { query: { leistung: 'personalausweis' } })).data
    expect(angebot?.anliegen).toMatchObject([
      {
        id: 'personalausweis',
        name: 'Personalausweis beantragen',
        unterlagen: ['Ihr bisheriger Ausweis', 'ein Foto'],
      },
    ])
    expect((await town.call(calls.terminangebote, { query: { amt: 'bauamt' } })).data).toEqual([])
  })
})

describe('A booking', () => {
  test('is confirmed with number, place, required documents and a calendar file', async () => {
    const town = await townWithOffers()
    const { nummer, schluessel } = await town.book()
    const [mail] = await town.mails()
    expect(mail).toMatchObject({
      an: 'erika@example.org',
      betreff: 'Ihr Termin am Mittwoch, 2. Dezember 2026, 09:15 Uhr',
    })
    for (const said of [nummer, 'Rathaus, Zimmer 1', '– ein Foto', 'Sie werden aufgerufen.', '030 23125-110'])
      expect(mail?.text).toContain(said)
    expect(mail?.text).toContain(`${TOWN_URL}/termin/buchung/${schluessel}\n`)
    const termin = await town.termin(schluessel)
    expect(termin).toMatchObject({ nummer, stand: 'gebucht', beginn: BEGINN, aenderbar: true, mail: true })
    expect(mail?.kalender).toBe(termin.kalender)
  })

  test('P17: is confirmed in sentences that are right with documents and offices named without an article', async () => {
    const town = await townWithOffers()
    await town.book()
    const [mail] = await town.mails()
    for (const said of [
      'Bitte bringen Sie mit:\n– Ihr bisheriger Ausweis\n– ein Foto',
      'Haben Sie Fragen? Bürgerbüro, Telefon 030 23125-110',
      'Dann verschieben Sie den Termin oder sagen Sie ihn ab, damit ihn jemand anderes bekommt:',
    ])
      expect(mail?.text).toContain(said)
  })

  test('M-05: sent twice, concurrently or after going back, is made once, with the same number', async () => {
    const town = await townWithOffers()
    const answers = await Promise.all(Array.from({ length: 5 }, () => town.book({ einreichung })))
    expect(new Set(answers.map(({ nummer }) => nummer)).size).toBe(1)
    expect(await town.book({ einreichung })).toEqual(answers[0])
    expect(await town.rows()).toHaveLength(1)
    expect(await town.mails()).toHaveLength(1)
  })

  test('M-03: no mail contains text typed by the person who booked', async () => {
    const town = await townWithOffers()
    const name = 'Sehr geehrter Kunde, Ihr Konto ist gesperrt. Bitte sofort anrufen'
    const { schluessel } = await town.book({ name, telefon: '0900 1234567' })
    await town.call(calls.terminVerschieben, {
      body: { schluessel, beginn: '2026-11-27T09:15:00+01:00' },
    })
    await town.look()
    await town.call(calls.terminAbsagen, { body: { schluessel } })
    const mails = await town.mails()
    expect(mails).toHaveLength(4)
    for (const { betreff, text, kalender } of mails) {
      expect(text).toMatch(/^Guten Tag,\n/)
      expect([betreff, text, kalender].join()).not.toMatch(/Konto|1234567/)
    }
    expect((await town.termin(schluessel)).name).toBe(name)
  })

  test('that 200 requests want at the same time succeeds once; 199 are refused without a trace', async () => {
    const town = await townWithOffers()
    const asked = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => town.book({ email: `n${n}@example.org` }, `198.51.${n}.7`)),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = asked.flatMap(one => (one.status === 'rejected' ? [one.reason as Error] : []))
    expect(refused).toHaveLength(199)
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'vergeben', status: 409 })
      expect(error.message).toContain('Mittwoch, 2. Dezember 2026, 09:15 Uhr ist nicht mehr frei')
    }
    expect([await town.rows(), await town.mails()].map(({ length }) => length)).toEqual([1, 1])
  })

  test('cannot be stored twice for the same counter and time, whatever code writes it', async () => {
    const town = await townWithOffers()
    await town.book()
    const [cell] = await town.cells()
    if (!cell) throw new Error('Nothing is booked')
    const again = await town.store.database.write(async db => {
      await tablesOf(db)
        .insertInto('termin_belegt')
        .values({ ...cell, buchung_id: 'anders' })
        .execute()
      return ok(undefined)
    })
    expect(again.ok).toBe(false)
    expect(await town.cells()).toHaveLength(3)
  })

  test('takes one of the free counters; a longer appointment does not overlap another', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 2 })] })
    await town.book()
    await town.book({ email: 'b@example.org' })
    await expect(town.book({ email: 'c@example.org' })).rejects.toMatchObject({ code: 'vergeben' })
    expect((await town.rows()).map(({ platz }) => platz).toSorted()).toEqual([1, 2])
    await expect(
      town.book({
        email: 'c@example.org',
        anliegen: 'ausfuehrliche-beratung',
        beginn: '2026-12-02T08:30:00+01:00',
      }),
    ).rejects.toMatchObject({ code: 'vergeben' })
  })

  test.each([
    ['when the office is closed', '2026-12-02T14:00:00+01:00', 'ist nicht mehr frei'],
    ['on a Sunday', '2026-12-06T09:00:00+01:00', 'ist nicht mehr frei'],
    ['between the beginnings', '2026-12-02T09:20:00+01:00', 'ist nicht mehr frei'],
    ['in less than two hours', '2026-11-25T11:30:00+01:00', 'ist nicht mehr frei'],
    ['too far ahead', '2027-02-03T09:00:00+01:00', 'ist nicht mehr frei'],
    ['in the past', '2026-11-18T09:00:00+01:00', 'ist schon vorbei'],
  ])('F5: is refused %s', async (_, beginn, words) => {
    const town = await townWithOffers()
    await expect(town.book({ beginn })).rejects.toMatchObject({
      code: 'vergeben',
      message: expect.stringContaining(words),
    })
    expect(await town.rows()).toEqual([])
  })

  test('is possible for three future times per address, and six times in ten minutes per connection', async () => {
    const town = await townWithOffers()
    const at = (minute: string) => `2026-12-03T${minute}:00+01:00`
    for (const minute of ['08:30', '08:45', '09:00']) await town.book({ beginn: at(minute) })
    await expect(town.book({ beginn: at('09:15'), email: 'Erika@example.org' })).rejects.toMatchObject({
      code: 'nicht-moeglich',
    })
    for (const [n, minute] of ['09:15', '09:30', '09:45'].entries())
      await town.book({ beginn: at(minute), email: `n${n}@example.org` })
    await expect(town.book({ beginn: at('10:00'), email: 'x@example.org' })).rejects.toMatchObject({
      code: 'zu-viele',
      status: 429,
    })
    expect(await town.free('2026-12-03')).toContain(at('10:00'))
    await town.book({ beginn: at('10:00'), email: 'x@example.org' }, '203.0.113.9')
  })

  test('is possible ten times a day per connection and sixty times per network, so that one sender cannot book up an office', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 20 })] })
    let typed = 0
    const book = (sender: string) => {
      const beginn = `2026-12-0${2 + (typed % 3)}T10:${15 + (typed % 2) * 15}:00+01:00`
      return town.book({ email: `n${typed++}@example.org`, beginn }, sender)
    }
    for (const _ of Array(6)) await book('192.0.2.7')
    town.pass(600)
    for (const _ of Array(4)) await book('192.0.2.7')
    await expect(book('192.0.2.7')).rejects.toMatchObject({ code: 'zu-viele', status: 429 })
    town.pass(600)
    await expect(book('192.0.2.7')).rejects.toMatchObject({ code: 'zu-viele' })
    for (let one = 0; one < 50; one++) {
      if (one % 10 === 0) town.pass(600)
      await book(`192.0.2.${100 + one}`)
    }
    await expect(book('192.0.2.99')).rejects.toMatchObject({ code: 'zu-viele' })
    // Refused bookings do not count. Another network can still book, and the first one can again on the next
    // day.
    expect(await town.rows()).toHaveLength(60)
    await book('198.51.100.7')
    town.pass(86_400)
    await book('192.0.2.7')
    const kept = await town.store.database.read
      .withTables<{ limits: { key: string } }>()
      .selectFrom('limits')
      .select('key')
      .execute()
    expect(kept.filter(({ key }) => key.startsWith('termin-tag:') && key.includes('192.0.2'))).toEqual([])
  })

  test.each([
    [{ name: 'Gewinn https://evil.example' }],
    [{ name: 'Kaufen auf evil.example' }],
    [{ name: 'Erika\r\nBcc: b@example.org' }],
    [{ email: 'a@example.org, b@example.org' }],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }],
    [{ telefon: 'anrufen' }],
    [{ name: '' }],
  ])('M-03: with %j is refused by the contract', async more => {
    const town = await townWithOffers()
    await expect(town.book(more)).rejects.toMatchObject({ code: 'anfrage-ungueltig' })
    expect([await town.rows(), await town.mails()]).toEqual([[], []])
  })

  test('works without a mail server, and says that no mail is sent', async () => {
    const town = await townWithOffers({}, { canMail: false })
    const { schluessel } = await town.book()
    expect(await town.termin(schluessel)).toMatchObject({ mail: false, stand: 'gebucht' })
    expect(await town.mails()).toEqual([])
    expect((await town.call(calls.terminangebote, { query: {} })).data[0]?.mail).toBe(false)
  })

  test('requires an e-mail address if the server sends mail; otherwise a telephone number is enough', async () => {
    const nothing = { email: '', telefon: '' }
    const called = { email: '', telefon: '030 23125-0' }
    const told = await townWithOffers()
    for (const person of [nothing, called])
      await expect(told.book(person)).rejects.toMatchObject({
        code: 'ungueltig',
        message: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.',
      })
    expect(await told.rows()).toEqual([])
    const untold = await townWithOffers({}, { canMail: false })
    await expect(untold.book(nothing)).rejects.toMatchObject({ details: { issues: [{ path: 'telefon' }] } })
    const at = (minute: string) => `2026-12-03T08:${minute}:00+01:00`
    // Bookings without an address share no limit of an address.
    for (const minute of ['30', '45']) await untold.book({ ...called, beginn: at(minute) })
    for (const minute of ['00', '15'])
      await untold.book({ ...called, beginn: `2026-12-03T09:${minute}:00+01:00` })
    expect(await untold.rows()).toHaveLength(4)
  })

  test('is possible three times per address, in any spelling of its domain', async () => {
    const town = await townWithOffers()
    const at = (minute: string) => `2026-12-03T10:${minute}:00+01:00`
    await town.book({ email: 'e@bücher.example', beginn: at('00') })
    await town.book({ email: 'e@xn--bcher-kva.example', beginn: at('15') })
    await town.book({ email: 'E@Bücher.Example', beginn: at('30') })
    await expect(town.book({ email: 'e@BÜCHER.example', beginn: at('45') })).rejects.toMatchObject({
      code: 'nicht-moeglich',
    })
  })
})

describe('A form that is sent again', () => {
  test('with corrected name, telephone number and address changes the same booking, and the new address gets a mail', async () => {
    const town = await townWithOffers()
    const first = await town.book({ einreichung, name: 'Erika Beispeil' })
    expect(await town.book({ einreichung })).toEqual(first)
    expect(await town.book({ einreichung, telefon: '030 1' })).toEqual(first)
    expect(await town.rows()).toMatchObject([{ name: 'Erika Beispiel', telefon: '030 1' }])
    expect(await town.mails()).toHaveLength(1)
    const right = await town.book({ einreichung, email: 'erika.beispiel@example.org', telefon: '030 1' })
    expect(right.nummer).toBe(first.nummer)
    expect((await town.mails()).map(({ an }) => an)).toEqual([
      'erika@example.org',
      'erika.beispiel@example.org',
    ])
    expect(await town.rows()).toHaveLength(1)
    // The link sent to the wrong address is invalid; the booking keeps its time.
    await expect(town.termin(first.schluessel)).rejects.toMatchObject({ code: 'link-abgelaufen' })
    expect(await town.termin(right.schluessel)).toMatchObject({ stand: 'gebucht', mail: true })
    await town.call(calls.terminAbsagen, { body: { schluessel: right.schluessel } })
    expect(await town.free('2026-12-02')).toContain(BEGINN)
  })

  test('with different data at the same time results in one booking, at one of the chosen times', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 9 })] })
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) =>
        town.book({
          einreichung,
          name: `Erika ${'ABC'[n % 3]}`,
          beginn: n < 3 ? BEGINN : SPAETER,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await town.rows()).toHaveLength(1)
    expect(await town.mails()).toHaveLength(1)
    expect(await town.cells()).toHaveLength(3)
  })

  test('with another time is refused, with a hint how to move the booking; if the first attempt was refused, it books the new time', async () => {
    const town = await townWithOffers()
    await town.book({ email: 'schneller@example.org' })
    await expect(town.book({ einreichung })).rejects.toMatchObject({ code: 'vergeben' })
    const { nummer, schluessel } = await town.book({ einreichung, beginn: SPAETER })
    const before = await town.rows()
    await expect(town.book({ einreichung, beginn: '2026-12-02T10:45:00+01:00' })).rejects.toMatchObject({
      code: 'nicht-moeglich',
      message: `Mit diesem Formular haben Sie schon einen Termin gebucht: Mittwoch, 2. Dezember 2026, 10:30 Uhr (${nummer}). Verschieben können Sie ihn auf der Seite, die nach dem Buchen kam, oder mit dem Link in der E-Mail dazu. Für einen weiteren Termin wählen Sie bitte noch einmal eine Zeit.`,
    })
    expect(await town.rows()).toEqual(before)
    // A moved booking still belongs to its form.
    await town.call(calls.terminVerschieben, {
      body: { schluessel, beginn: '2026-12-03T10:30:00+01:00' },
    })
    expect(await town.book({ einreichung, beginn: SPAETER })).toEqual({ nummer, schluessel })
    expect(await town.rows()).toHaveLength(2)
  })

  test('after the booking was cancelled books nothing, and says that a new time has to be chosen', async () => {
    const town = await townWithOffers()
    const first = await town.book({ einreichung })
    await town.call(calls.terminAbsagen, { body: { schluessel: first.schluessel } })
    expect(await town.book({ einreichung })).toEqual(first)
    for (const more of [{ name: 'Erika B.' }, { beginn: SPAETER }])
      await expect(town.book({ einreichung, ...more })).rejects.toMatchObject({
        code: 'nicht-moeglich',
        message: expect.stringContaining('wählen Sie bitte noch einmal eine Zeit'),
      })
    expect(await town.rows()).toMatchObject([{ stand: 'abgesagt', name: 'Erika Beispiel' }])
  })

  test('cannot exceed the limits of another address or of the connection', async () => {
    const town = await townWithOffers()
    const full = 'voll@example.org'
    for (const minute of ['08:30', '08:45', '09:00'])
      await town.book({ email: full, beginn: `2026-12-03T${minute}:00+01:00` }, '198.51.100.7')
    await town.book({ einreichung })
    await expect(town.book({ einreichung, email: full })).rejects.toMatchObject({ code: 'nicht-moeglich' })
    for (let n = 0; n < 5; n++) await town.book({ einreichung, email: `n${n}@example.org` })
    await expect(town.book({ einreichung, email: 'n5@example.org' })).rejects.toMatchObject({
      code: 'zu-viele',
    })
    expect((await town.rows()).at(-1)).toMatchObject({
      email: 'n4@example.org',
      beginn: '2026-12-02T08:15:00.000Z',
    })
  })
})

describe('With its key, an appointment', () => {
  test('can be moved: the new time is booked and the old one freed in one step', async () => {
    const town = await townWithOffers()
    const { schluessel, nummer } = await town.book()
    const move = (beginn: string) => town.call(calls.terminVerschieben, { body: { schluessel, beginn } })
    await move(SPAETER)
    expect(await town.termin(schluessel)).toMatchObject({ nummer, stand: 'verschoben', beginn: SPAETER })
    const free = await town.free('2026-12-02')
    expect([free.includes(BEGINN), free.includes(SPAETER)]).toEqual([true, false])
    // Idempotent: the repeated request moves and mails nothing.
    await move(SPAETER)
    expect((await town.mails()).map(({ betreff }) => betreff)).toEqual([
      'Ihr Termin am Mittwoch, 2. Dezember 2026, 09:15 Uhr',
      'Verschoben: Ihr Termin am Mittwoch, 2. Dezember 2026, 10:30 Uhr',
    ])
    // Another person books the former time, so moving back is refused.
    await town.book({ email: 'b@example.org' })
    await expect(move(BEGINN)).rejects.toMatchObject({ code: 'vergeben' })
    expect(await town.termin(schluessel)).toMatchObject({ beginn: SPAETER })
    expect(await town.cells()).toHaveLength(6)
  })

  test('F2: moved while its first mail waits, it says so to its holder, and the outdated mail is discarded', async () => {
    const town = await townWithOffers()
    const { schluessel } = await town.book()
    expect(await town.termin(schluessel)).toMatchObject({ mail: true, zustellung: 'wartet' })
    await town.store.database.write(async db => {
      await db
        .withTables<OutboxTables>()
        .updateTable('mails')
        .set({ attempts: 4, fault: '452 4.2.2 Mailbox full' })
        .execute()
      return ok(undefined)
    })
    expect(await town.termin(schluessel)).toMatchObject({
      zustellung: 'vertagt',
      mail_an: 'erika@example.org',
    })
    await town.call(calls.terminVerschieben, { body: { schluessel, beginn: SPAETER } })
    expect((await town.mails()).map(({ zustand, attempts }) => [zustand, attempts])).toEqual([
      ['verworfen', 4],
      ['wartet', 0],
    ])
    // The newer mail is due, and nobody knows yet whether the mailbox takes it.
    expect(await town.termin(schluessel)).toMatchObject({ zustellung: 'vertagt', stand: 'verschoben' })
  })

  test('can be moved online five times; after that, only the office can move it', async () => {
    const town = await townWithOffers()
    const { schluessel, nummer } = await town.book()
    const move = (minute: string) =>
      town.call(calls.terminVerschieben, {
        body: { schluessel, beginn: `2026-12-03T${minute}:00+01:00` },
        sender: '192.0.2.7',
      })
    for (const minute of ['08:30', '08:45', '09:00', '09:15', '09:30']) await move(minute)
    await expect(move('09:45')).rejects.toMatchObject({
      code: 'nicht-moeglich',
      message: 'Diesen Termin haben Sie schon 5-mal verschoben. Bitte rufen Sie das Amt an.',
    })
    expect(await town.mails()).toHaveLength(6)
    expect(await town.free('2026-12-03')).toContain('2026-12-03T09:45:00+01:00')
    await town.call(calls.redaktionTerminVerschieben, {
      params: { nummer },
      body: { beginn: '2026-12-03T10:00:00+01:00' },
      token: 'amt',
    })
    expect(await town.termin(schluessel)).toMatchObject({ beginn: '2026-12-03T10:00:00+01:00' })
    expect((await town.rows())[0]?.selbst_verschoben).toBe(5)
  })

  test('M-02: causes at most six mails per address and day about bookings, moves and cancellations; further steps are taken without a mail', async () => {
    const town = await townWithOffers()
    const round = async (sender: string) => {
      const { schluessel } = await town.book({}, sender)
      const told = [await town.termin(schluessel)]
      await town.call(calls.terminVerschieben, { body: { schluessel, beginn: SPAETER }, sender })
      told.push(await town.termin(schluessel))
      await town.call(calls.terminAbsagen, { body: { schluessel } })
      told.push(await town.termin(schluessel))
      expect(told.map(({ stand }) => stand)).toEqual(['gebucht', 'verschoben', 'abgesagt'])
      return told.map(({ mail }) => mail)
    }
    const yes = [true, true, true]
    expect(await round('192.0.2.7')).toEqual(yes)
    expect(await round('198.51.100.7')).toEqual(yes)
    expect(await round('203.0.113.7')).toEqual([false, false, false])
    expect(await town.mails()).toHaveLength(6)
    expect(await town.free('2026-12-02')).toEqual(expect.arrayContaining([BEGINN, SPAETER]))
    // Another address still gets mails, and the first one does again on the next day.
    expect((await town.termin((await town.book({ email: 'a@example.org' })).schluessel)).mail).toBe(true)
    town.pass(86_400)
    const again = await town.book({ beginn: '2026-12-03T09:15:00+01:00' })
    expect((await town.termin(again.schluessel)).mail).toBe(true)
    expect(await town.mails()).toHaveLength(8)
  })

  test('M-02: can be moved only ten times in ten minutes by one connection, counted over all appointments', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 6 })] })
    const move = (schluessel: string, minute: string, sender: string) =>
      town.call(calls.terminVerschieben, {
        body: { schluessel, beginn: `2026-12-03T${minute}:00+01:00` },
        sender,
      })
    const booked = [
      await town.book({ email: 'a@example.org' }),
      await town.book({ email: 'b@example.org' }),
      await town.book({ email: 'c@example.org' }),
    ]
    const [first, second, third] = booked.map(({ schluessel }) => schluessel) as [string, string, string]
    for (const minute of ['08:30', '08:45', '09:00', '09:15']) {
      await move(first, minute, '192.0.2.7')
      await move(second, minute, '192.0.2.7')
    }
    for (const minute of ['08:30', '08:45']) await move(third, minute, '192.0.2.7')
    const before = await town.rows()
    await expect(move(third, '09:00', '192.0.2.7')).rejects.toMatchObject({ code: 'zu-viele' })
    expect(await town.rows()).toEqual(before)
    await move(third, '09:00', '203.0.113.7')
  })

  test('can be cancelled: the time is free at once, and no further step is possible', async () => {
    const town = await townWithOffers()
    const { schluessel } = await town.book()
    const off = () => town.call(calls.terminAbsagen, { body: { schluessel } })
    await off()
    await off()
    expect(await town.free('2026-12-02')).toContain(BEGINN)
    expect(await town.termin(schluessel)).toMatchObject({ stand: 'abgesagt', aenderbar: false })
    await expect(
      town.call(calls.terminVerschieben, { body: { schluessel, beginn: SPAETER } }),
    ).rejects.toMatchObject({ code: 'nicht-moeglich' })
    expect(await town.mails()).toHaveLength(2)
  })

  test('that has begun cannot be cancelled', async () => {
    const town = await townWithOffers()
    const { schluessel } = await town.book()
    town.clock.set('2026-12-02T09:16:00+01:00')
    await expect(town.call(calls.terminAbsagen, { body: { schluessel } })).rejects.toMatchObject({
      code: 'nicht-moeglich',
    })
  })

  test('M-04: can be viewed without changing it; no other key gives access', async () => {
    const town = await townWithOffers()
    const { schluessel } = await town.book()
    const before = await town.rows()
    await town.termin(schluessel)
    expect(await town.rows()).toEqual(before)
    const [booked] = before
    const id = booked?.id ?? ''
    for (const made of [id, id + id, `${schluessel}x`, '', town.aboKeys.keyFor('verwalten', id)])
      await expect(town.termin(made)).rejects.toMatchObject({ code: 'link-abgelaufen', status: 410 })
    expect(JSON.stringify(before)).not.toContain(schluessel.slice(22))
  })
})

test('The calendar file keeps its UID, raises SEQUENCE with each change, and cancels the appointment; two parsers agree', async () => {
  const town = await townWithOffers()
  const { schluessel, nummer } = await town.book()
  await town.call(calls.terminVerschieben, { body: { schluessel, beginn: SPAETER } })
  await town.call(calls.terminAbsagen, { body: { schluessel } })
  const files = (await town.mails()).map(({ kalender }) => kalender ?? '')
  const told = files.map(file => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const calendar = new ICAL.Component(ICAL.parse(file))
    const vevent = calendar.getFirstSubcomponent('vevent')
    if (!vevent) throw new Error('The file has no date')
    const event = new ICAL.Event(vevent)
    const other = Object.values(nodeIcal.sync.parseICS(file)).find(one => one?.type === 'VEVENT')
    expect(other).toMatchObject({ uid: event.uid, summary: event.summary })
    expect((other as { start: Date }).start.toISOString()).toBe(event.startDate.toJSDate().toISOString())
    expect(event.location).toBe('Bürgerbüro, Rathaus, Zimmer 1, Marktplatz 1, 76999 Rebenau')
    return [
      calendar.getFirstPropertyValue('method'),
      event.uid,
      event.sequence,
      event.startDate.toJSDate().toISOString(),
      event.component.getFirstPropertyValue('status'),
    ]
  })
  const uid = `${nummer}@www.rebenau.example.org`
  expect(told).toEqual([
    ['PUBLISH', uid, 0, '2026-12-02T08:15:00.000Z', 'CONFIRMED'],
    ['PUBLISH', uid, 1, '2026-12-02T09:30:00.000Z', 'CONFIRMED'],
    ['CANCEL', uid, 2, '2026-12-02T09:30:00.000Z', 'CANCELLED'],
  ])
})

describe('The background job', () => {
  test('sends one reminder of each valid appointment on the day before, at the new time if it was moved', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 3 })] })
    const [moved, off, kept] = [
      await town.book(),
      await town.book({ email: 'ab@example.org' }),
      await town.book({ email: 'da@example.org' }),
    ]
    await town.call(calls.terminVerschieben, {
      body: { schluessel: moved.schluessel, beginn: '2026-12-04T09:15:00+01:00' },
    })
    await town.call(calls.terminAbsagen, { body: { schluessel: off.schluessel } })
    await town.look(5)
    const reminders = async () =>
      (await town.mails()).filter(({ betreff }) => betreff.startsWith('Erinnerung')).map(({ an }) => an)
    expect(await reminders()).toEqual([])
    await town.look(1)
    expect(await reminders()).toEqual(['da@example.org'])
    await town.look(6)
    expect(await reminders()).toEqual(['da@example.org', 'erika@example.org'])
    // The calendar file is sent again: a calendar that has the appointment recognises it, and others can
    // import it.
    for (const an of ['da@example.org', 'erika@example.org']) {
      const [before, reminder] = (await town.mails()).filter(mail => mail.an === an).slice(-2)
      expect(reminder?.kalender).toMatch(/^METHOD:PUBLISH\r$/m)
      expect(reminder?.kalender).toBe(before?.kalender)
    }
    expect((await town.termin(kept.schluessel)).stand).toBe('gebucht')
  })

  test('is announced to remind only if there is time, the office wants reminders and there is a mail server', async () => {
    const remindedFrom = async (town: Awaited<ReturnType<typeof townWithOffers>>) => {
      const params = { angebot: 'buergerbuero', anliegen: 'personalausweis' }
      return (await town.call(calls.freieTermine, { params, query: {} })).angebot.erinnert_ab
    }
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 2 })] })
    expect(await remindedFrom(town)).toBe('2026-11-27')
    town.clock.set('2026-12-01T08:00:00+01:00')
    expect(await remindedFrom(town)).toBe('2026-12-02')
    expect(await town.termin((await town.book()).schluessel)).toMatchObject({ mail: true, erinnert: true })
    town.clock.set('2026-12-01T10:00:00+01:00')
    expect(await remindedFrom(town)).toBe('2026-12-03')
    const late = await town.book({ email: 'spaet@example.org' })
    expect(await town.termin(late.schluessel)).toMatchObject({ mail: true, erinnert: false })

    for (const silent of [
      await townWithOffers({ terminangebot: [angebot({ erinnern: false })] }),
      await townWithOffers({}, { canMail: false }),
    ]) {
      expect(await remindedFrom(silent)).toBeNull()
      expect((await silent.termin((await silent.book()).schluessel)).erinnert).toBe(false)
    }
  })

  test('sends no reminder of an appointment on the same day', async () => {
    const town = await townWithOffers()
    await town.book()
    town.clock.set('2026-12-01T23:30:00+01:00')
    town.pass(6 * 3_600 - 24 * 3_600)
    await town.look(1)
    expect((await town.mails()).filter(({ betreff }) => betreff.startsWith('Erinnerung'))).toEqual([])
    expect((await town.rows())[0]?.erinnern_am).toBeNull()
  })

  test('M-08: deletes personal data after the retention period of the office, and keeps the counts', async () => {
    const town = await townWithOffers({ terminangebot: [angebot({ plaetze: 2, aufbewahrung_tage: 10 })] })
    const { schluessel } = await town.book()
    await town.book({ email: 'b@example.org' })
    await town.call(calls.terminAbsagen, { body: { schluessel } })
    await town.look(16)
    expect(await town.rows()).toHaveLength(2)
    await town.look(2)
    expect([await town.rows(), await town.cells()]).toEqual([[], []])
    expect(
      (await town.counts()).map(({ monat, stand, anzahl }) => [monat, stand, anzahl]).toSorted(),
    ).toEqual([
      ['2026-12', 'abgesagt', 1],
      ['2026-12', 'gebucht', 1],
    ])
    expect(JSON.stringify(await town.counts())).not.toContain('example.org')
    await expect(town.termin(schluessel)).rejects.toMatchObject({ code: 'link-abgelaufen' })
  })
})
