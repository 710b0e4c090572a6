import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { testTown } from '../test-town.ts'
import { tablesOf } from './tables.ts'

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const ERIKA = 'erika@example.org'
const silent = { info() {}, warn() {}, error() {} }
const KINDS = ['aktuelles', 'hinweis', 'bekanntmachung', 'veranstaltung'] as const

async function orderingTown() {
  const town = await testTown({ stadt: [stadt] })
  const { database } = town.store
  const jobs = openJobs({ database, jobs: town.abos.jobs, clock: town.clock, log: silent })
  const mails = async () => {
    const all = await database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .orderBy('id')
      .execute()
    return all.filter(({ anlass }) => anlass === 'abo-bestaetigung')
  }
  return {
    ...town,
    mails,
    order: (wahl: object, { email = ERIKA, sender = '192.0.2.7' } = {}) =>
      town.call(calls.aboBestellen, { body: { email, ...wahl }, sender }),
    /** Lets time pass in steps of five minutes, as the jobs do. */
    async wait(minutes: number) {
      for (let passed = 0; passed < minutes; passed += 5) {
        town.pass(5 * 60)
        await jobs.look()
      }
    },
    async confirmAll() {
      const keys = (await mails()).map(({ text }) => /\/abo\/bestaetigen\/(\S+)/.exec(text)?.[1] ?? '')
      for (const schluessel of keys) await town.call(calls.aboBestaetigen, { body: { schluessel } })
      return (await tablesOf(database.read).selectFrom('abo_themen').select('thema').execute())
        .map(({ thema }) => thema)
        .toSorted()
    },
  }
}

describe('F4: an order of news is never lost', () => {
  test('a second order within ten minutes gets its mail later; the answers are the same', async () => {
    const town = await orderingTown()
    expect(await town.order({ themen: ['aktuelles'] })).toEqual({})
    expect(await town.order({ themen: ['hinweis'] })).toEqual({})
    expect(await town.mails()).toHaveLength(1)
    await town.wait(15)
    const [first, second, ...more] = await town.mails()
    expect(more).toEqual([])
    expect(first?.text).toContain('– Alle Nachrichten\n')
    expect(second?.text).toContain('– Alle eiligen Hinweise, sofort\n')
    expect(await town.confirmAll()).toEqual(['aktuelles', 'hinweis'])
  })

  test('orders that wait come in one mail, which names the topics of all', async () => {
    const town = await orderingTown()
    for (const themen of KINDS) await town.order({ themen: [themen] })
    await town.order({ themen: [], strassen: ['Kelterstr. 7'] })
    await town.wait(15)
    const mails = await town.mails()
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain('– Mitteilungen zu einer Straße\n')
    expect(await town.confirmAll()).toEqual([...KINDS, 'strasse:kelterstrasse'].toSorted())
  })

  // Minutes between the orders, and how many hours later all are asked for at the latest.
  test.each([
    [[0], 1],
    [[5], 1],
    [[10], 1],
    [[15], 1],
    [[0, 0], 1],
    [[5, 5], 1],
    [[15, 15], 25],
    [[15, 15, 15], 25],
    [[0, 60, 60], 25],
    [[60, 60, 0, 0], 25],
    [[0, 0, 0, 0, 0], 1],
    [[5, 5, 5, 5, 5, 5], 25],
    [[240, 240, 240], 25],
    [[720, 720, 720], 25],
    [[1_440, 5, 1_440, 5], 25],
  ])('orders with pauses of %j minutes are all asked for within %i hours', async (pauses, hours) => {
    const town = await orderingTown()
    const streets = [0, ...pauses].map((_, index) => `${'ABCDEFGHIJ'[index]}weg`)
    await town.order({ strassen: [streets[0]] })
    for (const [index, pause] of pauses.entries()) {
      await town.wait(pause)
      await town.order({ strassen: [streets[index + 1]] })
    }
    await town.wait(hours * 60)
    const known = (await town.confirmAll()).filter(thema => thema.startsWith('strasse:'))
    expect(known).toEqual(streets.map(name => `strasse:${name.toLowerCase()}`))
  })

  test('many orders by strangers still cause at most three mails a day, and expire without the address', async () => {
    const town = await orderingTown()
    for (let from = 0; from < 40; from++) {
      await town.order({ themen: ['aktuelles'] }, { sender: `203.0.${from}.9` })
      await town.wait(30)
    }
    const days = Map.groupBy(await town.mails(), ({ created_at }) => created_at.slice(0, 10))
    for (const [, sent] of days) expect(sent.length).toBeLessThanOrEqual(3)
    await town.wait(9 * 24 * 60)
    const { database } = town.store
    expect(await tablesOf(database.read).selectFrom('abos').select('id').execute()).toEqual([])
  })
})

describe('F2: a further order with an address that has a subscription', () => {
  /** A town in which Erika has confirmed these topics, and has time for a further order. */
  async function subscribed(wahl: object) {
    const town = await orderingTown()
    await town.order(wahl)
    const topics = await town.confirmAll()
    await town.wait(15)
    return { ...town, topics }
  }
  const managed = (text = '') => /\/abo\/verwalten\/(\S+)/.exec(text)?.[1] ?? ''

  test.each([
    ['the same topic', { themen: ['aktuelles', 'hinweis'] }, { themen: ['aktuelles'] }],
    ['all of its topics', { themen: ['aktuelles', 'hinweis'] }, { themen: ['hinweis', 'aktuelles'] }],
    ['the same street in another spelling', { strassen: ['Kelterstraße'] }, { strassen: ['kelterstr. 7'] }],
  ])(
    'of %s gets a mail that there is nothing to confirm; nobody else learns of it',
    async (_what, has, wants) => {
      const town = await subscribed(has)
      expect(await town.order(wants)).toEqual({})
      const [, mail, ...more] = await town.mails()
      expect(more).toEqual([])
      expect(mail?.betreff).toBe('Stadt Rebenau: Das haben Sie schon bestellt')
      expect(mail?.text).toContain('Sie bekommen sie schon')
      expect(mail?.text).not.toContain('/abo/bestaetigen/')
      // No text of the order: the titles are those of the subscription.
      expect(mail?.text).not.toContain('kelterstr. 7')
      expect((await town.call(calls.abo, { params: { schluessel: managed(mail?.text) } })).email).toBe(ERIKA)
      const rows = await tablesOf(town.store.database.read).selectFrom('abos').select('stand').execute()
      expect(rows).toEqual([{ stand: 'aktiv' }])
    },
  )

  test.each([
    ['a new topic', { themen: ['hinweis'] }],
    ['a new topic and one that it has', { themen: ['aktuelles', 'hinweis'] }],
  ])('of %s gets the link at once, and the topic is added after it was confirmed', async (_what, wants) => {
    const town = await subscribed({ themen: ['aktuelles'] })
    await town.order(wants)
    expect((await town.mails())[1]?.text).toContain('/abo/bestaetigen/')
    expect(await town.confirmAll()).toEqual(['aktuelles', 'hinweis'])
  })

  test('of the same topic within ten minutes gets its mail when the ten minutes are over', async () => {
    const town = await orderingTown()
    await town.order({ themen: ['aktuelles'] })
    await town.confirmAll()
    await town.order({ themen: ['aktuelles'] })
    expect(await town.mails()).toHaveLength(1)
    await town.wait(15)
    const [, mail] = await town.mails()
    expect(mail?.text).toContain('Sie bekommen sie schon')
  })

  test('of another address with the same topic has to be confirmed', async () => {
    const town = await subscribed({ themen: ['aktuelles'] })
    await town.order({ themen: ['aktuelles'] }, { email: 'hans@example.org' })
    expect((await town.mails())[1]?.text).toContain('/abo/bestaetigen/')
  })
})
