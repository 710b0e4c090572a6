import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Content } from '../ausfuhr/format.ts'
import { readContents } from '../ausfuhr/read-contents.ts'
import { deskTown } from './testing/desk-town.ts'

type Town = Awaited<ReturnType<typeof deskTown>>

/** Publishes a notice and returns its id. */
async function announced(town: Town, more: object = {}) {
  const boss = town.as('chefin')
  const id = randomUUID()
  const daten = { titel: `Satzung ${id}`, art: 'Hinweis', datum_von: '2026-11-20T09:00:00+01:00', ...more }
  await boss.call('redaktionInhaltAnlegen', { body: { id, art: 'bekanntmachung', daten } })
  await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
  return id
}

test('Withdrawing a notice requires a reason; without one, the refusal names the field', async () => {
  const town = await deskTown()
  const id = await announced(town, { text: '<p>Wortlaut</p>' })
  for (const grund of [undefined, '', '  \n ', '\u200b\u200b', '\u3164', '\u2060 \u202e'])
    expect(
      await town
        .as('chefin')
        .refusal('redaktionZurueckziehen', { params: { id }, body: { grund, trotzdem: true } }),
    ).toMatchObject({ code: 'ungueltig', details: { issues: [{ path: 'grund' }] } })
  const grund = 'x'.repeat(501)
  expect(
    (await town.as('chefin').refusal('redaktionZurueckziehen', { params: { id }, body: { grund } })).code,
  ).toBe('anfrage-ungueltig')
  const taken = await town
    .as('chefin')
    .call('redaktionZurueckziehen', { params: { id }, body: { grund: ' <b>Falsche</b>\u202e Kar\u200bte ' } })
  expect(taken.daten).toMatchObject({
    text: '<p>Wortlaut</p>',
    zurueckgenommen: { am: '2026-11-20', grund: '<b>Falsche</b> Karte' },
  })
})

test('Documents and lists contain the date of withdrawal, and withdrawn notices have a status of their own', async () => {
  const town = await deskTown()
  const id = await announced(town, { titel: 'Alte Karte' })
  const still = await announced(town, { titel: 'Neue Karte' })
  const boss = town.as('chefin')
  await boss.call('redaktionZurueckziehen', { params: { id }, body: { grund: 'Falsche Karte' } })
  const told = { status: 'zurueckgenommen', zurueckgenommen_am: '2026-11-20' }
  expect(await boss.call('redaktionInhalt', { params: { id } })).toMatchObject({ ...told, rechte: [] })
  const listed = async (query: { status?: string; suche?: string }) =>
    (await boss.call('redaktionInhalte', { query: { art: 'bekanntmachung', ...query } })).data
  expect(await listed({ suche: 'Karte', status: 'zurueckgenommen' })).toMatchObject([{ id, ...told }])
  expect(await listed({ suche: 'Karte', status: 'oeffentlich' })).toMatchObject([
    { id: still, status: 'oeffentlich', zurueckgenommen_am: null },
  ])
  const { data } = await boss.call('redaktionBestand', { query: { suche: 'Alte Karte' } })
  expect(data).toMatchObject([{ id, ...told }])
})

test('A withdrawn notice cannot be changed: not saved, not submitted for review, not reset', async () => {
  const town = await deskTown()
  const id = await announced(town)
  const boss = town.as('chefin')
  const { daten } = await boss.call('redaktionInhalt', { params: { id } })
  // Withdrawn only in the data of a request: that does not withdraw a notice, only the step does.
  const claimed = { ...(daten as object), zurueckgenommen: { am: '2026-11-20', grund: 'Erfunden' } }
  await boss.call('redaktionInhaltSpeichern', { params: { id }, body: { daten: claimed, grundfassung: 1 } })
  expect((await boss.call('redaktionInhalt', { params: { id } })).status).toBe('geaendert')
  await boss.call('redaktionZurueckziehen', { params: { id }, body: { grund: 'Irrtum' } })
  const said = 'Das ist zurückgenommen. Was dort steht, wird nicht mehr geändert.'
  const refusals = [
    boss.refusal('redaktionInhaltSpeichern', { params: { id }, body: { daten, grundfassung: 3 } }),
    boss.refusal('redaktionPruefung', { params: { id }, body: { schritt: 'einreichen', grundfassung: 3 } }),
    boss.refusal('redaktionWiederherstellen', { params: { id }, body: { nummer: 1, grundfassung: 3 } }),
  ]
  for (const { code, message } of await Promise.all(refusals))
    expect([code, message]).toEqual(['ungueltig', said])
  expect(await boss.call('redaktionInhalt', { params: { id } })).toMatchObject({
    fassung: 3,
    status: 'zurueckgenommen',
    daten: { zurueckgenommen: { grund: 'Irrtum' } },
  })
})

test('A note for colleagues is stripped of invisible characters', async () => {
  const town = await deskTown()
  const id = randomUUID()
  const daten = { titel: 'Notiz', art: 'Hinweis', datum_von: '2026-11-20T09:00:00+01:00' }
  const made = { id, art: 'bekanntmachung', daten, vermerk: 'Bitte \u202eprüfen\u200b' }
  const { vermerk } = await town.as('chefin').call('redaktionInhaltAnlegen', { body: made })
  expect(vermerk).toBe('Bitte prüfen')
})

test('Repeated and concurrent withdrawals count once and keep the first reason', async () => {
  const town = await deskTown()
  const id = await announced(town)
  const send = (who: 'chefin' | 'schulchefin', grund: string) =>
    town.as(who).call('redaktionZurueckziehen', { params: { id }, body: { grund } })
  await Promise.all([send('chefin', 'Erster'), send('chefin', 'Zweiter'), send('chefin', 'Dritter')])
  const { fassung, daten } = await town.as('chefin').call('redaktionInhalt', { params: { id } })
  expect([fassung, daten]).toMatchObject([2, { zurueckgenommen: { grund: 'Erster' } }])
})

test('Withdrawing requires the right to release and a reason, also in a step for several documents; a notice cannot be deleted instead', async () => {
  const town = await deskTown()
  const id = await announced(town)
  const body = { grund: 'Irrtum' }
  expect((await town.as('autor').refusal('redaktionZurueckziehen', { params: { id }, body })).code).toBe(
    'nicht-erlaubt',
  )
  const { data } = await town.as('chefin').call('redaktionSammelaktion', {
    body: { aktion: 'zurueckziehen', eintraege: [{ id, trotzdem: true }] },
  })
  expect(data[0]?.fehler?.satz).toContain('Grund')
  const deleting = { params: { id }, query: { trotzdem: 'true' } }
  expect((await town.as('chefin').refusal('redaktionLoeschen', deleting)).message).toContain(
    'bleibt öffentlich',
  )
  expect(await town.store.published.byId(id)).toBeDefined()
})

test('A copy of a withdrawn notice is a draft that is not withdrawn', async () => {
  const town = await deskTown()
  const id = await announced(town)
  await town.as('chefin').call('redaktionZurueckziehen', { params: { id }, body: { grund: 'Irrtum' } })
  const copy = await town
    .as('chefin')
    .call('redaktionKopieren', { params: { id }, body: { id: randomUUID() } })
  expect(copy.daten).not.toHaveProperty('zurueckgenommen')
  expect(copy.status).toBe('entwurf')
})

test('A withdrawal keeps the published text of a notice and leaves out its pending draft', async () => {
  const town = await deskTown()
  const id = await announced(town, { text: '<p>Wortlaut</p>' })
  const boss = town.as('chefin')
  const { daten } = await boss.call('redaktionInhalt', { params: { id } })
  await boss.call('redaktionInhaltSpeichern', {
    params: { id },
    body: { daten: { ...(daten as object), text: '<p>Begonnen</p>' }, grundfassung: 1 },
  })
  const taken = await boss.call('redaktionZurueckziehen', { params: { id }, body: { grund: 'Irrtum' } })
  expect(taken).toMatchObject({ fassung: 3, oeffentliche_fassung: 3, daten: { text: '<p>Wortlaut</p>' } })
  const begun = await boss.call('redaktionFassung', { params: { id, nummer: 2 } })
  expect(begun.daten).toMatchObject({ text: '<p>Begonnen</p>' })
})

test('An export of the town includes the text of a withdrawn notice; an export of public content does not', async () => {
  const town = await deskTown()
  const id = await announced(town, { text: '<p>Wortlaut</p>' })
  const still = await announced(town, { text: '<p>Gilt</p>' })
  await town.as('chefin').call('redaktionZurueckziehen', { params: { id }, body: { grund: 'Falsche Karte' } })
  const lines = async (extent: object) => {
    const told = new Map<string, Content>()
    const now = new Date('2026-11-21')
    for await (const { content } of readContents(town.store.database.read, 'bekanntmachung', extent, now))
      told.set(content.id, content)
    return told
  }
  const taken = (await lines({})).get(id)
  expect(taken?.oeffentlich?.daten).toMatchObject({ text: '', zurueckgenommen: { grund: 'Falsche Karte' } })
  expect(taken?.entwurf?.daten).toMatchObject({ text: '<p>Wortlaut</p>' })
  expect((await lines({})).get(still)?.entwurf).toBeNull()
  expect(JSON.stringify([...(await lines({ nurOeffentlich: true })).values()])).not.toContain('Wortlaut')
})

test('A promulgated notice keeps its address, so that no conflict can prevent its withdrawal', async () => {
  const town = await deskTown()
  const id = await announced(town, { titel: 'Satzung' })
  const author = town.as('chefin')
  const { daten } = await author.call('redaktionInhalt', { params: { id } })
  const moved = { ...(daten as object), slug: 'woanders' }
  await author.call('redaktionInhaltSpeichern', { params: { id }, body: { daten: moved, grundfassung: 1 } })
  const shadow = { id: randomUUID(), art: 'bekanntmachung', daten }
  expect(await author.refusal('redaktionInhaltAnlegen', { body: shadow })).toMatchObject({ code: 'vergeben' })
  // The own address of the notice is allowed.
  await author.call('redaktionInhaltSpeichern', { params: { id }, body: { daten, grundfassung: 2 } })
  await author.call('redaktionInhaltSpeichern', { params: { id }, body: { daten: moved, grundfassung: 3 } })
  const taken = await author.call('redaktionZurueckziehen', { params: { id }, body: { grund: 'Irrtum' } })
  expect(taken).toMatchObject({ status: 'zurueckgenommen' })
})
