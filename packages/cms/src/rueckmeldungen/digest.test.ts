import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { deskTown, type people } from '../editing/testing/desk-town.ts'
import { giveAccounts } from '../editing/testing/give-accounts.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { dueAt, weeklyDigest } from './digest.ts'

const URL = 'https://www.rebenau.example.org'
const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}

/** A town on a Friday, whose editors have accounts. */
async function townWithPeople() {
  const seite = ['/rathaus', '/schillerschule/eltern'].map(pfad => ({ pfad, title: `Seite ${pfad}` }))
  const town = await deskTown({ stadt: [stadt], seite })
  const { database } = town.store
  const { lock } = await giveAccounts(town.store, '2026-01-01T00:00:00.000Z')
  const silent = { info() {}, warn() {}, error() {} }
  const processes = [1, 2].map(() =>
    openJobs({ database, jobs: [weeklyDigest(URL)], clock: town.clock, log: silent }),
  )
  const mails = () =>
    database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .select(['an', 'betreff', 'text'])
      .orderBy('an')
      .execute()
  return {
    ...town,
    lock,
    mails,
    answer: (pfad: string, hilfreich: boolean, text = '') =>
      town.call(calls.rueckmeldung, { body: { pfad, hilfreich, text }, sender: '192.0.2.7' }),
    wish: (who: keyof typeof people, gewuenscht = true) =>
      town.as(who).call('redaktionWochenmailWuenschen', { body: { gewuenscht } }),
    /** Runs the due jobs of all processes at a given time. */
    look: async (at: string) => {
      town.clock.set(at)
      await Promise.all(processes.map(one => one.look()))
    },
  }
}

const MONDAY = '2026-11-23T06:00:00.000Z'

describe('The weekly mail on Monday morning', () => {
  test('is sent once to editors who ordered it, with the remarks of the week before, also with several processes', async () => {
    const town = await townWithPeople()
    await town.wish('chefin')
    await town.wish('schule')
    await town.answer('/rathaus', true)
    await town.answer('/rathaus', false, 'Wo ist der Aufzug?\nBcc: x@example.org')
    await town.answer('/schillerschule/eltern', false)
    await town.look('2026-11-23T05:59:00.000Z')
    expect(await town.mails()).toEqual([])
    await town.look(MONDAY)
    await town.look('2026-11-23T12:00:00.000Z')
    const [chefin, schule, ...others] = await town.mails()
    expect(others).toEqual([])
    expect(chefin?.an).toBe('chefin@example.org')
    expect(chefin?.text).toContain(
      `Seite /rathaus (${URL}/rathaus)\n  Ja: 1, Nein: 1\n  Nein: „Wo ist der Aufzug? Bcc: x@example.org“`,
    )
    expect(chefin?.text).toContain('/schillerschule/eltern')
    expect(chefin?.text).toContain(`${URL}/redaktion/konto`)
    expect(schule?.an).toBe('schule@example.org')
    expect(schule?.text).not.toContain('/rathaus')
    await town.look('2026-11-30T06:00:00.000Z')
    expect(await town.mails()).toHaveLength(2)
  })

  test('is sent unordered to the person responsible for a page, about that page', async () => {
    const town = await townWithPeople()
    await town.answer('/rathaus', false)
    await town.answer('/schillerschule/eltern', false)
    const found = await town.as('chefin').call('redaktionRueckmeldungen', {})
    const page = found.data.find(({ pfad }) => pfad === '/rathaus')
    await town
      .as('chefin')
      .call('redaktionPflegeAendern', { params: { id: page?.id }, body: { verantwortlich: 'id-autor' } })
    await town.look(MONDAY)
    const [mail, ...others] = await town.mails()
    expect(others).toEqual([])
    expect(mail?.an).toBe('autor@example.org')
    expect(mail?.text).toContain('für die Sie verantwortlich sind')
    expect(mail?.text).not.toContain('/schillerschule')
  })

  test('is not sent without new remarks, to locked accounts, or after unsubscribing', async () => {
    const town = await townWithPeople()
    for (const who of ['chefin', 'autor', 'schule'] as const) await town.wish(who)
    await town.wish('autor', false)
    expect(await town.as('autor').call('redaktionWochenmail', {})).toEqual({ gewuenscht: false })
    expect(await town.as('schule').call('redaktionWochenmail', {})).toEqual({ gewuenscht: true })
    await town.answer('/rathaus', false)
    await town.lock('chefin')
    await town.look(MONDAY)
    expect(await town.mails()).toEqual([])
  })
})

describe('The weekly mail is due', () => {
  test.each([
    ['on the next Monday at seven in town', '2026-11-20T12:00:00Z', null, '2026-11-23T06:00:00.000Z'],
    [
      'at once on a Monday on which nothing was done',
      '2026-11-23T09:00:00Z',
      null,
      '2026-11-23T06:00:00.000Z',
    ],
    ['a week later when it was done', '2026-11-23T09:00:00Z', '2026-11-23', '2026-11-30T06:00:00.000Z'],
    ['at once where Monday was missed', '2026-11-25T09:00:00Z', '2026-11-16', '2026-11-23T06:00:00.000Z'],
    ['now while it is being done', '2026-11-23T09:00:00Z', '2026-11-23 id-b', '2026-11-23T09:00:00.000Z'],
    [
      'as ever after a clock that was ahead',
      '2026-11-25T09:00:00Z',
      '2031-01-06',
      '2026-11-30T06:00:00.000Z',
    ],
    ['in summer at seven too', '2026-07-03T12:00:00Z', null, '2026-07-06T05:00:00.000Z'],
  ])('%s', (_, now, mark, due) => {
    expect(dueAt(new Date(now), mark)).toBe(due)
  })
})
