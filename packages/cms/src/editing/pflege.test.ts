import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { deskTown } from './testing/desk-town.ts'
import { giveAccounts } from './testing/give-accounts.ts'

const SCHOOL = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10'
const TOWN = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d11'
const NOW = '2026-11-20T08:00:00.000Z'

/**
 * A town whose editors have accounts, with one page of the school and one of the town, both published today.
 */
async function carefulTown() {
  const town = await deskTown({}, NOW, { canMail: false })
  const { lock } = await giveAccounts(town.store, NOW)
  const chefin = town.as('chefin')
  for (const [id, pfad] of [
    [SCHOOL, '/schillerschule/mensa'],
    [TOWN, '/rathaus/fundbuero'],
  ] as const) {
    await chefin.page(pfad, {}, id)
    await chefin.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
  }
  const care = (id = TOWN) => chefin.call('redaktionPflege', { params: { id } })
  const set = (body: object, id = TOWN) => chefin.call('redaktionPflegeAendern', { params: { id }, body })
  const stock = (query: object = {}, as = chefin) => as.call('redaktionBestand', { query })
  return { ...town, chefin, lock, care, set, stock }
}

const titles = ({ data }: { data: readonly { titel: string }[] }) => data.map(({ titel }) => titel)

describe('The review date of a content', () => {
  test('is a year after publication for pages; contents with an end date and search terms have none', async () => {
    const { care, chefin } = await carefulTown()
    expect((await care()).wiedervorlage).toEqual({
      monate: null,
      am: '2027-11-20',
      ueblich: 12,
      faellig: false,
    })
    const id = randomUUID()
    await chefin.page('/ferien', {}, id)
    const gueltig_bis = '2026-12-24T12:00:00Z'
    await chefin.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1, gueltig_bis } })
    expect((await care(id)).wiedervorlage).toMatchObject({ am: null, ueblich: 0 })
    const job = randomUUID()
    const daten = { begriffe: ['müll'], synonyme: ['abfall'] }
    await chefin.call('redaktionInhaltAnlegen', { body: { id: job, art: 'suchbegriff', daten } })
    await chefin.call('redaktionVeroeffentlichen', { params: { id: job }, body: { grundfassung: 1 } })
    expect((await care(job)).wiedervorlage).toMatchObject({ am: null, ueblich: 0 })
  })

  test('is set by a rhythm or a day, or to never; publication also counts as a review', async () => {
    const { set, care, chefin, clock } = await carefulTown()
    const publish = () =>
      chefin.call('redaktionVeroeffentlichen', {
        params: { id: TOWN },
        body: { grundfassung: 1, gueltig_bis: null },
      })
    expect((await set({ wiedervorlage: { monate: 3 } })).wiedervorlage.am).toBe('2027-02-20')
    clock.set('2027-01-10T08:00:00.000Z')
    await publish()
    expect((await care()).wiedervorlage).toMatchObject({ monate: 3, am: '2027-04-10' })
    await set({ wiedervorlage: { monate: 0, am: '2027-03-01' } })
    await publish()
    expect((await care()).wiedervorlage).toMatchObject({ monate: 0, am: '2027-03-01' })
    clock.set('2027-03-01T08:00:00.000Z')
    expect((await care()).wiedervorlage.faellig).toBe(true)
    await publish()
    expect((await care()).wiedervorlage).toMatchObject({ am: null, faellig: false })
    await set({ wiedervorlage: {} })
    await publish()
    expect((await care()).wiedervorlage).toMatchObject({ monate: 0, am: null })
  })

  test('is postponed by “Noch richtig” without a new revision, and the reviewer is named', async () => {
    const { care, as, clock, chefin } = await carefulTown()
    clock.set('2027-11-20T08:00:00.000Z')
    expect((await care()).wiedervorlage.faellig).toBe(true)
    const looked = await as('autor').call('redaktionNochRichtig', { params: { id: TOWN } })
    expect(looked).toMatchObject({
      wiedervorlage: { am: '2028-11-20', faellig: false },
      noch_richtig: { am: '2027-11-20T08:00:00.000Z', von: { name: 'Name von autor' } },
    })
    expect(await chefin.call('redaktionInhalt', { params: { id: TOWN } })).toMatchObject({ fassung: 1 })
    const { data } = await chefin.call('redaktionProtokoll', { query: { anzahl: 1 } })
    expect(data).toMatchObject([{ was: 'gepflegt', vermerk: 'Noch richtig', von: { id: 'id-autor' } }])
  })

  test('is reset by the undo of “Noch richtig”, which also removes the reviewer', async () => {
    const { care, as, clock, set } = await carefulTown()
    clock.set('2027-11-20T08:00:00.000Z')
    const { wiedervorlage: before } = await care()
    await as('autor').call('redaktionNochRichtig', { params: { id: TOWN } })
    const body = { wiedervorlage: { monate: before.monate, am: before.am }, noch_richtig: null }
    // A change of the day by another editor keeps the reviewer.
    expect((await set(body)).noch_richtig).toMatchObject({ von: { id: 'id-autor' } })
    const back = await as('autor').call('redaktionPflegeAendern', { params: { id: TOWN }, body })
    expect(back).toMatchObject({ wiedervorlage: before, noch_richtig: null })
  })

  test('ends with the visibility of the content, returns with its next publication, and is deleted with the document', async () => {
    const { set, care, chefin, store, clock } = await carefulTown()
    await set({ verantwortlich: 'id-autor' })
    await chefin.call('redaktionZurueckziehen', { params: { id: TOWN }, body: { trotzdem: true } })
    expect(await care()).toMatchObject({ verantwortlich: { id: 'id-autor' }, wiedervorlage: { am: null } })
    await chefin.call('redaktionLoeschen', { params: { id: TOWN }, query: {} })
    await chefin.call('redaktionZurueckholen', { params: { id: TOWN } })
    expect((await care()).verantwortlich?.id).toBe('id-autor')
    await chefin.call('redaktionVeroeffentlichen', { params: { id: TOWN }, body: { grundfassung: 1 } })
    expect((await care()).wiedervorlage.am).toBe('2027-11-20')
    await chefin.call('redaktionLoeschen', { params: { id: TOWN }, query: { trotzdem: 'true' } })
    clock.set('2027-02-01T08:00:00.000Z')
    const { emptyTrash } = await import('../store/trash.ts')
    await orThrow(store.database.write(async db => ok(await emptyTrash(db, '2027-01-01'))))
    expect(await store.care(TOWN)).toMatchObject({ owner: null })
  })

  test('starts anew for a copy', async () => {
    const { set, care, chefin } = await carefulTown()
    await set({ verantwortlich: 'id-autor', wiedervorlage: { monate: 3 } })
    const id = randomUUID()
    await chefin.call('redaktionKopieren', { params: { id: TOWN }, body: { id } })
    expect(await care(id)).toMatchObject({ verantwortlich: null, wiedervorlage: { monate: null, am: null } })
  })
})

describe('The person responsible for a content', () => {
  test('must have the right to write it, and is marked as absent when their account is locked', async () => {
    const { set, care, chefin, lock } = await carefulTown()
    const refused = await chefin.refusal('redaktionPflegeAendern', {
      params: { id: TOWN },
      body: { verantwortlich: 'id-schule' },
    })
    expect(refused.details?.issues?.[0]?.message).toBe('schule Test darf diesen Inhalt nicht bearbeiten.')
    expect(
      await chefin.refusal('redaktionPflegeAendern', {
        params: { id: TOWN },
        body: { verantwortlich: 'niemand' },
      }),
    ).toMatchObject({ code: 'ungueltig' })
    // This town sends no mail.
    expect(await chefin.call('redaktionVerantwortliche', { query: {} })).toMatchObject({ erinnert: false })
    const named = async (inhalt?: string) =>
      (await chefin.call('redaktionVerantwortliche', { query: inhalt ? { inhalt } : {} })).data
    expect((await named()).map(({ name }) => name)).not.toContain('post Test')
    expect((await named(TOWN)).map(({ id }) => id)).not.toContain('id-schule')
    expect((await named(SCHOOL)).map(({ id }) => id)).toContain('id-schule')
    await set({ verantwortlich: 'id-autor' })
    expect((await care()).verantwortlich).toEqual({ id: 'id-autor', name: 'Name von autor', da: true })
    await lock('autor')
    expect((await care()).verantwortlich?.da).toBe(false)
    expect((await named(TOWN)).map(({ id }) => id)).not.toContain('id-autor')
    expect((await set({ verantwortlich: null })).verantwortlich).toBeNull()
  })

  test('and the review date are set for many contents in one step, and undo restores them', async () => {
    const { as, care, set, chefin } = await carefulTown()
    await set({ wiedervorlage: { monate: 6, am: '2027-01-15' } })
    const body = {
      aktion: 'pflegen',
      eintraege: [SCHOOL, TOWN].map(id => ({
        id,
        verantwortlich: 'id-schule',
        wiedervorlage: { monate: 0, am: '2027-02-02' },
      })),
    }
    const done = await as('schule').call('redaktionSammelaktion', { body })
    expect(done.data).toMatchObject([
      { id: SCHOOL, inhalt: { id: SCHOOL } },
      { id: TOWN, fehler: { code: 'nicht-gefunden' } },
    ])
    expect(await care(SCHOOL)).toMatchObject({ verantwortlich: { id: 'id-schule' } })
    const days = {
      aktion: 'pflegen',
      eintraege: [{ id: TOWN, wiedervorlage: { monate: 0, am: '2027-02-02' } }],
    }
    const { rueckgaengig } = await chefin.call('redaktionSammelaktion', { body: days })
    expect(rueckgaengig?.satz).toBe('Verantwortliche und Wiedervorlage von „/rathaus/fundbuero“ wie vorher')
    await chefin.call('redaktionSammelaktion', { body: rueckgaengig?.auftrag })
    expect((await care()).wiedervorlage).toMatchObject({ monate: 6, am: '2027-01-15' })
    await chefin.call('redaktionSammelaktion', { body: done.rueckgaengig?.auftrag })
    expect(await care(SCHOOL)).toMatchObject({
      verantwortlich: null,
      wiedervorlage: { monate: null, am: '2027-11-20' },
    })
  })
})

describe('The inventory of all contents', () => {
  test('is filtered by person, due date and age, and sorted', async () => {
    const { set, stock, clock, chefin } = await carefulTown()
    await set({ verantwortlich: 'id-chefin', wiedervorlage: { monate: 0, am: '2026-12-01' } })
    expect(titles(await stock())).toEqual(['/rathaus/fundbuero', '/schillerschule/mensa'])
    expect(titles(await stock({ sortierung: 'wiedervorlage:desc' }))).toEqual([
      '/schillerschule/mensa',
      '/rathaus/fundbuero',
    ])
    expect(titles(await stock({ verantwortlich: 'niemand' }))).toEqual(['/schillerschule/mensa'])
    expect((await stock({ verantwortlich: 'ich' })).data).toMatchObject([
      { verantwortlich: { name: 'Name von chefin', da: true }, wiedervorlage: '2026-12-01', faellig: false },
    ])
    expect((await stock({ merkmal: 'faellig' })).data).toEqual([])
    clock.set('2026-12-01T08:00:00.000Z')
    expect((await stock({ merkmal: 'faellig' })).data).toMatchObject([{ faellig: true }])
    expect(await chefin.call('redaktionBestandZahlen')).toMatchObject({
      niemand: { anzahl: 1, mehr: false },
      ich: { anzahl: 1 },
      faellig: { anzahl: 1 },
      alt: { anzahl: 0 },
    })
    clock.set('2028-11-20T23:30:00.000Z')
    expect(titles(await stock({ merkmal: 'alt', sortierung: 'titel:asc' }))).toHaveLength(2)
  })

  test('is paged completely in each sort order', async () => {
    const { stock, as } = await carefulTown()
    for (let at = 0; at < 5; at++) await as('autor').page(`/seite-${at}`)
    for (const by of ['titel', 'geaendert', 'wiedervorlage', 'lesbarkeit', 'befunde'])
      for (const direction of ['asc', 'desc']) {
        const walked: string[] = []
        for (let nach: string | null = ''; nach !== null; ) {
          const found: Awaited<ReturnType<typeof stock>> = await stock({
            sortierung: `${by}:${direction}`,
            pro_seite: 2,
            nach,
          })
          walked.push(...titles(found))
          nach = found.weiter
        }
        expect([by, direction, new Set(walked).size, walked.length]).toEqual([by, direction, 7, 7])
      }
    expect((await stock({ sortierung: 'befunde:asc', nach: '["drei","x"]' })).data).toEqual([])
  })

  test("of a school's editor contains the school only", async () => {
    const { as, stock, set } = await carefulTown()
    const school = as('schule')
    await set({ wiedervorlage: { monate: 0, am: '2026-11-01' } })
    await set({ wiedervorlage: { monate: 0, am: '2026-11-01' } }, SCHOOL)
    expect(titles(await stock({ merkmal: 'faellig' }, school))).toEqual(['/schillerschule/mensa'])
    expect((await school.call('redaktionBestandZahlen')).faellig).toEqual({ anzahl: 1, mehr: false })
    for (const name of ['redaktionPflege', 'redaktionNochRichtig'] as const)
      expect(await school.refusal(name, { params: { id: TOWN } })).toMatchObject({ code: 'nicht-gefunden' })
  })
})
