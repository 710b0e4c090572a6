import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Collection, Renaming, Store } from './index.ts'
import { author, error, openTown, townClock, value } from './testing/town.ts'

/** Test data: offices with pages, lists without pages, and services that refer to both. */
interface Amt {
  name: string
}
interface Leistung {
  name: string
  amt?: string
  fremdesAmt?: string
  liste?: string
  vorher?: string
  link?: string
}

const named = (kind: string, under = ''): Collection<Amt> => ({
  kind,
  parse: data => ({ value: data as Amt }),
  key: ({ name }) => `${under}${name}`,
  columns: ({ name }) => ({ title: name, datum_von: null, sortierung: null, tags: [] }),
  references: () => [],
})

const leistung: Collection<Leistung> = {
  ...(named('leistung', '/leistungen/') as Collection<Leistung>),
  references: ({ amt, fremdesAmt, liste, vorher, link }) => [
    ...(amt ? [{ field: 'amt', to: `/aemter/${amt}`, kind: 'amt' }] : []),
    ...(fremdesAmt ? [{ field: 'fremdesAmt', to: `/aemter/${fremdesAmt}`, kind: 'amt', mayMiss: true }] : []),
    ...(liste ? [{ field: 'liste', to: liste, kind: 'liste' }] : []),
    ...(vorher ? [{ field: 'vorher', to: `/leistungen/${vorher}`, kind: 'leistung' }] : []),
    ...(link ? [{ field: 'link', to: link }] : []),
  ],
  follow: (data, { kind, from, to }: Renaming) => {
    if (kind === 'liste') return data.liste === from ? { ...data, liste: to } : data
    const name = (key: string) => key.replace('/aemter/', '')
    return data.amt === name(from) ? { ...data, amt: name(to) } : data
  },
}

const collections = { amt: named('amt', '/aemter/'), liste: named('liste'), leistung }
type Kind = keyof typeof collections

const clock = townClock()
let town: Store<typeof collections>

beforeEach(async () => {
  town = (await openTown({ clock, collections: collections as never })) as unknown as typeof town
})
afterEach(() => town.close())

const draft = async (kind: Kind, data: Amt | Leistung) => value(await town.create({ kind, data, author })).id

const released = async (kind: Kind, data: Amt | Leistung) => {
  const id = await draft(kind, data)
  value(await town.publish(id, { author }))
  return id
}

const publicData = async (id: string) => (await town.published.byId(id))?.data

describe('A reference to another record on saving', () => {
  it('is refused with its field if the record is missing', async () => {
    const made = await town.create({ kind: 'leistung', data: { name: 'pass', amt: 'nirgends' }, author })
    expect(error(made, 'ungueltig').issues).toEqual([
      { path: 'amt', message: 'Diesen Eintrag gibt es nicht (mehr). Bitte einen anderen wählen.' },
    ])
    const id = await draft('leistung', { name: 'pass' })
    const saved = await town.saveDraft(id, {
      data: { name: 'pass', liste: 'keine' },
      baseRevision: 1,
      author,
    })
    expect(error(saved, 'ungueltig').issues).toMatchObject([{ path: 'liste' }])
  })

  it('is refused on publishing if the record is in the trash', async () => {
    const amt = await draft('amt', { name: 'bauamt' })
    const id = await draft('leistung', { name: 'pass', amt: 'bauamt' })
    value(await town.remove(amt, { author, force: true }))
    const again = await town.publish(id, { author })
    expect(error(again, 'ungueltig').issues).toMatchObject([
      { path: 'amt', message: expect.stringContaining('Papierkorb') },
    ])
    value(await town.undelete(amt, { author }))
    value(await town.publish(id, { author }))
  })

  it('may name a draft, and is part of the public version at once', async () => {
    await draft('amt', { name: 'bauamt' })
    const id = await released('leistung', { name: 'pass', amt: 'bauamt' })
    expect(await publicData(id)).toMatchObject({ amt: 'bauamt' })
  })

  it('to itself is refused', async () => {
    const made = await town.create({ kind: 'leistung', data: { name: 'pass', vorher: 'pass' }, author })
    expect(error(made, 'ungueltig').issues).toEqual([
      { path: 'vorher', message: 'Ein Eintrag kann nicht auf sich selbst verweisen.' },
    ])
  })

  it('may name a missing record if the field allows it, and in imports', async () => {
    expect(await draft('leistung', { name: 'pass', fremdesAmt: 'landratsamt' })).toBeTruthy()
    value(await town.create({ kind: 'leistung', data: { name: 'a', amt: 'spaeter' }, author, mayMiss: true }))
    value(await town.writeAll([{ kind: 'leistung', data: { name: 'b', amt: 'spaeter' }, author }]))
  })
})

describe('A record with references to it', () => {
  it('has a list of its usages, by fields and by links', async () => {
    const amt = await released('amt', { name: 'bauamt' })
    const liste = await draft('liste', { name: 'vereine' })
    const pass = await released('leistung', { name: 'pass', amt: 'bauamt', liste: 'vereine' })
    const plan = await draft('leistung', { name: 'plan', link: '/aemter/bauamt' })
    const users = async (id: string, scope: 'entwurf' | 'veroeffentlicht') =>
      (await town.usedBy(id, scope)).map(({ document_id, field }) => [document_id, field]).toSorted()
    expect(await users(amt, 'veroeffentlicht')).toEqual([[pass, 'amt']])
    expect(await users(amt, 'entwurf')).toEqual(
      [
        [pass, 'amt'],
        [plan, 'link'],
      ].toSorted(),
    )
    expect(await users(liste, 'entwurf')).toEqual([[pass, 'liste']])
    expect(await users('nobody', 'entwurf')).toEqual([])
  })

  it('is not withdrawn without confirmation, with or without a page', async () => {
    const amt = await released('amt', { name: 'bauamt' })
    const liste = await released('liste', { name: 'vereine' })
    const pass = await released('leistung', { name: 'pass', amt: 'bauamt', liste: 'vereine' })
    expect(error(await town.unpublish(amt, { author }), 'verlinkt').referrers).toMatchObject([
      { document_id: pass, field: 'amt' },
    ])
    const { message } = error(await town.remove(liste, { author }), 'verlinkt')
    expect(message).toBe(
      'Darauf verweist noch ein öffentlicher Inhalt. Bitte dort zuerst einen anderen Eintrag wählen',
    )
    value(await town.unpublish(liste, { author, force: true }))
  })

  it('is not deleted without confirmation, even if only drafts refer to it', async () => {
    const liste = await draft('liste', { name: 'vereine' })
    await draft('leistung', { name: 'pass', liste: 'vereine' })
    error(await town.remove(liste, { author }), 'verlinkt')
    expect(value(await town.remove(liste, { author, force: true })).deleted_at).not.toBeNull()
  })
})

describe('When a record moves', () => {
  const move = async (id: string, name: string) => {
    const before = await town.document(id)
    value(await town.saveDraft(id, { data: { name }, baseRevision: before?.draft_revision ?? 0, author }))
  }

  it('documents that refer to it follow on its publication, both drafts and public versions', async () => {
    const amt = await released('amt', { name: 'bauamt' })
    const pass = await released('leistung', { name: 'pass', amt: 'bauamt' })
    const plan = await released('leistung', { name: 'plan', amt: 'bauamt' })
    value(await town.saveDraft(plan, { data: { name: 'plan 2', amt: 'bauamt' }, baseRevision: 1, author }))
    await move(amt, 'baurechtsamt')
    expect((await town.document(pass))?.data).toMatchObject({ amt: 'bauamt' })
    value(await town.publish(amt, { author }))
    expect(await publicData(pass)).toEqual({ name: 'pass', amt: 'baurechtsamt' })
    expect(await publicData(plan)).toEqual({ name: 'plan', amt: 'baurechtsamt' })
    expect((await town.document(plan))?.data).toEqual({ name: 'plan 2', amt: 'baurechtsamt' })
    expect((await town.revisions(pass))[0]).toMatchObject({
      author: 'System',
      note: 'Verweis folgt dem Umzug von „/aemter/bauamt“ nach „/aemter/baurechtsamt“',
    })
    expect(await town.usedBy(amt, 'veroeffentlicht')).toHaveLength(2)
    error(await town.unpublish(amt, { author }), 'verlinkt')
  })

  it('drafts that refer to its draft follow at once, also if it has no page', async () => {
    const liste = await draft('liste', { name: 'vereine' })
    const pass = await draft('leistung', { name: 'pass', liste: 'vereine' })
    await move(liste, 'klubs')
    expect((await town.document(pass))?.data).toEqual({ name: 'pass', liste: 'klubs' })
    value(await town.publish(pass, { author }))
  })

  it('a public document that refers to it keeps its time window', async () => {
    const amt = await released('amt', { name: 'bauamt' })
    const pass = await draft('leistung', { name: 'pass', amt: 'bauamt' })
    const gueltig_bis = '2027-01-01T00:00:00.000Z'
    value(await town.publish(pass, { author, gueltig_bis }))
    await move(amt, 'baurechtsamt')
    value(await town.publish(amt, { author }))
    expect(await town.document(pass)).toMatchObject({ gueltig_bis, draft_revision: 2, published_revision: 2 })
  })

  it('an editor of a referring document with an outdated revision gets a conflict and overwrites nothing', async () => {
    const amt = await released('amt', { name: 'bauamt' })
    const pass = await released('leistung', { name: 'pass', amt: 'bauamt' })
    await move(amt, 'baurechtsamt')
    value(await town.publish(amt, { author }))
    const late = await town.saveDraft(pass, { data: { name: 'passport' }, baseRevision: 1, author })
    expect(error(late, 'konflikt').author).toBe('System')
  })
})
