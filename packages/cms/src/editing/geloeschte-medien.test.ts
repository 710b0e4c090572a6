import { describe, expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)
const PLAN = { params: { datei: 'plan.pdf' } }
const DAY = 86_400

type Town = Awaited<ReturnType<typeof deskTown>>
type Somebody = ReturnType<Town['as']>

const take = async (who: Somebody, file = pdf('a'), titel = 'Plan') =>
  (await who.call('redaktionMediumAufnehmen', { query: { name: 'plan.pdf', titel }, file })).datei
const linking = {
  heroImages: [],
  content: [{ template: 'text', context: { text: '<p><a href="/medien/plan.pdf">Plan</a></p>' } }],
}
const statusOf = async ({ media }: Town, path = '/medien/plan.pdf') =>
  (await media.answer(new Request(`http://localhost${path}`))).status
const listed = async (who: Somebody, name: 'redaktionMedien' | 'redaktionGeloeschteMedien') =>
  (await who.call(name)).data.map(({ datei }) => datei)
const empty = ({ library }: Town) =>
  library.jobs
    .find(({ name }) => name === 'Gelöschte Bilder und Dokumente vergessen')
    ?.work({ signal: new AbortController().signal, owner: 'test' })

describe('A deleted file', () => {
  test('is in the trash with the editor who deleted it, and its restoration is idempotent', async () => {
    const town = await deskTown()
    const anna = town.as('autor')
    await take(anna)
    const before = await anna.call('redaktionMedium', PLAN)
    await anna.call('redaktionMediumLoeschen', PLAN)
    expect(await listed(anna, 'redaktionMedien')).toEqual([])
    const { data } = await anna.call('redaktionGeloeschteMedien')
    expect(data).toMatchObject([
      {
        datei: 'plan.pdf',
        titel: 'Plan',
        geloescht_am: '2026-11-20T08:00:00.000Z',
        geloescht_von: { name: 'Name von autor' },
      },
    ])
    expect((await anna.refusal('redaktionMedium', PLAN)).code).toBe('nicht-gefunden')
    expect((await anna.call('redaktionMediumBytes', { ...PLAN, query: {} })).bytes).toEqual(pdf('a'))

    await anna.call('redaktionMediumZurueckholen', PLAN)
    await anna.call('redaktionMediumZurueckholen', PLAN)
    expect(await anna.call('redaktionMedium', PLAN)).toEqual(before)
    expect(await listed(anna, 'redaktionGeloeschteMedien')).toEqual([])
    const changes = await town.store.changes({ limit: 10, kind: 'medium' })
    expect(changes.map(({ what }) => what)).toEqual(['angelegt', 'geloescht', 'zurueckgeholt'])
  })

  test('is served to no visitor, even if a page links to it, until it is restored', async () => {
    const town = await deskTown()
    const boss = town.as('chefin')
    await take(boss)
    await boss.call('redaktionMediumLoeschen', PLAN)
    const { id } = await boss.page('/plan', linking)
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
    expect(await statusOf(town)).toBe(404)
    await boss.call('redaktionMediumZurueckholen', PLAN)
    expect(await statusOf(town)).toBe(200)
  })

  test('is removed for good after thirty days, not before; then its name is free', async () => {
    const town = await deskTown()
    const anna = town.as('autor')
    await take(anna)
    await anna.call('redaktionMediumLoeschen', PLAN)
    expect(await take(anna, pdf('b'))).toMatch(/^plan-[0-9a-f]{4}\.pdf$/)
    town.pass(30 * DAY)
    await empty(town)
    expect(await listed(anna, 'redaktionGeloeschteMedien')).toEqual(['plan.pdf'])
    town.pass(1)
    await empty(town)
    expect(await listed(anna, 'redaktionGeloeschteMedien')).toEqual([])
    expect((await anna.refusal('redaktionMediumZurueckholen', PLAN)).code).toBe('nicht-gefunden')
    expect((await anna.refusal('redaktionMediumBytes', { ...PLAN, query: {} })).code).toBe('nicht-gefunden')
    expect(await take(anna, pdf('c'))).toBe('plan.pdf')
  })

  test('that the same editor uploads again is restored, with the new texts', async () => {
    const town = await deskTown()
    const anna = town.as('autor')
    await take(anna)
    await anna.call('redaktionMediumLoeschen', PLAN)
    expect(await take(anna, pdf('a'), 'Lageplan')).toBe('plan.pdf')
    expect(await anna.call('redaktionMedium', PLAN)).toMatchObject({ titel: 'Lageplan' })
    expect(await listed(anna, 'redaktionGeloeschteMedien')).toEqual([])
  })

  test('can be restored by an editor of the whole town, but not of another section, and stays hidden from editors who could not see it before', async () => {
    const town = await deskTown()
    await take(town.as('leitung'))
    await town.as('leitung').page('/intranet/dienst', linking)
    const { data } = await town.as('leitung').call('redaktionInhalte', { query: { art: 'seite' } })
    const page = {
      params: { id: data[0]?.id },
      body: { daten: { pfad: '/intranet/dienst', title: 'x' }, grundfassung: 1 },
    }
    await town.as('leitung').call('redaktionInhaltSpeichern', page)
    await town.as('leitung').call('redaktionMediumLoeschen', PLAN)
    expect(await listed(town.as('schule'), 'redaktionGeloeschteMedien')).toEqual([])
    for (const name of ['redaktionMediumZurueckholen', 'redaktionMediumBytes'] as const)
      expect((await town.as('schule').refusal(name, { ...PLAN, query: {} })).code).toBe('nicht-gefunden')
    expect(await listed(town.as('leitung'), 'redaktionGeloeschteMedien')).toEqual(['plan.pdf'])

    const other = await deskTown()
    await take(other.as('autor'))
    await other.as('autor').call('redaktionMediumLoeschen', PLAN)
    expect((await other.as('schule').refusal('redaktionMediumZurueckholen', PLAN)).code).toBe('nicht-erlaubt')
    await other.as('chefin').call('redaktionMediumZurueckholen', PLAN)
  })

  test('is still there if the deletion could not be stored', async () => {
    const town = await deskTown()
    await take(town.as('autor'))
    const { putIntoTrash } = town.library.catalogue
    const broken = putIntoTrash('plan.pdf', {
      author: 'id-autor',
      isUnused: () => Promise.reject(new Error('Platte voll')),
    })
    expect(await broken.catch(() => ({ ok: false }))).toMatchObject({ ok: false })
    expect(await listed(town.as('autor'), 'redaktionMedien')).toEqual(['plan.pdf'])
  })
})
