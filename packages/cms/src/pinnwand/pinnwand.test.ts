import { calls, NEUERE_EMAIL, type Pinnwandaufgabe } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { describe, expect, test } from 'vitest'
import { openFeed } from '../feed/feed.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { pickyPost } from '../outbox/testing/picky-post.ts'
import { testTown } from '../test-town.ts'
import { type PinnwandTables, tablesOf } from './tables.ts'

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const ERIKA = 'erika@example.org'
const PAUL = 'paul@example.org'
const URL = 'https://www.rebenau.example.org'
const HOUR = 3_600
const DAY = 24 * HOUR
const silent = { info() {}, warn() {}, error() {} }

const fahrrad: Pinnwandaufgabe = {
  rubrik: 'verschenke',
  titel: 'Kinderfahrrad, 20 Zoll',
  text: 'Gut in Schuss.',
  ort: 'Altstadt',
  name: 'Erika',
  tage: 30,
  email: ERIKA,
}
const { email: _, ...angaben } = fahrrad
const refused = (code: string) => expect.objectContaining({ code })

async function board(more: Parameters<typeof testTown>[2] = {}) {
  const town = await testTown({ stadt: [stadt] }, undefined, more)
  const { database } = town.store
  const { moderation, jobs } = town.pinnwand
  const mails = (an?: string) =>
    database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .$if(an !== undefined, all => all.where('an', '=', an ?? ''))
      .orderBy('id')
      .execute()
  const rows = (table: keyof PinnwandTables) =>
    tablesOf(database.read).selectFrom(table).selectAll().execute()
  const keyIn = (page: string, text = '') =>
    new RegExp(`${URL}/pinnwand/${page}/(\\S+)`).exec(text)?.[1] ?? ''
  /** Gives each mail its own moment, so that their order is known. */
  const moment = () => town.pass(0.001)
  const lastKey = async (an: string, page: string) =>
    keyIn(page, (await mails(an)).findLast(({ text }) => text.includes(`/pinnwand/${page}/`))?.text)
  const putUp = (
    one: Partial<Pinnwandaufgabe> = {},
    einreichung: string = crypto.randomUUID(),
    sender = '192.0.2.7',
  ) => {
    moment()
    return town.call(calls.pinnwandAufgeben, {
      body: { ...fahrrad, ...one, einreichung },
      sender,
    })
  }
  const confirm = async (an = ERIKA) =>
    (
      await town.call(calls.pinnwandBestaetigen, {
        body: { schluessel: await lastKey(an, 'bestaetigen') },
      })
    ).verwalten
  const atDesk = async (
    nummer: string,
    schritt: 'freigeben' | 'ablehnen' | 'sperren' | 'entsperren' | 'loeschen' | 'meldungen-erledigen',
    grund = '',
    grundfassung?: number,
  ) => {
    moment()
    return moderation.schritt(nummer, {
      schritt,
      grund,
      grundfassung: grundfassung ?? (await moderation.eintrag(nummer)).fassung,
      author: 'anna',
    })
  }
  const send = (nummer: string, body: object = {}, sender = '192.0.2.8') => {
    moment()
    return town.call(calls.pinnwandSchreiben, {
      params: { nummer },
      body: { einreichung: crypto.randomUUID(), name: 'Paul', email: PAUL, text: 'Noch da?', ...body },
      sender,
    })
  }
  /** Runs the jobs some time later. */
  const later = async (seconds: number) => {
    town.pass(seconds)
    await openJobs({ database, jobs, clock: town.clock, log: silent }).look()
  }
  const confirmMessage = async (an = PAUL) => {
    moment()
    return town.call(calls.pinnwandNachrichtBestaetigen, {
      body: { schluessel: await lastKey(an, 'nachricht') },
    })
  }
  return {
    ...town,
    mails,
    rows,
    lastKey,
    putUp,
    confirm,
    atDesk,
    moderation,
    list: (query: object = {}) => town.call(calls.pinnwand, { query: query as never }),
    one: (nummer: string) => town.call(calls.pinnwandEintrag, { params: { nummer } }),
    own: (schluessel: string) => town.call(calls.pinnwandEigener, { params: { schluessel } }),
    step: (schluessel: string, schritt: 'sperren' | 'entsperren' | 'verlaengern' | 'loeschen') =>
      town.call(calls.pinnwandSchritt, { body: { schluessel, schritt } }),
    send,
    confirmMessage,
    /** Sends a message and confirms it. */
    async write(nummer: string, body: { email?: string; [name: string]: unknown } = {}, sender?: string) {
      await send(nummer, body, sender)
      return confirmMessage(body.email)
    },
    answer: (schluessel: string, text: string, einreichung: string = crypto.randomUUID()) => {
      moment()
      return town.call(calls.pinnwandAntworten, { body: { schluessel, einreichung, text } })
    },
    report: (nummer: string, einreichung: string = crypto.randomUUID(), sender = '192.0.2.9', text = '') =>
      town.call(calls.pinnwandMelden, {
        params: { nummer },
        body: { einreichung, grund: 'betrug', text },
        sender,
      }),
    /** Puts up an entry, confirms it and releases it. */
    async publish(one: Partial<Pinnwandaufgabe> = {}) {
      const { nummer } = await putUp(one)
      const schluessel = await confirm(one.email ?? ERIKA)
      await atDesk(nummer, 'freigeben')
      return { nummer, schluessel }
    },
    later,
    look: async (days: number) => {
      for (let day = 0; day < days; day++) await later(DAY)
    },
  }
}

describe('An entry of the pin board', () => {
  test('is public only after confirmation and review, until its end', async () => {
    const town = await board()
    const { nummer } = await town.putUp()
    const [asking] = await town.mails(ERIKA)
    expect(asking).toMatchObject({ betreff: `Bitte bestätigen Sie Ihren Eintrag ${nummer}` })
    expect(asking?.text).toContain(`${nummer} unter „Verschenke“`)
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    await expect(town.moderation.eintrag(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    const schluessel = await town.confirm()
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    expect((await town.own(schluessel)).stand).toBe('bestaetigt')
    expect((await town.moderation.liste('bestaetigt', { limit: 10, offset: 0 })).data).toMatchObject([
      { nummer },
    ])
    await town.atDesk(nummer, 'freigeben')
    expect(await town.one(nummer)).toEqual(
      expect.objectContaining({ nummer, titel: fahrrad.titel, laeuft_ab_am: '2026-12-20T11:00:00.002Z' }),
    )
    expect(JSON.stringify(await town.one(nummer))).not.toContain(ERIKA)
    expect((await town.mails(ERIKA)).at(-1)?.betreff).toBe(
      'Ihr Eintrag ist öffentlich: Kinderfahrrad, 20 Zoll',
    )
    await town.look(31)
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    expect((await town.own(schluessel)).stand).toBe('abgelaufen')
    expect((await town.step(schluessel, 'verlaengern')).eintrag).toMatchObject({
      stand: 'freigegeben',
      verlaengert: 1,
    })
    expect((await town.one(nummer)).nummer).toBe(nummer)
    expect(await town.step(schluessel, 'loeschen')).toEqual({ eintrag: null })
    await expect(town.own(schluessel)).rejects.toEqual(refused('link-abgelaufen'))
  })

  test('M-02: the same form sent ten times at once is one entry and one mail', async () => {
    const town = await board()
    const einreichung = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => town.putUp({}, einreichung)))
    expect(new Set(answers.map(({ nummer }) => nummer)).size).toBe(1)
    expect(await town.rows('pinnwand_eintraege')).toHaveLength(1)
    expect(await town.mails()).toHaveLength(1)
  })

  test('M-02: nobody can flood the mailbox of another person', async () => {
    const town = await board()
    for (const email of [ERIKA, 'Erika@example.org', ERIKA]) await town.putUp({ email })
    // The answer does not reveal that the address was used recently.
    expect((await town.putUp()).nummer).toMatch(/^P-/)
    expect(await town.mails()).toHaveLength(3)
    for (let minute = 10; minute <= 60; minute += 10) {
      town.pass(601)
      await town.putUp()
    }
    expect(await town.mails()).toHaveLength(4)
    // One network has used up its mails of the day; the owner of the address still gets mails from another
    // network.
    await town.putUp({}, undefined, '198.51.100.7')
    expect(await town.mails()).toHaveLength(5)
    town.pass(601)
    for (let host = 1; host <= 9; host++) await town.putUp({}, undefined, `203.0.${host}.7`)
    expect(await town.mails()).toHaveLength(6)
  })

  test('M-02: a hundred networks a day cause three mails to an address in ten minutes and six in all, and no answer reveals a known address', async () => {
    const town = await board()
    await town.publish({ email: PAUL })
    town.pass(DAY)
    const before = (await town.mails()).length
    for (let time = 0; time < 100; time++) {
      // Ten forms come in a row, then a pause.
      town.pass(time % 10 === 0 ? 2 * HOUR : 80)
      const from = `198.51.${time}.9`
      for (const email of [ERIKA, PAUL])
        expect(await town.putUp({ email }, undefined, from)).toEqual({ nummer: expect.stringMatching(/^P-/) })
    }
    const mails = (await town.mails()).slice(before)
    for (const email of [ERIKA, PAUL]) {
      const moments = mails.filter(({ an }) => an === email).map(({ created_at }) => Date.parse(created_at))
      expect(moments).toHaveLength(6)
      expect((moments[3] ?? 0) - (moments[0] ?? 0)).toBeGreaterThanOrEqual(600_000)
    }
  })

  test('M-02: a connection that floods the town is limited to ten in ten minutes and thirty a day, and others are not', async () => {
    const town = await board()
    let number = 0
    const many = async (count: number, from: string) => {
      for (let time = 0; time < count; time++)
        await town.putUp({ email: `n${number++}@example.org` }, undefined, from)
    }
    for (let round = 0; round < 3; round++) {
      await many(10, '192.0.2.7')
      await expect(many(1, '192.0.2.7')).rejects.toMatchObject({
        code: 'zu-viele',
        retryAfter: expect.any(Number),
      })
      await many(1, '192.0.2.8')
      town.pass(601)
    }
    await expect(many(1, '192.0.2.7')).rejects.toEqual(refused('zu-viele'))
    await many(1, '192.0.2.8')
    town.pass(DAY)
    await many(1, '192.0.2.7')
  })

  test('waits if its address is over the mail limit, and one later mail asks for all waiting entries', async () => {
    const town = await board()
    for (let time = 0; time < 3; time++) await town.putUp()
    const einreichung = crypto.randomUUID()
    const waiting = [await town.putUp({ titel: 'Stuhl' }, einreichung), await town.putUp({ titel: 'Tisch' })]
    // The same form sent again still waits.
    expect(await town.putUp({ titel: 'Stuhl' }, einreichung)).toEqual(waiting[0])
    await town.later(1)
    expect(await town.mails()).toHaveLength(3)
    await town.later(601)
    await town.later(601)
    const mail = (await town.mails()).at(-1)
    expect(await town.mails()).toHaveLength(4)
    expect(mail?.betreff).toBe('Bitte bestätigen Sie Ihre 2 Einträge')
    expect(mail?.text).not.toMatch(/Stuhl|Tisch/)
    const links = [...(mail?.text ?? '').matchAll(/(P-\w+) unter „Verschenke“:\n\S+bestaetigen\/(\S+)/g)]
    expect(links.map(([, nummer]) => ({ nummer }))).toEqual(waiting)
    for (const [, , schluessel = ''] of links)
      await town.call(calls.pinnwandBestaetigen, { body: { schluessel } })
    const { data } = await town.moderation.liste('bestaetigt', { limit: 10, offset: 0 })
    expect(data.map(({ titel }) => titel).toSorted()).toEqual(['Stuhl', 'Tisch'])
  })

  test('gets its mail on the next day if its address is over the daily limit, with a link valid for seven days from then', async () => {
    const town = await board()
    for (const wait of [0, 0, 0, 601, 601]) {
      await town.later(wait)
      await town.putUp()
    }
    await town.later(601)
    // Four mails for one network, and one for the waiting entries. The last one is reserved for another
    // network.
    expect(await town.mails()).toHaveLength(5)
    const { nummer } = await town.putUp({ titel: 'Zuletzt' })
    await town.later(3 * HOUR)
    expect(await town.mails()).toHaveLength(5)
    await town.putUp({}, undefined, '198.51.100.7')
    expect(await town.mails()).toHaveLength(6)
    await town.look(1)
    expect((await town.mails()).at(-1)?.betreff).toBe(`Bitte bestätigen Sie Ihren Eintrag ${nummer}`)
    await town.look(6)
    expect((await town.own(await town.confirm())).titel).toBe('Zuletzt')
    await town.look(1)
    expect(await town.rows('pinnwand_eintraege')).toHaveLength(1)
  })

  test('is refused after thirty from one connection on a day, whatever addresses are typed', async () => {
    const town = await board()
    for (let time = 0; time < 30; time++) {
      if (time % 10 === 0) town.pass(601)
      await town.putUp({ email: `n${time % 3}@example.org` })
    }
    town.pass(601)
    await expect(town.putUp()).rejects.toMatchObject({
      code: 'zu-viele',
      message: 'Von Ihrem Anschluss kam heute schon sehr viel. Bitte versuchen Sie es morgen noch einmal.',
    })
    await town.look(1)
    const asked = (await town.mails()).flatMap(({ text }) => text.match(/P-\w+ unter/g) ?? [])
    expect(new Set(asked).size).toBe(30)
  })

  test('can be corrected by sending its form again before the confirmation, but not after it', async () => {
    const town = await board()
    const einreichung = crypto.randomUUID()
    const { nummer } = await town.putUp({ email: PAUL }, einreichung)
    expect(await town.putUp({ email: ERIKA }, einreichung)).toEqual({ nummer })
    expect(await town.rows('pinnwand_eintraege')).toHaveLength(1)
    await town.confirm()
    expect(await town.putUp({ email: ERIKA }, einreichung)).toEqual({ nummer })
    await expect(town.putUp({ email: ERIKA, titel: 'Anders' }, einreichung)).rejects.toMatchObject({
      code: 'falscher-stand',
    })
  })

  test('is confirmed once, within seven days', async () => {
    const town = await board()
    await town.putUp()
    const schluessel = await town.lastKey(ERIKA, 'bestaetigen')
    const own = await town.confirm()
    expect(await town.confirm()).toBe(own)
    expect((await town.own(own)).fassung).toBe(2)
    await town.putUp({ email: PAUL })
    town.pass(8 * DAY)
    await expect(town.confirm(PAUL)).rejects.toEqual(refused('link-abgelaufen'))
    expect(schluessel).toHaveLength(44)
  })

  test('cannot be opened with a key of another purpose or room, or with a changed key', async () => {
    const town = await board()
    const { schluessel } = await town.publish()
    const [entry] = (await town.rows('pinnwand_eintraege')) as { id: string }[]
    const foreign = [
      await town.lastKey(ERIKA, 'bestaetigen'),
      town.aboKeys.keyFor('verwalten', entry?.id ?? ''),
      `${schluessel.slice(0, -1)}${schluessel.endsWith('A') ? 'B' : 'A'}`,
      '',
      'a'.repeat(44),
    ]
    for (const key of foreign) {
      await expect(town.own(key)).rejects.toEqual(refused('link-abgelaufen'))
      await expect(town.step(key, 'loeschen')).rejects.toEqual(refused('link-abgelaufen'))
    }
    await expect(town.call(calls.pinnwandBestaetigen, { body: { schluessel } })).rejects.toEqual(
      refused('link-abgelaufen'),
    )
    await expect(town.answer(schluessel, 'Hallo')).rejects.toEqual(refused('link-abgelaufen'))
    expect((await town.own(schluessel)).stand).toBe('freigegeben')
  })

  test('locked by the town cannot be unlocked by its author, who reads the reason', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish()
    await expect(town.atDesk(nummer, 'sperren')).rejects.toEqual(refused('ungueltig'))
    await town.atDesk(nummer, 'sperren', 'Bitte ohne Telefonnummer.')
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain('Der Grund: Bitte ohne Telefonnummer.')
    await expect(town.step(schluessel, 'entsperren')).rejects.toEqual(refused('falscher-stand'))
    await expect(town.step(schluessel, 'verlaengern')).rejects.toEqual(refused('falscher-stand'))
    const { fassung } = await town.own(schluessel)
    const changed = await town.call(calls.pinnwandAendern, {
      body: { ...angaben, text: 'Ohne Nummer.', schluessel, grundfassung: fassung },
    })
    expect(changed).toMatchObject({ stand: 'bestaetigt', gesperrt_von: null, grund: '' })
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
  })

  test('locked by its author can be unlocked only by its author, and then ends on the same day as before', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish()
    const until = (await town.own(schluessel)).laeuft_ab_am
    for (const _ of [1, 2])
      expect((await town.step(schluessel, 'sperren')).eintrag).toMatchObject({
        stand: 'gesperrt',
        gesperrt_von: 'verfasser',
      })
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    await expect(town.atDesk(nummer, 'entsperren')).rejects.toEqual(refused('falscher-stand'))
    expect((await town.step(schluessel, 'entsperren')).eintrag).toMatchObject({
      stand: 'freigegeben',
      laeuft_ab_am: until,
    })
    expect((await town.one(nummer)).nummer).toBe(nummer)
  })

  test('that is changed is reviewed again before it is public; saving the same text changes nothing', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish()
    const change = (text: string, grundfassung: number) =>
      town.call(calls.pinnwandAendern, { body: { ...angaben, text, schluessel, grundfassung } })
    const { fassung } = await town.own(schluessel)
    expect(await change(fahrrad.text, 1)).toMatchObject({ stand: 'freigegeben', fassung })
    await expect(change('Neu.', fassung - 1)).rejects.toEqual(refused('konflikt'))
    expect(await change('Neu.', fassung)).toMatchObject({ stand: 'bestaetigt', fassung: fassung + 1 })
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    expect((await town.list()).data).toEqual([])
  })

  test('expires at its exact moment, even before the job runs', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish({ tage: 14 })
    town.pass(14 * DAY - 1)
    expect((await town.one(nummer)).nummer).toBe(nummer)
    town.pass(1)
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    expect((await town.list()).data).toEqual([])
    expect((await town.own(schluessel)).stand).toBe('abgelaufen')
  })

  test('gets one reminder three days before its end, and another one after an extension', async () => {
    const town = await board()
    const { schluessel } = await town.publish({ tage: 14 })
    const told = async () =>
      (await town.mails(ERIKA)).filter(({ betreff }) => betreff.startsWith('Ihr Eintrag läuft bald ab'))
        .length
    await town.look(10)
    expect(await told()).toBe(0)
    await town.look(1)
    expect(await told()).toBe(1)
    await town.look(2)
    expect(await told()).toBe(1)
    await town.step(schluessel, 'verlaengern')
    await town.look(13)
    expect(await told()).toBe(2)
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain('Hier verlängern oder löschen')
    for (const days of [13, 13]) {
      await town.step(schluessel, 'verlaengern')
      await town.look(days)
    }
    expect(await told()).toBe(4)
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain('Noch einmal verlängern lässt er sich nicht')
  })

  test('is deleted with its reports, conversations and sent forms', async () => {
    const town = await board()
    const gone = async () =>
      (
        await Promise.all(
          (
            ['pinnwand_eintraege', 'pinnwand_meldungen', 'pinnwand_gespraeche', 'pinnwand_gesendet'] as const
          ).map(town.rows),
        )
      ).flat()
    const { nummer, schluessel } = await town.publish()
    await town.write(nummer)
    await town.answer(await town.lastKey(ERIKA, 'gespraech'), 'Ja.')
    await town.report(nummer)
    expect(await gone()).toHaveLength(4)
    await town.step(schluessel, 'loeschen')
    expect(await gone()).toEqual([])
    await town.putUp({ email: PAUL })
    await town.look(8)
    expect(await gone()).toEqual([])
    const other = await town.publish()
    await town.atDesk(other.nummer, 'sperren', 'Vorbei.')
    await town.look(tabellen.pinnwand.dauer.tage - 1)
    expect(await gone()).toHaveLength(1)
    await town.look(2)
    expect(await gone()).toEqual([])
  })

  test('M-03: the mail to a typed address contains nothing from the entry', async () => {
    const town = await board()
    const word = 'Gewinn auf evil.example'
    await town.putUp({ titel: word, text: word, ort: word, name: 'Gewinn' })
    const [asking] = await town.mails(ERIKA)
    expect(`${asking?.betreff} ${asking?.text}`).not.toMatch(/Gewinn|evil/)
    expect(asking?.text).toContain('auf der Pinnwand der Stadt Rebenau einen Eintrag')
  })

  test('M-03: titles and names cannot become headers or addresses of a mail', async () => {
    const town = await board()
    await expect(town.putUp({ titel: 'Rad\r\nBcc: opfer@example.org' })).rejects.toEqual(
      refused('anfrage-ungueltig'),
    )
    await expect(town.putUp({ email: 'a@example.org\nBcc: b@example.org' })).rejects.toEqual(
      refused('anfrage-ungueltig'),
    )
    const { nummer } = await town.publish({ titel: '<b>"Rad", P-00000000</b>' })
    await expect(town.send(nummer, { name: 'Paul\nBcc: x@example.org' })).rejects.toEqual(
      refused('anfrage-ungueltig'),
    )
    await town.write(nummer, { text: 'Zeile\n.\nVon: stadt@example.org' })
    const mail = (await town.mails(ERIKA)).at(-1)
    expect(mail?.betreff).toBe('Nachricht zu „<b>‚Rad‘, P-00000000</b>“')
    expect(mail?.text).toContain('> Zeile\n> .\n> Von: stadt@example.org')
  })

  test('cannot be put up if the town sends no mail', async () => {
    const town = await board({ canMail: false })
    expect((await town.list()).moeglich).toBe(false)
    await expect(town.putUp()).rejects.toEqual(refused('nicht-moeglich'))
  })

  test('is listed by rubric, newest first, in pages', async () => {
    const town = await board()
    const first = await town.publish({ email: 'a@example.org', rubrik: 'gefunden' })
    town.pass(60)
    const second = await town.publish({ email: 'b@example.org', rubrik: 'verloren' })
    town.pass(60)
    const third = await town.publish({ email: 'c@example.org' })
    const numbers = async (query: object) => (await town.list(query)).data.map(({ nummer }) => nummer)
    expect(await numbers({})).toEqual([third.nummer, second.nummer, first.nummer])
    expect(await numbers({ rubrik: 'gefunden,verloren' })).toEqual([second.nummer, first.nummer])
    expect(await numbers({ pro_seite: 2, seite: 2 })).toEqual([first.nummer])
  })
})

describe('A message about an entry', () => {
  test('is relayed in both directions, and neither side learns the address of the other', async () => {
    const town = await board()
    const { nummer } = await town.publish()
    await town.write(nummer, { text: 'Ist es noch da?' })
    const asked = (await town.mails(ERIKA)).at(-1)
    expect(asked?.text).toContain(
      `jemand, der sich „Paul“ nennt, hat Ihnen über die Pinnwand der Stadt Rebenau zu Ihrem Eintrag „${fahrrad.titel}“ (${nummer}) geschrieben:`,
    )
    expect(asked?.text).toContain('> Ist es noch da?')
    const forErika = await town.lastKey(ERIKA, 'gespraech')
    expect(await town.call(calls.pinnwandGespraech, { params: { schluessel: forErika } })).toMatchObject({
      titel: fahrrad.titel,
      name: 'Paul',
    })
    await town.answer(forErika, 'Ja, bis Samstag.')
    const answered = (await town.mails(PAUL)).at(-1)
    expect(answered?.text).toContain('jemand, der sich „Erika“ nennt')
    await town.answer(await town.lastKey(PAUL, 'gespraech'), 'Ich komme.')
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain('> Ich komme.')
    // These mails expire, so the outbox deletes their text: nobody keeps what two people write to each other.
    for (const mail of [...(await town.mails(PAUL)), (await town.mails(ERIKA)).at(-1)])
      expect(mail?.gilt_bis).not.toBeNull()
    for (const mail of await town.mails(ERIKA)) expect(JSON.stringify(mail)).not.toContain(PAUL)
    for (const mail of await town.mails(PAUL)) expect(JSON.stringify(mail)).not.toContain(ERIKA)
  })

  test('A10: a sender or an author who calls themselves the town is refused, and nothing is sent', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish()
    const name = 'Stadt Rebenau Bürgerbüro'
    await expect(town.send(nummer, { name })).rejects.toEqual(refused('ungueltig'))
    await expect(town.putUp({ name })).rejects.toEqual(refused('ungueltig'))
    const { fassung } = await town.own(schluessel)
    const changed = { ...angaben, name, schluessel, grundfassung: fassung }
    await expect(town.call(calls.pinnwandAendern, { body: changed })).rejects.toEqual(refused('ungueltig'))
    expect(await town.mails(PAUL)).toEqual([])
  })

  test('M-03: the name of a sender cannot be a link, on either side', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish({ name: '' })
    const name = 'Stadtkasse Rebenau https://evil.example/zahlen'
    await expect(town.send(nummer, { name })).rejects.toEqual(refused('anfrage-ungueltig'))
    const { fassung } = await town.own(schluessel)
    const changed = { ...angaben, name, schluessel, grundfassung: fassung }
    await expect(town.call(calls.pinnwandAendern, { body: changed })).rejects.toEqual(
      refused('anfrage-ungueltig'),
    )
    await town.write(nummer)
    await town.answer(await town.lastKey(ERIKA, 'gespraech'), 'Ja.')
    expect((await town.mails(PAUL)).at(-1)?.text).toMatch(
      /die Person, die den Eintrag .* aufgegeben hat, hat Ihnen über die Pinnwand .* geschrieben:/,
    )
  })

  test('M-02: no message reaches an unconfirmed address, and the mail that asks for confirmation contains no text of others', async () => {
    const town = await board()
    const titel = 'Gewinn auf evil.example'
    const { nummer } = await town.publish({ titel, name: 'Zum Gewinn' })
    const before = (await town.mails(ERIKA)).length
    await town.send(nummer, { name: 'Kaufen Sie', text: 'Hier: evil.example' })
    expect(await town.mails(ERIKA)).toHaveLength(before)
    const [asking, ...more] = await town.mails(PAUL)
    expect(more).toEqual([])
    expect(asking?.betreff).toBe(`Bitte bestätigen Sie Ihre Nachricht zum Eintrag ${nummer}`)
    expect(asking?.text).not.toMatch(/evil|Gewinn|Kaufen/)
    // The author of the entry has no key to this conversation, and no key of another purpose opens it.
    const [kept] = (await town.rows('pinnwand_gespraeche')) as { id: string; stand: string }[]
    expect(kept?.stand).toBe('gefragt')
    const key = await town.lastKey(PAUL, 'nachricht')
    await expect(town.answer(key, 'Hallo')).rejects.toEqual(refused('link-abgelaufen'))
    expect(await town.mails(PAUL)).toHaveLength(1)
    expect(await town.confirmMessage()).toEqual({ titel, detailURL: `/pinnwand/${nummer}` })
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain('> Hier: evil.example')
    expect(await town.rows('pinnwand_gespraeche')).toMatchObject([
      { stand: 'bestaetigt', wartende_nachricht: '' },
    ])
    await town.answer(await town.lastKey(ERIKA, 'gespraech'), 'Ja.')
    expect(await town.mails(PAUL)).toHaveLength(2)
  })

  test('waits seven days for its confirmation and is then deleted', async () => {
    const town = await board()
    const { nummer } = await town.publish()
    await town.send(nummer)
    await town.look(6)
    expect(await town.rows('pinnwand_gespraeche')).toHaveLength(1)
    await town.confirmMessage()
    await town.send(nummer)
    town.pass(7 * DAY + 1)
    await expect(town.confirmMessage()).rejects.toEqual(refused('link-abgelaufen'))
    town.pass(-7 * DAY - 1)
    await town.look(8)
    expect(await town.rows('pinnwand_gespraeche')).toMatchObject([{ stand: 'bestaetigt' }])
  })

  test('M-02: causes at most four mails a day to one address from one network, and the answer does not reveal the limit', async () => {
    const town = await board()
    const { nummer } = await town.publish()
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 5; time++) expect(await town.send(nummer)).toEqual({})
      town.pass(601)
    }
    expect(await town.mails(PAUL)).toHaveLength(4)
    await town.write(nummer, {}, '203.0.113.9')
    expect(await town.mails(PAUL)).toHaveLength(5)
    expect(await town.rows('pinnwand_gespraeche')).toHaveLength(16)
    // One mail asks for the eleven that wait, if their entry is still public.
    const gone = await town.publish({ email: 'x@example.org' })
    await town.send(gone.nummer)
    await town.step(gone.schluessel, 'sperren')
    await town.look(1)
    const mail = (await town.mails(PAUL)).at(-1)
    expect(await town.mails(PAUL)).toHaveLength(6)
    expect(mail?.betreff).toBe('Bitte bestätigen Sie Ihre 11 Nachrichten')
    await town.confirmMessage()
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain('jemand, der sich „Paul“ nennt')
  })

  test('is relayed to one address at most fifty times a day, over all conversations', async () => {
    const town = await board()
    const { nummer } = await town.publish()
    await town.write(nummer)
    const forErika = await town.lastKey(ERIKA, 'gespraech')
    for (let hour = 0; hour < 5; hour++) {
      for (let time = 0; time < 9; time++) await town.answer(forErika, 'Ja.')
      town.pass(HOUR)
    }
    for (let time = 0; time < 5; time++) await town.answer(forErika, 'Ja.')
    await expect(town.answer(forErika, 'Ja.')).rejects.toEqual(refused('zu-viele'))
    await town.write(nummer)
    const another = await town.lastKey(ERIKA, 'gespraech')
    expect(another).not.toBe(forErika)
    await expect(town.answer(another, 'Ja.')).rejects.toEqual(refused('zu-viele'))
    town.pass(DAY)
    await town.answer(another, 'Ja.')
  })

  test('is one mail even if its form, its confirmation or its reply is sent several times', async () => {
    const town = await board()
    const { nummer } = await town.publish()
    const before = (await town.mails(ERIKA)).length
    const einreichung = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => town.send(nummer, { einreichung })))
    expect(await town.mails(PAUL)).toHaveLength(1)
    await Promise.all([1, 2, 3].map(() => town.confirmMessage()))
    expect(await town.mails(ERIKA)).toHaveLength(before + 1)
    const key = await town.lastKey(ERIKA, 'gespraech')
    await Promise.all([1, 2, 3].map(() => town.answer(key, 'Ja.', einreichung)))
    expect(await town.mails(PAUL)).toHaveLength(2)
  })

  test('is limited per sender, per conversation and per author', async () => {
    const town = await board()
    const { nummer } = await town.publish()
    const from = (n: number) => ({ email: `n${n}@example.org` })
    for (let time = 0; time < 10; time++) await town.write(nummer, from(time))
    await expect(town.send(nummer, from(10))).rejects.toEqual(refused('zu-viele'))
    for (let time = 10; time < 20; time++) await town.write(nummer, from(time), '198.51.100.9')
    await expect(town.write(nummer, from(20), '203.0.113.9')).rejects.toEqual(refused('zu-viele'))
    // A message refused by the limit still waits.
    town.pass(HOUR)
    await town.confirmMessage(from(20).email)
    const key = await town.lastKey(ERIKA, 'gespraech')
    for (let time = 0; time < 9; time++) await town.answer(key, 'Ja.')
    await expect(town.answer(key, 'Ja.')).rejects.toEqual(refused('zu-viele'))
  })

  test('is over if the town locks the entry, and cannot start if the entry is not public', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish()
    await town.write(nummer)
    const key = await town.lastKey(ERIKA, 'gespraech')
    await town.send(nummer)
    await town.step(schluessel, 'sperren')
    await expect(town.send(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    await expect(town.confirmMessage()).rejects.toEqual(refused('link-abgelaufen'))
    await town.answer(key, 'Ist schon weg.')
    await town.step(schluessel, 'entsperren')
    await town.atDesk(nummer, 'sperren', 'Betrug.')
    await expect(town.answer(key, 'Trotzdem.')).rejects.toEqual(refused('link-abgelaufen'))
  })
})

describe('The town', () => {
  test('sees one report per form, and a report of a deleted entry gets the same answer', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish()
    const einreichung = crypto.randomUUID()
    for (const _ of [1, 2]) expect(await town.report(nummer, einreichung)).toEqual({})
    expect((await town.moderation.liste('gemeldet', { limit: 9, offset: 0 })).anzahl.gemeldet).toBe(1)
    expect((await town.moderation.eintrag(nummer)).meldungen).toMatchObject([
      { grund: 'Das sieht nach Betrug oder Werbung aus', erledigt: false },
    ])
    await town.step(schluessel, 'loeschen')
    expect(await town.report(nummer)).toEqual({})
    expect(await town.report('P-00000000')).toEqual({})
    expect(await town.rows('pinnwand_meldungen')).toEqual([])
  })

  test('sees at most fifty open reports of an entry; lists have their number and the last three', async () => {
    const town = await board()
    const { nummer } = await town.publish()
    const { nummer: other } = await town.publish({ email: PAUL })
    await town.report(other)
    for (let time = 0; time < 60; time++) {
      town.pass(1)
      expect(await town.report(nummer, undefined, `198.51.${time}.7`, `Meldung ${time}`)).toEqual({})
    }
    const { data } = await town.moderation.liste('gemeldet', { limit: 9, offset: 0 })
    const inList = data.find(one => one.nummer === nummer)
    expect(inList).toMatchObject({
      meldungen_offen: 50,
      meldungen: [47, 48, 49].map(time => ({ text: `Meldung ${time}` })),
    })
    expect(data.find(one => one.nummer === other)).toMatchObject({ meldungen_offen: 1, meldungen: [{}] })
    const alone = await town.moderation.eintrag(nummer)
    expect(alone.meldungen).toHaveLength(50)
    expect(alone.fassung).toBe(inList?.fassung)
    // Once they are settled, new reports are accepted.
    await town.atDesk(nummer, 'meldungen-erledigen')
    await town.report(nummer)
    expect(await town.moderation.eintrag(nummer)).toMatchObject({ meldungen_offen: 1 })
  })

  test('settles or unlocks only a version that the editor has seen: otherwise the step is a conflict', async () => {
    const town = await board()
    const { nummer } = await town.publish()
    const { fassung } = await town.moderation.eintrag(nummer)
    await town.report(nummer)
    await expect(town.atDesk(nummer, 'meldungen-erledigen', '', fassung)).rejects.toEqual(refused('konflikt'))
    await town.atDesk(nummer, 'meldungen-erledigen')
    expect((await town.moderation.liste('gemeldet', { limit: 9, offset: 0 })).data).toEqual([])
    await town.atDesk(nummer, 'sperren', 'Vorbei.')
    const locked = await town.moderation.eintrag(nummer)
    await expect(town.atDesk(nummer, 'entsperren', '', fassung + 1)).rejects.toEqual(refused('konflikt'))
    await town.atDesk(nummer, 'entsperren', '', locked.fassung)
    await town.atDesk(nummer, 'loeschen', '', fassung)
    await expect(town.moderation.eintrag(nummer)).rejects.toEqual(refused('nicht-gefunden'))
  })

  test('can lock and delete whatever the author does meanwhile, but not release an unseen version or settle later reports', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish()
    const seen = (await town.moderation.eintrag(nummer)).fassung
    await town.step(schluessel, 'sperren')
    await town.report(nummer)
    await town.step(schluessel, 'entsperren')
    await town.report(nummer)
    await town.atDesk(nummer, 'sperren', 'Betrug.', seen)
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
    await expect(town.step(schluessel, 'entsperren')).rejects.toEqual(refused('falscher-stand'))
    expect((await town.moderation.eintrag(nummer)).meldungen).toMatchObject([{ erledigt: false }])
    await town.atDesk(nummer, 'loeschen', '', seen)
    await expect(town.own(schluessel)).rejects.toEqual(refused('link-abgelaufen'))
    const { nummer: other, schluessel: key } = await town.publish({ email: PAUL })
    const old = await town.moderation.eintrag(other)
    const { fassung } = await town.own(key)
    await town.call(calls.pinnwandAendern, {
      body: { ...angaben, text: 'Etwas anderes.', schluessel: key, grundfassung: fassung },
    })
    await expect(town.atDesk(other, 'freigeben', '', old.fassung)).rejects.toEqual(refused('konflikt'))
  })

  test('can lock what its author has locked; unlocked, the entry is locked by its author again, and then reviewed', async () => {
    const town = await board()
    const { nummer, schluessel } = await town.publish()
    await town.step(schluessel, 'sperren')
    await town.atDesk(nummer, 'sperren', 'Betrug.')
    expect(await town.own(schluessel)).toMatchObject({ gesperrt_von: 'stadt', grund: 'Betrug.' })
    await expect(town.step(schluessel, 'entsperren')).rejects.toEqual(refused('falscher-stand'))
    await town.atDesk(nummer, 'entsperren')
    expect(await town.own(schluessel)).toMatchObject({
      stand: 'gesperrt',
      gesperrt_von: 'verfasser',
      grund: '',
    })
    await town.step(schluessel, 'entsperren')
    expect((await town.own(schluessel)).stand).toBe('bestaetigt')
    await expect(town.one(nummer)).rejects.toEqual(refused('nicht-gefunden'))
  })

  test('limits an author to ten steps and changes an hour, which invalidate caches; deleting is always possible', async () => {
    const town = await board()
    const { schluessel } = await town.publish()
    for (let time = 0; time < 5; time++) {
      await town.step(schluessel, 'sperren')
      await town.step(schluessel, 'entsperren')
    }
    const before = await town.own(schluessel)
    await expect(town.step(schluessel, 'sperren')).rejects.toMatchObject({
      code: 'zu-viele',
      message: expect.stringContaining('in einer Stunde noch einmal; löschen können Sie ihn jederzeit.'),
    })
    const change = { ...angaben, text: 'Neu.', schluessel, grundfassung: before.fassung }
    await expect(town.call(calls.pinnwandAendern, { body: change })).rejects.toEqual(refused('zu-viele'))
    expect(await town.own(schluessel)).toEqual(before)
    town.pass(HOUR)
    await town.call(calls.pinnwandAendern, { body: change })
    for (let time = 0; time < 9; time++)
      await town.step(schluessel, time % 2 === 0 ? 'sperren' : 'entsperren')
    await expect(town.step(schluessel, 'entsperren')).rejects.toEqual(refused('zu-viele'))
    expect(await town.step(schluessel, 'loeschen')).toEqual({ eintrag: null })
  })

  test('invalidates cached pages at the moment an entry is locked, unlocked or expired', async () => {
    const town = await board()
    const feed = openFeed(town.store.database.read, { clock: town.clock, isFilled: () => true })
    town.pass(30)
    const { nummer, schluessel } = await town.publish({ tage: 14 })
    let before = await feed.epoch()
    const isNew = async () => {
      const now = await feed.epoch()
      const changed = now !== before
      before = now
      return changed
    }
    expect(await isNew()).toBe(false)
    await town.step(schluessel, 'sperren')
    expect(await isNew()).toBe(true)
    await town.step(schluessel, 'entsperren')
    expect(await isNew()).toBe(true)
    await town.atDesk(nummer, 'sperren', 'Vorbei.')
    expect(await isNew()).toBe(true)
    await town.atDesk(nummer, 'entsperren')
    expect(await isNew()).toBe(true)
    const { laeuft_ab_am: until } = await town.own(schluessel)
    town.pass(14 * DAY - 5)
    expect(new Date((await feed.epoch())?.until ?? 0).toISOString()).toBe(until)
    await town.step(schluessel, 'loeschen')
    await isNew()
    expect(await isNew()).toBe(false)
  })
})

describe('F2: A mail of the pin board that the mail server rejects', () => {
  const refusedMail = {
    lage: 'nicht_zugestellt',
    text: expect.stringMatching(/^Nicht zugestellt: .*550/),
    betreff: 'Ihr Eintrag ist öffentlich: Kinderfahrrad, 20 Zoll',
  }

  test('is shown to editors and to the author of the entry', async () => {
    const town = await board()
    const post = await pickyPost({ database: town.store.database, clock: town.clock })
    const { nummer, schluessel } = await town.publish()
    expect((await town.moderation.eintrag(nummer)).zustellung?.lage).toBe('wartet')
    await post.isRefused()
    expect((await town.moderation.eintrag(nummer)).zustellung).toEqual(refusedMail)
    expect((await town.own(schluessel)).zustellung).toBe('nicht_zugestellt')
    const locked = await town.atDesk(nummer, 'sperren', 'Werbung')
    expect(locked?.zustellung?.lage).toBe('wartet')
    await post.isTaken()
    expect((await town.own(schluessel)).zustellung).toBe('uebergeben')
  })

  test('is shown to the author of the message, and to nobody else', async () => {
    const town = await board()
    const post = await pickyPost({ database: town.store.database, clock: town.clock })
    const { nummer } = await town.publish()
    await town.write(nummer)
    const erika = await town.lastKey(ERIKA, 'gespraech')
    const opened = (schluessel: string) => town.call(calls.pinnwandGespraech, { params: { schluessel } })
    expect((await opened(erika)).zustellung).toBeUndefined()
    await town.answer(erika, 'Ja, noch da.')
    const paul = await town.lastKey(PAUL, 'gespraech')
    expect((await opened(erika)).zustellung).toBe('wartet')
    await post.isRefused()
    expect((await opened(erika)).zustellung).toBe('nicht_zugestellt')
    expect((await opened(paul)).zustellung).toBe('nicht_zugestellt')
    await town.answer(paul, 'Schön!')
    await post.isTaken()
    expect([await opened(erika), await opened(paul)].map(({ zustellung }) => zustellung)).toEqual([
      'nicht_zugestellt',
      'uebergeben',
    ])
  })
})

describe('F2: An accepted message that no mail delivers', () => {
  const TEXT = 'Noch da?\n\n> Das schrieb ich zuerst.\n\nIch käme am Samstag.'

  async function withRefused() {
    const town = await board()
    const post = await pickyPost({ database: town.store.database, clock: town.clock })
    const { nummer, schluessel } = await town.publish()
    await post.isTaken()
    await town.send(nummer, { text: TEXT, name: 'Jo' })
    const inMail = await town.lastKey(PAUL, 'nachricht')
    await post.isTaken()
    await town.call(calls.pinnwandNachrichtBestaetigen, { body: { schluessel: inMail } })
    const asked = await town.call(calls.pinnwandNachricht, { params: { schluessel: inMail } })
    await post.isRefused()
    const opened = (key: string) => town.call(calls.pinnwandGespraech, { params: { schluessel: key } })
    return { ...town, post, nummer, schluessel, inMail, gespraech: asked.gespraech ?? '', opened }
  }

  test('is shown with its text on the page of the author, who can answer it there', async () => {
    const town = await withRefused()
    const [missed, ...more] = (await town.own(town.schluessel)).nicht_angekommen ?? []
    expect(missed).toMatchObject({ name: 'Jo', text: TEXT, lage: 'nicht_zugestellt' })
    expect(more).toEqual([])
    expect(await town.opened(missed?.schluessel ?? '')).toMatchObject({ name: 'Jo' })
    await town.answer(missed?.schluessel ?? '', 'Ja, kommen Sie!')
    await town.post.isRefused()
    // An answer that does not arrive is shown in the same way.
    expect((await town.opened(town.gespraech)).nicht_angekommen).toMatchObject([
      { name: 'Erika', text: 'Ja, kommen Sie!', lage: 'nicht_zugestellt' },
    ])
    // No side sees its own messages as missed.
    expect((await town.own(town.schluessel)).nicht_angekommen).toHaveLength(1)
  })

  test('is shown to its author, also by the link that confirmed it', async () => {
    const town = await withRefused()
    const { gespraech } = await town.call(calls.pinnwandNachricht, { params: { schluessel: town.inMail } })
    expect(gespraech).toBe(town.gespraech)
    expect((await town.opened(town.gespraech)).zustellung).toBe('nicht_zugestellt')
    await town.send(town.nummer, { email: 'uta@example.org' })
    const waiting = await town.lastKey('uta@example.org', 'nachricht')
    expect(await town.call(calls.pinnwandNachricht, { params: { schluessel: waiting } })).toEqual({})
    expect(await town.call(calls.pinnwandNachricht, { params: { schluessel: 'abc' } })).toEqual({})
  })

  test('is shown to editors with its sender, but without its text', async () => {
    const town = await withRefused()
    const seen = await town.moderation.eintrag(town.nummer)
    expect(seen.zustellung?.lage).toBe('uebergeben')
    expect(seen.nicht_angekommen).toMatchObject([
      { worum: 'Nachricht von Jo', zustellung: { lage: 'nicht_zugestellt' } },
    ])
    expect(JSON.stringify(seen)).not.toContain('Samstag')
  })

  test('loses its text when the mail expires, but is still shown', async () => {
    const town = await withRefused()
    for (let day = 0; day < 9; day++) {
      town.pass(DAY)
      await town.post.isTaken()
    }
    expect((await town.own(town.schluessel)).nicht_angekommen).toMatchObject([{ name: 'Jo', text: '' }])
  })

  test('is not shown if its mail was sent', async () => {
    const town = await board()
    const post = await pickyPost({ database: town.store.database, clock: town.clock })
    const { nummer, schluessel } = await town.publish()
    await town.write(nummer)
    await post.isTaken()
    expect((await town.own(schluessel)).nicht_angekommen).toEqual([])
  })
})

describe('F6: an entry that is sent again before its confirmation', () => {
  type Board = Awaited<ReturnType<typeof board>>
  const keysIn = async (town: Board) =>
    (await town.mails(ERIKA)).map(({ text }) => /pinnwand\/bestaetigen\/(\S+)/.exec(text)?.[1] ?? '')
  const state = (town: Board, schluessel: string) =>
    town.call(calls.pinnwandBestaetigung, { params: { schluessel } })
  const press = (town: Board, schluessel: string) =>
    town.call(calls.pinnwandBestaetigen, { body: { schluessel } })

  test('has a second mail that replaces the first, and earlier links say so, also after the confirmation', async () => {
    const town = await board()
    const form = crypto.randomUUID()
    for (const text of ['Mathe 10 €', 'Mathe 15 €', 'Mathe 20 €']) await town.putUp({ text }, form)
    const [first, ...later] = await town.mails(ERIKA)
    expect(first?.betreff).not.toContain('neue Fassung')
    expect(first?.text).not.toContain('ersetzt')
    for (const { betreff, text } of later) {
      expect(betreff).toMatch(/\(neue Fassung\)$/)
      expect(text).toContain('Diese hier ersetzt sie: Nur der Link in dieser E-Mail gilt noch.')
    }
    const [one = '', two = '', three = ''] = await keysIn(town)
    const told = async () => [await state(town, one), await state(town, two), await state(town, three)]
    const expected = [{ ersetzt: true }, { ersetzt: true }, { ersetzt: false }]
    expect(await told()).toEqual(expected)
    await expect(press(town, one)).rejects.toMatchObject({
      code: 'link-abgelaufen',
      message: NEUERE_EMAIL,
    })
    await press(town, three)
    expect(await told()).toEqual(expected)
    expect(await town.rows('pinnwand_eintraege')).toMatchObject([{ text: 'Mathe 20 €', stand: 'bestaetigt' }])
  })

  test('keeps its link if nothing was changed; opening a link changes nothing; other links are over', async () => {
    const town = await board()
    const form = crypto.randomUUID()
    await town.putUp({}, form)
    await town.putUp({}, form)
    const keys = await keysIn(town)
    expect(keys).toHaveLength(1)
    const before = await town.rows('pinnwand_eintraege')
    expect(await state(town, keys[0] ?? '')).toEqual({ ersetzt: false })
    expect(await town.rows('pinnwand_eintraege')).toEqual(before)
    await expect(state(town, 'x'.repeat(46))).rejects.toMatchObject({ code: 'link-abgelaufen' })
  })
})

describe('F6: a message that is sent again before its confirmation', () => {
  const released = async () => {
    const town = await board()
    const { nummer } = await town.putUp()
    await town.confirm()
    await town.atDesk(nummer, 'freigeben')
    return { town, nummer, form: { einreichung: crypto.randomUUID() } }
  }

  test('is relayed as it was sent last, with the link of the first mail', async () => {
    const { town, nummer, form } = await released()
    for (const text of ['Noch da?', 'Noch da? Ich komme um 15 Uhr.', 'Noch da? Ich komme um 16 Uhr.'])
      await town.send(nummer, { ...form, text })
    expect(await town.mails(PAUL)).toHaveLength(1)
    await town.confirmMessage()
    const relayed = (await town.mails(ERIKA)).filter(({ text }) => text.includes('Noch da?'))
    expect(relayed).toHaveLength(1)
    expect(relayed[0]?.text).toContain('16 Uhr')
  })

  test('to which another address was given is confirmed by that address only', async () => {
    const { town, nummer, form } = await released()
    await town.send(nummer, { ...form, email: 'paul@exmaple.org' })
    const wrong = await town.lastKey('paul@exmaple.org', 'nachricht')
    await town.send(nummer, form)
    await expect(
      town.call(calls.pinnwandNachrichtBestaetigen, { body: { schluessel: wrong } }),
    ).rejects.toMatchObject({ code: 'link-abgelaufen' })
    await town.confirmMessage()
    expect(await town.rows('pinnwand_gespraeche')).toMatchObject([{ email: PAUL, stand: 'bestaetigt' }])
  })
})
