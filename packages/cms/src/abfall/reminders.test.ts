import { abfallthemaOf, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { dueFor } from './reminders.ts'
import { tablesOf } from './tables.ts'
import { remindedTown } from './testing/reminded-town.ts'

describe('a reminder by mail', () => {
  test('49: M-02: comes once, on the evening before, and only after its owner has confirmed the subscription', async () => {
    const { subscribe, mails, at, call, ort } = await remindedTown()
    const { asking, themen } = await subscribe('erika@example.org')
    expect(themen).toEqual(['Restmüll, Kelterstraße, Kernstadt: am Abend vorher um 18:00 Uhr'])
    expect(asking?.text).toContain('Restmüll, Kelterstraße')
    const paul = {
      email: 'paul@example.org',
      themen: [abfallthemaOf({ zeit: 'abend', ort: 'k3m8x2q7wa', fraktion: 'restmuell' })],
    }
    await expect(call(calls.aboBestellen, { body: paul, sender: '192.0.2.7' })).rejects.toThrow()
    // A note that is only in the calendar is no topic.
    const note = { ...paul, themen: [`abfall/abend:${ort.id}.hinweis`] }
    await expect(call(calls.aboBestellen, { body: note, sender: '192.0.2.7' })).rejects.toThrow()
    const unasked = {
      ...paul,
      themen: [abfallthemaOf({ zeit: 'abend', ort: ort.id, fraktion: 'restmuell' })],
    }
    await call(calls.aboBestellen, { body: unasked, sender: '192.0.2.7' })
    await at('2026-11-30T17:59:00+01:00')
    expect(await mails()).toEqual([])
    await at('2026-11-30T18:00:00+01:00')
    await at('2026-11-30T18:10:00+01:00')
    await at('2026-12-01T05:00:00+01:00')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ an: 'erika@example.org', betreff: 'Morgen: Restmüll', nachrangig: 1 })
    expect(mail?.text).toContain(
      'morgen, Dienstag, 1. Dezember, wird geholt:\n\nKelterstraße, Kernstadt:\n– Restmüll',
    )
    // RFC 8058: one click unsubscribes.
    expect(mail?.abbestellen).toMatch(/^https:\/\/www\.rebenau\.example\.org\/abo\/abbestellen\/[\w-]{44}$/)
    expect(mail?.gilt_bis).toBe('2026-12-01T05:00:00.000Z')
    await at('2026-12-14T18:00:00+01:00')
    expect(await mails()).toHaveLength(2)
  })

  test('names the street of each collection, for whoever ordered for two', async () => {
    const { mails, at, call, place, tour, plan, keyIn, ort, allMails } = await remindedTown()
    const other = await place('Amselweg')
    await plan((await tour({ orte: [other.id] })).id)
    const themen = [ort, other].map(({ id }) =>
      abfallthemaOf({ zeit: 'abend', ort: id, fraktion: 'restmuell' }),
    )
    await call(calls.aboBestellen, { body: { email: 'erika@example.org', themen }, sender: '192.0.2.7' })
    await call(calls.aboBestaetigen, { body: { schluessel: keyIn((await allMails()).at(-1)?.text) } })
    await at('2026-11-30T18:00:00+01:00')
    const text = (await mails())[0]?.text
    expect(text).toContain('\n\nKelterstraße, Kernstadt:\n– Restmüll\n\n')
    expect(text).toContain('\n\nAmselweg, Kernstadt:\n– Restmüll\n\n')
  })

  test('comes in the morning for subscribers who chose the morning, and in the evening for the others', async () => {
    const { subscribe, mails, at } = await remindedTown()
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

  test('is sent after an outage if it is still useful, and dropped otherwise', async () => {
    const { subscribe, mails, at } = await remindedTown()
    await subscribe('erika@example.org')
    await at('2026-12-01T04:00:00+01:00')
    expect(await mails()).toHaveLength(1)
    await at('2026-12-15T07:00:00+01:00')
    expect(await mails()).toHaveLength(1)
  })

  test('ends with one click, which also deletes queued mails', async () => {
    const { subscribe, mails, at, keyIn, call } = await remindedTown()
    await subscribe('erika@example.org')
    await at('2026-11-30T18:00:00+01:00')
    const schluessel = keyIn((await mails())[0]?.text, 'abbestellen')
    await call(calls.aboAbbestellen, { body: { schluessel } })
    expect(await mails()).toEqual([])
    await at('2026-12-14T18:00:00+01:00')
    expect(await mails()).toEqual([])
  })

  test('can be shown and changed like every subscription', async () => {
    const { subscribe, call, ort } = await remindedTown()
    const { verwalten } = await subscribe('erika@example.org')
    const abo = await call(calls.abo, { params: { schluessel: verwalten } })
    expect(abo.data[0]).toMatchObject({ art: 'abfall', titel: 'Erinnerung an die Abfuhr' })
    const themen = [abfallthemaOf({ zeit: 'morgen', ort: ort.id, fraktion: 'restmuell' })]
    await call(calls.aboAendern, { body: { schluessel: verwalten, themen, strassen: [] } })
    expect((await call(calls.abo, { params: { schluessel: verwalten } })).themen).toEqual(themen)
    const { data } = await call(calls.abothemen, { query: { thema: themen[0] } })
    expect(data[0]?.themen[0]?.titel).toBe(
      'Restmüll, Kelterstraße, Kernstadt: am Morgen der Abfuhr um 05:00 Uhr',
    )
  })
})

test('F4: a reminder of bins that are not collected at the place is refused instead of never coming', async () => {
  const { call, ort } = await remindedTown()
  for (const zeit of ['abend', 'morgen'] as const)
    for (const fraktion of ['papier', 'gelb'] as const) {
      const body = { email: 'erika@example.org', themen: [abfallthemaOf({ zeit, ort: ort.id, fraktion })] }
      await expect(call(calls.aboBestellen, { body, sender: '192.0.2.7' })).rejects.toMatchObject({
        code: 'ungueltig',
      })
    }
})

test('F-13: a reminder is due by the local time of the town, also when the clocks change', () => {
  const due = (zeit: 'abend' | 'morgen', now: string, done: string) => dueFor(zeit, new Date(now), done)
  expect(due('abend', '2026-03-28T12:00:00Z', '2026-03-27')).toBe('2026-03-28T17:00:00.000Z')
  expect(due('abend', '2026-03-29T12:00:00Z', '2026-03-28')).toBe('2026-03-29T16:00:00.000Z')
  expect(due('morgen', '2026-10-24T20:00:00Z', '2026-10-24')).toBe('2026-10-25T04:00:00.000Z')
  expect(due('morgen', '2028-02-28T20:00:00Z', '2028-02-28')).toBe('2028-02-29T04:00:00.000Z')
  // The mark comes from a clock that was two days ahead.
  expect(due('abend', '2026-11-30T12:00:00Z', '2026-12-02')).toBe('2026-11-30T17:00:00.000Z')
  // The last run was three days ago: only the last reminder is sent.
  expect(due('abend', '2026-11-30T20:00:00Z', '2026-11-27')).toBe('2026-11-30T17:00:00.000Z')
})

test('a deleted place sends no more reminders', async () => {
  const { subscribe, at, desk, ort, mails, store } = await remindedTown()
  await subscribe('erika@example.org')
  await desk(calls.redaktionAbfallortLoeschen, { params: { id: ort.id } })
  await at('2026-11-30T18:00:00+01:00')
  expect(await mails()).toEqual([])
  expect(await tablesOf(store.database.read).selectFrom('abfall_tour_orte').selectAll().execute()).toEqual([])
})
