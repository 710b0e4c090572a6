import { randomInt } from 'node:crypto'
import { calls } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { ok } from '../store/index.ts'
import { testTown } from '../test-town.ts'
import { countTopics } from './count-topics.ts'
import { forgetAddress } from './forget-address.ts'
import { proofOf } from './keys.ts'
import { tablesOf } from './tables.ts'
import { aboUpkeep } from './upkeep.ts'

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const ERIKA = 'erika@example.org'
const URL = 'https://www.rebenau.example.org'

const silent = { info() {}, warn() {}, error() {} }

async function aboTown(more: Parameters<typeof testTown>[2] = {}) {
  const rubrik = [
    { rubrik_id: 1, rubrik: 'Markt' },
    { rubrik_id: 2, rubrik: 'Konzert' },
  ]
  const town = await testTown({ stadt: [stadt], rubrik }, undefined, more)
  const { database } = town.store
  const mails = () =>
    database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().orderBy('id').execute()
  const rows = (table: 'abos' | 'abo_themen' | 'abo_nachweise') =>
    tablesOf(database.read).selectFrom(table).selectAll().execute()
  const keyIn = (text = '', page = 'bestaetigen') =>
    new RegExp(`^${URL}/abo/${page}/(\\S+)$`, 'm').exec(text)?.[1] ?? ''
  const order = (email = ERIKA, wahl: object = { themen: ['aktuelles'] }, sender = '192.0.2.7') =>
    town.call(calls.aboBestellen, { body: { email, ...wahl }, sender })
  return {
    ...town,
    mails,
    rows,
    keyIn,
    order,
    confirm: (schluessel: string) => town.call(calls.aboBestaetigen, { body: { schluessel } }),
    /** Orders and confirms a subscription. */
    async subscribe(email = ERIKA, wahl?: object) {
      await order(email, wahl)
      const mail = (await mails()).findLast(({ an }) => an === email)
      return town.call(calls.aboBestaetigen, { body: { schluessel: keyIn(mail?.text) } })
    },
    look: async (days: number) => {
      // Upkeep trusts the clock only after it has run for a week.
      const jobs = openJobs({ database, jobs: aboUpkeep, clock: town.clock, log: silent })
      for (let day = 0; day < days; day++) {
        town.pass(24 * 3_600)
        await jobs.look()
      }
    },
  }
}

describe('A subscription without an account', () => {
  test('begins when its owner confirms it, and stores a proof of the wording, the order and the consent', async () => {
    const town = await aboTown()
    await town.order(ERIKA, {
      themen: ['aktuelles', 'veranstaltung/rubrik:Markt'],
      strassen: ['Kelterstr. 7'],
    })
    const [mail, ...others] = await town.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      an: ERIKA,
      betreff: 'Stadt Rebenau: Bitte bestätigen Sie Ihre E-Mail-Adresse',
      abbestellen: null,
      gilt_bis: '2026-11-27T11:00:00.000Z',
    })
    expect(mail?.text).toContain('– Alle Nachrichten\n')
    // The same mail goes to an address with a subscription: it must not promise the end of that.
    expect(mail?.text).toContain('Was Sie früher selbst bestellt haben, bekommen Sie weiter.')
    expect(mail?.text).not.toMatch(/keine weiteren E-Mails|Adresse wird gelöscht/)
    expect(mail?.text).toContain('– Veranstaltungen: Markt\n– Mitteilungen zu einer Straße\n')
    expect(await town.rows('abos')).toMatchObject([{ stand: 'wartet', bestaetigt_am: null }])
    town.pass(60)
    const confirmed = await town.confirm(town.keyIn(mail?.text))
    expect(confirmed.themen).toEqual(['Alle Nachrichten', 'Straße: Kelterstr. 7', 'Veranstaltungen: Markt'])
    expect(await town.rows('abos')).toMatchObject([
      {
        email: ERIKA,
        stand: 'aktiv',
        wortlaut: expect.stringMatching(/^\d{4}-\d\d$/),
        angefragt_am: '2026-11-20T11:00:00.000Z',
        bestaetigt_am: '2026-11-20T11:01:00.000Z',
      },
    ])
  })

  test('M-03: the mail that asks for consent contains no typed text; after the confirmation the owner reads their own streets', async () => {
    const town = await aboTown()
    const strassen = ['Ihr Konto bei der Stadtkasse ist gesperrt', 'Bitte rufen Sie 0900 1234 an']
    await town.order(ERIKA, { themen: [], strassen })
    const [mail] = await town.mails()
    expect(`${mail?.betreff} ${mail?.text}`).not.toMatch(/Konto|0900/)
    expect(mail?.text).toContain(
      'auf der Website der Stadt Rebenau mit dieser Adresse Benachrichtigungen bestellt',
    )
    expect(mail?.text).toContain('– Mitteilungen zu 2 Straßen\n')
    const { themen } = await town.confirm(town.keyIn(mail?.text))
    expect(themen.toSorted()).toEqual(strassen.map(name => `Straße: ${name}`).toSorted())
  })

  test('can be read and changed by its key alone, and ends with one click', async () => {
    const town = await aboTown()
    const { verwalten } = await town.subscribe(ERIKA, { themen: ['aktuelles'], strassen: ['Kelterstraße'] })
    const read = () => town.call(calls.abo, { params: { schluessel: verwalten } })
    expect(await read()).toMatchObject({ email: ERIKA, themen: ['aktuelles'], strassen: ['Kelterstraße'] })
    const change = (wahl: object) => town.call(calls.aboAendern, { body: { schluessel: verwalten, ...wahl } })
    await change({ themen: ['hinweis', 'veranstaltung/rubrik:Konzert'], strassen: [] })
    expect(await read()).toMatchObject({ themen: ['hinweis', 'veranstaltung/rubrik:Konzert'], strassen: [] })
    await expect(change({})).rejects.toMatchObject({ code: 'ungueltig' })
    await expect(change({ themen: ['stelle'] })).rejects.toMatchObject({ code: 'ungueltig' })
    await town.call(calls.aboAbbestellen, { body: { schluessel: verwalten } })
    await expect(read()).rejects.toMatchObject({ code: 'link-abgelaufen', status: 410 })
    await expect(change({ themen: ['hinweis'] })).rejects.toMatchObject({ code: 'link-abgelaufen' })
    await town.call(calls.aboAbbestellen, { body: { schluessel: verwalten } })
  })

  test('leaves, when it ends, only a proof without the address, which is deleted after a limited time', async () => {
    const town = await aboTown()
    const { verwalten } = await town.subscribe()
    await town.call(calls.aboAbbestellen, { body: { schluessel: verwalten } })
    expect([await town.rows('abos'), await town.rows('abo_themen'), await town.mails()]).toEqual([[], [], []])
    const [proof, ...others] = await town.rows('abo_nachweise')
    expect(others).toEqual([])
    expect(proof).toMatchObject({ pruefwert: proofOf(ERIKA), beendet_am: '2026-11-20T11:00:00.000Z' })
    expect(JSON.stringify(proof)).not.toContain('erika')
    await town.look(10)
    expect(await town.rows('abo_nachweise')).toHaveLength(1)
    town.pass((tabellen.aboNachweise.dauer.tage - 10) * 24 * 3_600)
    await town.look(10)
    expect(await town.rows('abo_nachweise')).toEqual([])
  })

  test('that is not confirmed ends after seven days and is deleted', async () => {
    const town = await aboTown()
    await town.look(8)
    await town.order()
    const key = town.keyIn((await town.mails())[0]?.text)
    await town.look(7)
    expect(await town.rows('abos')).toHaveLength(1)
    town.pass(1)
    await expect(town.confirm(key)).rejects.toMatchObject({ code: 'link-abgelaufen' })
    await town.look(1)
    expect([await town.rows('abos'), await town.rows('abo_themen')]).toEqual([[], []])
  })

  test('exists once per address: a further order adds to it, and its old keys stay valid', async () => {
    const town = await aboTown()
    const first = await town.subscribe(ERIKA, { themen: ['aktuelles'] })
    town.pass(700)
    const again = await town.subscribe('Erika@Example.org'.toLowerCase(), { themen: ['hinweis'] })
    expect(again).toEqual({
      themen: ['Alle Nachrichten', 'Alle eiligen Hinweise, sofort'],
      verwalten: first.verwalten,
    })
    expect(
      (await town.rows('abos')).filter(({ stand }: { stand?: string }) => stand === 'aktiv'),
    ).toHaveLength(1)
    await town.call(calls.aboAbbestellen, { body: { schluessel: first.verwalten } })
    expect(await town.rows('abos')).toEqual([])
  })

  test('cannot be ordered if the server cannot send mail, and is not offered', async () => {
    const town = await aboTown({ canMail: false })
    expect(await town.call(calls.abothemen, { query: {} })).toMatchObject({ moeglich: false })
    await expect(town.order()).rejects.toMatchObject({ code: 'nicht-moeglich' })
    expect((await town.call(calls.stadt, {})).abos).toBeUndefined()
  })
})

describe('M-02: confirmation mails', () => {
  test('an address gets one mail in ten minutes and three in a day, with the same answer for all', async () => {
    const town = await aboTown()
    for (let time = 0; time < 100; time++)
      expect(await town.order(ERIKA, undefined, `203.0.${time}.9`)).toEqual({})
    expect(await town.mails()).toHaveLength(1)
    for (const count of [2, 3, 3, 3]) {
      town.pass(601)
      expect(await town.order(ERIKA, undefined, `198.51.${count}.9`)).toEqual({})
      expect(await town.mails()).toHaveLength(count)
    }
    await town.subscribe('bert@example.org')
    expect(await town.order('bert@example.org', undefined, '203.0.7.9')).toEqual({})
  })

  test('1,000 orders in a day lead to at most one mail in ten minutes and three in all, and no answer tells which address is known', async () => {
    const town = await aboTown()
    const BERT = 'bert@example.org'
    await town.subscribe(BERT)
    town.pass(24 * 3_600)
    const before = (await town.mails()).length
    for (let time = 0; time < 1_000; time++) {
      // Ten times a day several requests come at once.
      town.pass(time % 100 === 0 ? 2 * 3_600 : 12)
      const from = `198.${18 + (time >> 8)}.${time & 255}.9`
      for (const email of time % 10 === 0 ? [ERIKA, BERT] : [ERIKA])
        expect(await town.order(email, undefined, from)).toEqual({})
    }
    const mails = (await town.mails()).slice(before)
    for (const email of [ERIKA, BERT]) {
      const [first = 0, second = 0, third = 0, ...more] = mails
        .filter(({ an }) => an === email)
        .map(({ created_at }) => Date.parse(created_at))
      expect(more).toEqual([])
      expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(600_000)
    }
  })

  test('orders from one network cause at most two mails a day, so that one mail is left for the owner', async () => {
    const town = await aboTown()
    for (const count of [1, 2, 2, 2]) {
      for (const host of [7, 8, 9]) await town.order(ERIKA, undefined, `203.0.113.${host}`)
      expect(await town.mails()).toHaveLength(count)
      town.pass(601)
    }
    await town.order(ERIKA, undefined, '198.51.100.9')
    expect(await town.mails()).toHaveLength(3)
  })

  test('after ten orders a connection has to wait, and another connection does not', async () => {
    const town = await aboTown()
    for (let time = 0; time < 10; time++) await town.order(`e${time}@example.org`)
    await expect(town.order('e10@example.org')).rejects.toMatchObject({ code: 'zu-viele', retryAfter: 600 })
    await town.order('e10@example.org', undefined, '198.51.100.9')
  })

  test.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '"a,b"@example.org',
    'a@example.org (b@example.org)',
    'Alle: a@example.org;',
    `${'a'.repeat(250)}@example.org`,
    '',
    'keine',
  ])('M-03: the address %j is refused, and nothing is stored', async email => {
    const town = await aboTown()
    await expect(town.order(email)).rejects.toMatchObject({
      code: 'anfrage-ungueltig',
    })
    expect([await town.rows('abos'), await town.mails()]).toEqual([[], []])
  })

  test.each([
    ['no topic', {}],
    ['a topic that nobody has', { themen: ['stelle'] }],
    ['a part that nobody has', { themen: ['veranstaltung/rubrik:Oper'] }],
    ['a part of another kind', { themen: ['aktuelles/rubrik:Markt'] }],
    ['a group of which there is nothing', { themen: ['aktuelles/interessengruppe:3'] }],
    ['a name of all objects', { themen: ['constructor'] }],
  ])('an order with %s is refused', async (_what, wahl) => {
    const town = await aboTown()
    await expect(town.order(ERIKA, wahl)).rejects.toMatchObject({ code: 'ungueltig' })
    expect(await town.rows('abos')).toEqual([])
  })

  test.each([
    ['a topic with a line break', { themen: ['veranstaltung/rubrik:Markt\r\nBcc: x'] }],
    ['a street with a line break', { strassen: ['Kelterstraße\r\nBcc: x@example.org'] }],
    ['a street without letters', { strassen: ['12'] }],
    ['a street that is an address', { strassen: ['Gewinn unter https://evil.example'] }],
    ['a street that programs make an address of', { strassen: ['Weiter auf evil.example'] }],
    ['a street that is an advertisement', { strassen: ['Kaufen '.repeat(12)] }],
    ['more streets than may be', { strassen: Array.from({ length: 6 }, (_, n) => `Straße Nummer ${n}`) }],
    ['no list', { themen: 'aktuelles' }],
    ['a huge list', { themen: Array.from({ length: 5_000 }, () => 'aktuelles') }],
  ])('an order with %s is refused as invalid', async (_what, wahl) => {
    const town = await aboTown()
    await expect(town.order(ERIKA, wahl)).rejects.toMatchObject({ code: 'anfrage-ungueltig' })
  })
})

describe('A key', () => {
  test('is valid for one purpose only, and cannot be derived from the database', async () => {
    const town = await aboTown()
    await town.order()
    const key = town.keyIn((await town.mails())[0]?.text)
    const { verwalten } = await town.confirm(key)
    const over = { code: 'link-abgelaufen' }
    await expect(town.call(calls.abo, { params: { schluessel: key } })).rejects.toMatchObject(over)
    await expect(town.confirm(verwalten)).rejects.toMatchObject(over)
    const [row] = await town.rows('abos')
    const { id } = row as { id: string }
    for (const made of [id, id + id, `${id}${'A'.repeat(22)}`, `${verwalten}x`, '', 'ä'.repeat(44), '..'])
      await expect(town.confirm(made)).rejects.toMatchObject(over)
    await town.call(calls.aboAbbestellen, { body: { schluessel: key } })
    await town.call(calls.aboAbbestellen, { body: { schluessel: id + id } })
    expect(await town.rows('abos')).toHaveLength(1)
    const kept = JSON.stringify([await town.rows('abos'), await town.rows('abo_themen')])
    expect(kept).not.toContain(verwalten.slice(22))
    expect(kept).not.toContain(key.slice(22))
  })

  test('that is used by many at once takes effect once', async () => {
    const town = await aboTown()
    await town.order()
    const key = town.keyIn((await town.mails())[0]?.text)
    const confirmed = await Promise.all(Array.from({ length: 5 }, () => town.confirm(key)))
    expect(new Set(confirmed.map(({ verwalten }) => verwalten)).size).toBe(1)
    expect(await town.rows('abos')).toHaveLength(1)
    const schluessel = confirmed[0]?.verwalten ?? ''
    await Promise.all(
      Array.from({ length: 5 }, () => town.call(calls.aboAbbestellen, { body: { schluessel } })),
    )
    expect(await town.rows('abo_nachweise')).toHaveLength(1)
    await expect(town.confirm(key)).rejects.toMatchObject({ code: 'link-abgelaufen' })
  })

  test('for confirming and a key for ending, used at the same moment, leave no data of the subscription', async () => {
    const town = await aboTown()
    const { verwalten } = await town.subscribe()
    town.pass(700)
    await town.order(ERIKA, { themen: ['hinweis'] })
    const key = town.keyIn((await town.mails()).at(-1)?.text)
    const both = [
      () => town.confirm(key),
      () => town.call(calls.aboAbbestellen, { body: { schluessel: verwalten } }),
    ]
    await Promise.allSettled((randomInt(2) === 0 ? both : both.toReversed()).map(work => work()))
    expect([await town.rows('abos'), await town.rows('abo_themen')]).toEqual([[], []])
  })
})

test('The data of an address are deleted only by the whole address, and counts per topic contain no address', async () => {
  const town = await aboTown()
  await town.subscribe(ERIKA, { themen: ['aktuelles', 'hinweis'] })
  await town.subscribe('bert@example.org', { themen: ['aktuelles'] })
  await town.order('offen@example.org')
  const { database } = town.store
  expect(await countTopics(database.read)).toEqual([
    { titel: 'Alle Nachrichten', anzahl: 2 },
    { titel: 'Alle eiligen Hinweise, sofort', anzahl: 1 },
  ])
  const forget = (email: string) =>
    database.write(async db => ok(await forgetAddress(db, email, town.clock())))
  expect(await forget('erika@example')).toEqual(ok(false))
  expect(await forget(' Erika@example.org')).toEqual(ok(true))
  expect(await forget('offen@example.org')).toEqual(ok(true))
  expect(await countTopics(database.read)).toEqual([{ titel: 'Alle Nachrichten', anzahl: 1 }])
})
