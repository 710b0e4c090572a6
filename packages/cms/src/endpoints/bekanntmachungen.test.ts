import { calls, type PageRoute } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { testTown } from '../test-town.ts'

const notice = (titel: string, datum_von: string, datum_bis?: string) => ({
  titel,
  art: 'Satzung',
  datum_von,
  ...(datum_bis ? { datum_bis } : {}),
})

const town = () =>
  testTown({
    bekanntmachung: [
      notice('Alt', '2026-09-01T06:00:00+02:00', '2026-10-01T00:00:00+02:00'),
      notice('Eben abgelaufen', '2026-10-20T06:00:00+02:00', '2026-11-20T11:59:59+01:00'),
      notice('Unbefristet', '2026-03-01T06:00:00+01:00'),
      notice('Neu', '2026-11-19T06:00:00+01:00', '2026-12-24T00:00:00+01:00'),
      notice('Läuft gleich ab', '2026-10-20T06:00:00+02:00', '2026-11-20T12:00:01+01:00'),
    ],
  })

const titles = async (query: { archiv?: string; seite?: number; pro_seite?: number }) => {
  const { data, pagination } = await (await town()).call(calls.bekanntmachungen, { query: query as never })
  return { titles: data.map(({ titel }) => titel), pagination }
}

describe('public notices', () => {
  it('those in force come newest first; those without an end stay', async () => {
    expect(await titles({})).toEqual({
      titles: ['Neu', 'Läuft gleich ab', 'Unbefristet'],
      pagination: { page: 1, pages: 1 },
    })
  })

  it('those whose time is over are in the archive, the last ended first, and nowhere else', async () => {
    expect(await titles({ archiv: 'true' })).toEqual({
      titles: ['Eben abgelaufen', 'Alt'],
      pagination: { page: 1, pages: 1 },
    })
  })

  it('are read page by page', async () => {
    expect(await titles({ pro_seite: 2, seite: 2 })).toEqual({
      titles: ['Unbefristet'],
      pagination: { page: 2, pages: 2 },
    })
    expect(await titles({ archiv: 'true', pro_seite: 1, seite: 2 })).toMatchObject({ titles: ['Alt'] })
  })

  it('have pages of their own, in the archive too', async () => {
    const { call } = await town()
    const page = (await call(calls.route, { query: { url: '/bekanntmachungen/alt' } })) as PageRoute
    expect(page).toMatchObject({
      title: 'Alt',
      content: [{ template: 'bekanntmachung', context: { datum_von: '2026-09-01T06:00:00+02:00' } }],
    })
  })
})

describe('what is announced stays announced (DVO GemO § 1)', () => {
  const author = 'amt'
  const data = {
    ...notice('Satzung', '2026-11-20T06:00:00+01:00'),
    text: '<p>§ 1</p>',
    beschlossen_am: '2026-11-10',
    ausgefertigt_am: '2026-11-12',
    in_kraft_am: '2027-01-01',
    unterzeichnet_von: 'Katharina Lehmann, Bürgermeisterin',
    siegel: { art: 'qualifiziertes elektronisches Siegel', von: 'Stadt Rebenau', am: '2026-11-12' },
    dateien: [{ titel: 'Satzung', url: '/medien/satzung.pdf', groesse: 1, typ: 'application/pdf' }],
  }

  const announced = async () => {
    const { store } = await testTown({})
    const draft = await store.create({ kind: 'bekanntmachung', data, author })
    if (!draft.ok) throw new Error(draft.error.message)
    const published = await store.publish(draft.value.id, { author })
    if (!published.ok) throw new Error(published.error.message)
    const change = async (more: object) => {
      const now = await store.document(draft.value.id)
      await store.saveDraft(draft.value.id, {
        data: { ...data, ...more },
        baseRevision: now?.draft_revision ?? 0,
        author,
      })
      return store.publish(draft.value.id, { author })
    }
    return { store, id: draft.value.id, change }
  }

  it.each([
    ['its text', { text: '<p>§ 2</p>' }, 'text'],
    ['its title', { titel: 'Andere Satzung', slug: 'satzung' }, 'titel'],
    ['its day of provision', { datum_von: '2026-11-21T06:00:00+01:00' }, 'datum_von'],
    [
      'its files',
      { dateien: [{ titel: 'x', url: '/medien/x.pdf', groesse: 1, typ: 'application/pdf' }] },
      'dateien',
    ],
  ])('%s cannot be changed any more', async (_what, more, path) => {
    const { store, id, change } = await announced()
    const refused = await change(more)
    expect(!refused.ok && refused.error).toMatchObject({
      code: 'ungueltig',
      issues: [{ path, message: expect.stringContaining('Berichtigung') }],
    })
    expect((await store.published.byId(id))?.data).toMatchObject(data)
  })

  it('until when it counts as current may be said later', async () => {
    const { change } = await announced()
    expect((await change({ datum_bis: '2026-12-31T00:00:00+01:00' })).ok).toBe(true)
  })

  it('cannot be taken off the site, nor be hidden by an end of its visibility', async () => {
    const { store, id } = await announced()
    expect((await store.unpublish(id, { author, force: true })).ok).toBe(false)
    expect((await store.publish(id, { author, gueltig_bis: '2026-11-20T12:00:01+01:00' })).ok).toBe(false)
    expect(
      (await store.publish(id, { author, gueltig_von: '2027-01-01T00:00:00+01:00', force: true })).ok,
    ).toBe(false)
    expect(await store.published.byId(id)).toBeDefined()
  })

  it('is not announced without what its kind must say; a draft may wait for it', async () => {
    const { store } = await testTown({})
    const bare = notice('Satzung', '2026-11-20T06:00:00+01:00')
    const draft = await store.create({ kind: 'bekanntmachung', data: bare, author })
    expect(draft.ok).toBe(true)
    const refused = draft.ok ? await store.publish(draft.value.id, { author }) : draft
    expect(!refused.ok && refused.error).toMatchObject({
      code: 'ungueltig',
      issues: expect.arrayContaining([
        {
          path: 'beschlossen_am',
          message: '„Beschlossen am“ gehört zu einer Bekanntmachung der Art „Satzung“.',
        },
      ]),
    })
  })

  it('is not dated back', async () => {
    const { store } = await testTown({})
    const early = { ...data, datum_von: '2026-11-19T06:00:00+01:00' }
    const draft = await store.create({ kind: 'bekanntmachung', data: early, author })
    const refused = draft.ok ? await store.publish(draft.value.id, { author }) : draft
    expect(!refused.ok && refused.error).toMatchObject({ issues: [{ path: 'datum_von' }] })
  })
})
