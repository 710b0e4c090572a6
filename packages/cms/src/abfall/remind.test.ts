import { abfallthemaOf, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { dueFor } from './remind.ts'
import { tablesOf } from './tables.ts'
import { wasteTown } from './testing/waste-town.ts'

const silent = { info() {}, warn() {}, error() {} }

/** Restmüll on Tuesday, 1 December 2026, and every two weeks from then on. */
async function town(now = '2026-11-30T12:00:00+01:00') {
  const made = await wasteTown(now)
  const place = await made.place('Kelterstraße')
  const tour = await made.tour({ orte: [place.id] })
  await made.plan(tour.id)
  const { database } = made.store
  const jobs = openJobs({ database, jobs: made.abfall.jobs, clock: made.clock, log: silent })
  const allMails = () =>
    database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().orderBy('id').execute()
  const mails = async () => (await allMails()).filter(({ anlass }) => anlass === 'abo-abfall')
  const keyIn = (text = '', page = 'bestaetigen') =>
    new RegExp(`/abo/${page}/(\\S+)$`, 'm').exec(text)?.[1] ?? ''
  const subscribe = async (email: string, zeit: 'abend' | 'morgen' = 'abend') => {
    const themen = [abfallthemaOf({ zeit, ort: place.id, fraktion: 'restmuell' })]
    await made.call(calls.aboBestellen, { body: { email, themen }, sender: '192.0.2.7' })
    const asking = (await allMails()).findLast(({ an }) => an === email)
    const confirmed = await made.call(calls.aboBestaetigen, { body: { schluessel: keyIn(asking?.text) } })
    return { asking, ...confirmed }
  }
  // The first look reminds nobody of what was before.
  await jobs.look()
  const at = async (moment: string) => {
    made.clock.set(moment)
    await jobs.look()
  }
  return { ...made, ort: place, tourId: tour.id, jobs, mails, keyIn, subscribe, at }
}

describe('a reminder by mail', () => {
  test('49: M-02: comes only after its owner has said yes, the evening before, once', async () => {
    const { subscribe, mails, at, call, ort } = await town()
    const { asking, themen } = await subscribe('erika@example.org')
    expect(themen).toEqual(['Restmüll, Kelterstraße, Kernstadt: am Abend vorher um 18:00 Uhr'])
    expect(asking?.text).toContain('Restmüll, Kelterstraße')
    const paul = {
      email: 'paul@example.org',
      themen: [abfallthemaOf({ zeit: 'abend', ort: 'k3m8x2q7wa', fraktion: 'restmuell' })],
    }
    await expect(call(calls.aboBestellen, { body: paul, sender: '192.0.2.7' })).rejects.toThrow()
    // What is only told in a calendar is no topic.
    const note = { ...paul, themen: [`abfall/abend:${ort.id}.hinweis`] }
    await expect(call(calls.aboBestellen, { body: note, sender: '192.0.2.7' })).rejects.toThrow()
    await at('2026-11-30T17:59:00+01:00')
    expect(await mails()).toEqual([])
    await at('2026-11-30T18:00:00+01:00')
    await at('2026-11-30T18:10:00+01:00')
    await at('2026-12-01T05:00:00+01:00')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ an: 'erika@example.org', betreff: 'Morgen: Restmüll', nachrangig: 1 })
    expect(mail?.text).toContain('morgen, Dienstag, 1. Dezember, wird geholt:\n\n– Restmüll')
    // RFC 8058: one click ends it.
    expect(mail?.abbestellen).toMatch(/^https:\/\/www\.rebenau\.example\.org\/abo\/abbestellen\/[\w-]{44}$/)
    expect(mail?.gilt_bis).toBe('2026-12-01T05:00:00.000Z')
    await at('2026-12-14T18:00:00+01:00')
    expect(await mails()).toHaveLength(2)
  })

  test('comes in the morning for who wants it then, also to several at once', async () => {
    const { subscribe, mails, at } = await town()
    await subscribe('erika@example.org', 'morgen')
    await subscribe('paul@example.org', 'abend')
    await at('2026-11-30T18:00:00+01:00')
    await at('2026-12-01T04:59:00+01:00')
    expect(await mails()).toHaveLength(1)
    await at('2026-12-01T05:00:00+01:00')
    expect((await mails()).map(({ an, betreff }) => [an, betreff])).toEqual([
      ['paul@example.org', 'Morgen: Restmüll'],
      ['erika@example.org', 'Heute: Restmüll'],
    ])
  })

  test('is made up for after a standstill as long as it helps, and not later', async () => {
    const { subscribe, mails, at } = await town()
    await subscribe('erika@example.org')
    await at('2026-12-01T04:00:00+01:00')
    expect(await mails()).toHaveLength(1)
    await at('2026-12-15T07:00:00+01:00')
    expect(await mails()).toHaveLength(1)
  })

  test('ends with one click, and what waited for it goes', async () => {
    const { subscribe, mails, at, keyIn, call } = await town()
    await subscribe('erika@example.org')
    await at('2026-11-30T18:00:00+01:00')
    const schluessel = keyIn((await mails())[0]?.text, 'abbestellen')
    await call(calls.aboAbbestellen, { body: { schluessel } })
    expect(await mails()).toEqual([])
    await at('2026-12-14T18:00:00+01:00')
    expect(await mails()).toEqual([])
  })

  test('48: says at once when a near date moves or falls out, and reminds of the new one', async () => {
    const { subscribe, mails, at, desk, tourId, jobs } = await town()
    await subscribe('erika@example.org')
    const change = (tag: string, datum: string) =>
      desk(calls.redaktionAbfallterminVerschieben, {
        params: { id: tourId, tag },
        body: { datum, grund: 'Eisglätte' },
      })
    await change('2026-12-15', '2026-12-16')
    await change('2026-12-01', '2026-12-02')
    await change('2026-12-01', '2026-12-03')
    await jobs.look()
    const [notice, ...others] = await mails()
    expect(others).toEqual([])
    expect(notice?.betreff).toBe('Eine Abfuhr ist verschoben')
    expect(notice?.text).toContain(
      '– Restmüll wird nicht am Dienstag, 1. Dezember geholt, sondern am Donnerstag, 3. Dezember. Grund: Eisglätte.',
    )
    await at('2026-11-30T18:00:00+01:00')
    await at('2026-12-02T18:00:00+01:00')
    expect((await mails()).map(({ betreff }) => betreff)).toEqual([
      'Eine Abfuhr ist verschoben',
      'Morgen: Restmüll',
    ])
    await desk(calls.redaktionAbfallterminAbsagen, {
      params: { id: tourId, tag: '2026-12-01' },
      body: { grund: 'Streik' },
    })
    await jobs.look()
    expect((await mails()).map(({ text }) => text).join('')).toContain(
      'Restmüll wird am Donnerstag, 3. Dezember nicht geholt. Grund: Streik.',
    )
  })

  test('48: says when a date moves again that was near and now is far', async () => {
    const { subscribe, mails, desk, tourId, jobs } = await town()
    await subscribe('erika@example.org')
    for (const datum of ['2026-12-10', '2026-12-22']) {
      await desk(calls.redaktionAbfallterminVerschieben, {
        params: { id: tourId, tag: '2026-12-01' },
        body: { datum, grund: 'Werkstatt' },
      })
      await jobs.look()
    }
    const told = (await mails()).map(
      ({ text }) => /nicht am .* geholt, sondern am [^.]*\. \w+/.exec(text)?.[0],
    )
    expect(told.toSorted()).toEqual([
      'nicht am Dienstag, 1. Dezember geholt, sondern am Donnerstag, 10. Dezember',
      'nicht am Donnerstag, 10. Dezember geholt, sondern am Dienstag, 22. Dezember',
    ])
  })

  test('the choice is shown and changed like that of every subscription', async () => {
    const { subscribe, call, ort } = await town()
    const { verwalten } = await subscribe('erika@example.org')
    const abo = await call(calls.abo, { params: { schluessel: verwalten } })
    expect(abo.data[0]).toMatchObject({ art: 'abfall', titel: 'Erinnerung an die Abfuhr' })
    const themen = [abfallthemaOf({ zeit: 'morgen', ort: ort.id, fraktion: 'papier' })]
    await call(calls.aboAendern, { body: { schluessel: verwalten, themen, strassen: [] } })
    expect((await call(calls.abo, { params: { schluessel: verwalten } })).themen).toEqual(themen)
    const { data } = await call(calls.abothemen, { query: { thema: themen[0] } })
    expect(data[0]?.themen[0]?.titel).toBe(
      'Papier, Kelterstraße, Kernstadt: am Morgen der Abfuhr um 05:00 Uhr',
    )
  })
})

test('F-13: the moment of a reminder is that of the clock in town, in every night', () => {
  const due = (zeit: 'abend' | 'morgen', now: string, done: string) => dueFor(zeit, new Date(now), done)
  expect(due('abend', '2026-03-28T12:00:00Z', '2026-03-27')).toBe('2026-03-28T17:00:00.000Z')
  expect(due('abend', '2026-03-29T12:00:00Z', '2026-03-28')).toBe('2026-03-29T16:00:00.000Z')
  expect(due('morgen', '2026-10-24T20:00:00Z', '2026-10-24')).toBe('2026-10-25T04:00:00.000Z')
  expect(due('morgen', '2028-02-28T20:00:00Z', '2028-02-28')).toBe('2028-02-29T04:00:00.000Z')
  // Done by a clock that was two days ahead.
  expect(due('abend', '2026-11-30T12:00:00Z', '2026-12-02')).toBe('2026-11-30T17:00:00.000Z')
  // Three days late: the last one only.
  expect(due('abend', '2026-11-30T20:00:00Z', '2026-11-27')).toBe('2026-11-30T17:00:00.000Z')
})

test('a place that is deleted reminds nobody any more', async () => {
  const { subscribe, at, desk, ort, mails, store } = await town()
  await subscribe('erika@example.org')
  await desk(calls.redaktionAbfallortLoeschen, { params: { id: ort.id } })
  await at('2026-11-30T18:00:00+01:00')
  expect(await mails()).toEqual([])
  expect(await tablesOf(store.database.read).selectFrom('abfall_tour_orte').selectAll().execute()).toEqual([])
})
