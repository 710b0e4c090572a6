import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deskTown, page } from './testing/desk-town.ts'

/** Concurrent, repeated, oversized and invalid requests. */

const codesOf = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map(one =>
    one.status === 'fulfilled' ? 'gut' : (one.reason as { code: string }).code,
  )

describe('Concurrent requests', () => {
  test('of many saves on the same revision one is stored, and none overwrites another', async () => {
    const { as, store } = await deskTown()
    const { id } = await as('chefin').page('/bad')
    const titles = Array.from({ length: 20 }, (_, number) => `Titel ${number}`)
    const codes = await codesOf(
      titles.map(title =>
        as('chefin').call('redaktionInhaltSpeichern', {
          params: { id },
          body: { daten: page('/bad', { title }), grundfassung: 1 },
        }),
      ),
    )
    expect(codes.filter(code => code === 'gut')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['gut', 'konflikt']))
    expect((await store.document(id))?.draft_revision).toBe(2)
  })

  test('the same creation, copy, move or publication sent ten times is done once', async () => {
    const { as, store } = await deskTown()
    const anna = as('chefin')
    const id = randomUUID()
    const ten = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))
    const body = { id, art: 'seite', daten: page('/bad') }
    const created = await ten(() => anna.call('redaktionInhaltAnlegen', { body }))
    expect(new Set(created.map(({ fassung }) => fassung))).toEqual(new Set([1]))

    const copyId = randomUUID()
    const copies = await ten(() => anna.call('redaktionKopieren', { params: { id }, body: { id: copyId } }))
    expect(new Set(copies.map(({ pfad }) => pfad))).toEqual(new Set(['/bad-kopie']))

    const public_ = { params: { id }, body: { grundfassung: 1 } }
    await ten(() => anna.call('redaktionVeroeffentlichen', public_))
    const there = { params: { id }, body: { pfad: '/freibad', grundfassung: 1 } }
    const moved = await ten(() => anna.call('redaktionVerschieben', there))
    expect(new Set(moved.map(({ inhalt }) => inhalt.fassung))).toEqual(new Set([2]))
    expect(await store.countDocuments('seite')).toBe(2)
    expect(await store.published.redirect('/bad')).toMatchObject({ to: '/freibad' })
  })

  test('of two documents created at the same address one is refused', async () => {
    const { as } = await deskTown()
    const codes = await codesOf([as('chefin').page('/neu'), as('autor').page('/neu')])
    expect(codes.toSorted()).toEqual(['gut', 'vergeben'])
  })

  test('an editor who may see the document at a taken address learns its id', async () => {
    const { as } = await deskTown()
    const { id } = await as('chefin').page('/neu')
    const taken = await as('autor').refusal('redaktionInhaltAnlegen', {
      body: { id: randomUUID(), art: 'seite', daten: page('/neu') },
    })
    expect(taken.details).toEqual({ vergebenAn: id })
  })
})

describe('Invalid content', () => {
  test.each([
    ['nothing', {}],
    ['an array', { daten: [] }],
    ['a text', { daten: 'x' }],
    ['a kind that is none', { art: 'constructor', daten: {} }],
    ['a kind with a path', { art: '../seite', daten: {} }],
    ['an id with a path', { id: '../../x', daten: {} }],
    ['an id that is endless', { id: 'x'.repeat(1_000), daten: {} }],
    ['fields that are none', { daten: JSON.parse('{"__proto__":{"pfad":"/x"},"title":7}') }],
    ['a page that nests without end', { daten: { pfad: '/x', title: 'x', content: nested(3_000) } }],
  ])('%s is refused without storing anything', async (_what, body) => {
    const { as, store } = await deskTown()
    const refused = await as('chefin').refusal('redaktionInhaltAnlegen', {
      body: { id: randomUUID(), art: 'seite', ...body },
    })
    expect(['ungueltig', 'anfrage-ungueltig']).toContain(refused.code)
    expect(await store.changes({ limit: 9 })).toEqual([])
  })

  test('is refused with a German message for each invalid field', async () => {
    const { as } = await deskTown()
    const refused = await as('chefin').refusal('redaktionInhaltAnlegen', {
      body: { id: randomUUID(), art: 'seite', daten: { pfad: 'ohne-strich', title: '' } },
    })
    expect(refused).toMatchObject({ code: 'ungueltig', status: 422 })
    expect(refused.details?.issues?.map(({ path }) => path)).toEqual(['pfad', 'title'])
    for (const { message } of refused.details?.issues ?? []) expect(message).toMatch(/^Bitte/)
  })

  test('is still stored as a working copy, up to two megabytes', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    const id = randomUUID()
    const keep = (daten: unknown) =>
      anna.call('redaktionArbeitskopieBehalten', { params: { id }, body: { art: 'seite', daten } })
    for (const daten of [null, '', [], 7, { title: 'x'.repeat(1_900_000) }]) {
      await keep(daten)
      expect((await anna.call('redaktionArbeitskopie', { params: { id } })).daten).toEqual(daten)
    }
    expect(await codesOf([keep({ title: 'x'.repeat(2_100_000) })])).toEqual(['ungueltig'])
    await anna.call('redaktionArbeitskopieVerwerfen', { params: { id } })
    await anna.call('redaktionArbeitskopieVerwerfen', { params: { id } })
    expect((await anna.call('redaktionArbeitskopien')).data).toEqual([])
  })

  test('A working copy is readable by its author only; others see that it exists', async () => {
    const { as } = await deskTown()
    const { id } = await as('chefin').page('/bad')
    const typed = { params: { id }, body: { art: 'seite', daten: { title: 'geheim' }, grundfassung: 1 } }
    await as('autor').call('redaktionArbeitskopieBehalten', typed)
    expect((await as('chefin').refusal('redaktionArbeitskopie', { params: { id } })).code).toBe(
      'nicht-gefunden',
    )
    const { arbeitskopien } = await as('chefin').call('redaktionInhalt', { params: { id } })
    expect(arbeitskopien).toMatchObject([{ von: { name: 'Name von autor' }, eigene: false, grundfassung: 1 }])
    expect(JSON.stringify(arbeitskopien)).not.toContain('geheim')
  })

  test('An editor takes over a colleague’s working copy in its last state; the colleague is notified and loses nothing', async () => {
    const { as, clock } = await deskTown()
    const { id } = await as('chefin').page('/bad')
    const params = { id }
    const autor = as('autor')
    const typed = (title: string) => ({
      params,
      body: { art: 'seite', daten: { pfad: '/bad', title }, grundfassung: 1 },
    })
    await autor.call('redaktionArbeitskopieBehalten', typed('Freib'))
    clock.set('2026-11-20T08:05:00.000Z')
    await autor.call('redaktionArbeitskopieBehalten', typed('Freibad'))
    const there = await as('chefin').call('redaktionAnwesenheit', { params })
    expect(there).toMatchObject({
      fassung: 1,
      arbeitskopien: [
        {
          begonnen_am: '2026-11-20T08:00:00.000Z',
          geaendert_am: '2026-11-20T08:05:00.000Z',
          uebernommen: null,
        },
      ],
    })
    const takeOver = () =>
      as('chefin').call('redaktionArbeitskopieUebernehmen', { params, body: { von: 'id-autor' } })
    expect(await takeOver()).toMatchObject({ eigene: true, grundfassung: 1, daten: { title: 'Freibad' } })
    expect(await takeOver(), 'sent again').toMatchObject({ daten: { title: 'Freibad' } })
    const told = async () =>
      (await autor.call('redaktionAnwesenheit', { params })).arbeitskopien.find(({ eigene }) => eigene)
    expect(await told()).toMatchObject({
      uebernommen: { von: { name: 'Name von chefin' }, am: '2026-11-20T08:05:00.000Z' },
    })
    await autor.call('redaktionArbeitskopieBehalten', typed('Freibad am See'))
    expect(await told(), 'also after the next key').toMatchObject({
      uebernommen: { von: { id: 'id-chefin' } },
    })
    const { daten } = await autor.call('redaktionArbeitskopie', { params })
    expect(daten).toMatchObject({ title: 'Freibad am See' })
  })

  test("Taking over never replaces the editor's own working copy, and fails if there is nothing to take over", async () => {
    const { as } = await deskTown()
    const { id } = await as('chefin').page('/bad')
    const params = { id }
    const ask = { params, body: { von: 'id-autor' } }
    expect((await as('chefin').refusal('redaktionArbeitskopieUebernehmen', ask)).code).toBe('nicht-moeglich')
    const typed = (title: string) => ({ params, body: { art: 'seite', daten: { title }, grundfassung: 1 } })
    await as('autor').call('redaktionArbeitskopieBehalten', typed('seins'))
    await as('chefin').call('redaktionArbeitskopieBehalten', typed('ihres'))
    expect((await as('chefin').refusal('redaktionArbeitskopieUebernehmen', ask)).code).toBe('nicht-moeglich')
    expect((await as('chefin').call('redaktionArbeitskopie', { params })).daten).toEqual({ title: 'ihres' })
    expect((await as('schule').refusal('redaktionArbeitskopieUebernehmen', ask)).code).toBe('nicht-gefunden')
  })
})

function nested(depth: number): unknown {
  let entry: unknown = []
  for (let level = 0; level < depth; level++) entry = [{ template: 'text', context: { text: entry } }]
  return entry
}
