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

describe('a list of public notices', () => {
  it('contains current ones, newest first, also those without an end', async () => {
    expect(await titles({})).toEqual({
      titles: ['Neu', 'Läuft gleich ab', 'Unbefristet'],
      pagination: { page: 1, pages: 1 },
    })
  })

  it('contains expired ones in the archive only, latest end first', async () => {
    expect(await titles({ archiv: 'true' })).toEqual({
      titles: ['Eben abgelaufen', 'Alt'],
      pagination: { page: 1, pages: 1 },
    })
  })

  it('is paged', async () => {
    expect(await titles({ pro_seite: 2, seite: 2 })).toEqual({
      titles: ['Unbefristet'],
      pagination: { page: 2, pages: 2 },
    })
    expect(await titles({ archiv: 'true', pro_seite: 1, seite: 2 })).toMatchObject({ titles: ['Alt'] })
  })

  it('has notices with a page of their own, also after they have expired', async () => {
    const { call } = await town()
    const page = (await call(calls.route, { query: { url: '/bekanntmachungen/alt' } })) as PageRoute
    expect(page).toMatchObject({
      title: 'Alt',
      content: [{ template: 'bekanntmachung', context: { datum_von: '2026-09-01T06:00:00+02:00' } }],
    })
  })
})

describe('a published notice cannot change (DVO GemO § 1)', () => {
  const author = 'amt'
  const data = {
    ...notice('Satzung', '2026-11-20T12:00:00+01:00'),
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
  ])('%s cannot be changed', async (_what, more, path) => {
    const { store, id, change } = await announced()
    const refused = await change(more)
    expect(!refused.ok && refused.error).toMatchObject({
      code: 'ungueltig',
      issues: [{ path, message: expect.stringContaining('Berichtigung') }],
    })
    expect((await store.published.byId(id))?.data).toMatchObject(data)
  })

  it('its end as a current notice can be set later', async () => {
    const { change } = await announced()
    expect((await change({ datum_bis: '2026-12-31T00:00:00+01:00' })).ok).toBe(true)
  })

  it('cannot be withdrawn without a reason, deleted, or hidden by a time window', async () => {
    const { store, id } = await announced()
    for (const reason of [undefined, '', ' \n\t '])
      expect(await store.unpublish(id, { author, force: true, reason })).toMatchObject({
        ok: false,
        error: { code: 'ungueltig', issues: [{ path: 'grund' }] },
      })
    expect((await store.remove(id, { author, force: true, reason: 'Weg damit' })).ok).toBe(false)
    expect((await store.publish(id, { author, gueltig_bis: '2026-11-20T12:00:01+01:00' })).ok).toBe(false)
    expect(
      (await store.publish(id, { author, gueltig_von: '2027-01-01T00:00:00+01:00', force: true })).ok,
    ).toBe(false)
    expect(await store.published.byId(id)).toBeDefined()
  })

  it('is not published without the required fields of its kind; a draft may lack them', async () => {
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

  it('is not backdated', async () => {
    const { store } = await testTown({})
    const early = { ...data, datum_von: '2026-11-19T06:00:00+01:00' }
    const draft = await store.create({ kind: 'bekanntmachung', data: early, author })
    const refused = draft.ok ? await store.publish(draft.value.id, { author }) : draft
    expect(!refused.ok && refused.error).toMatchObject({ issues: [{ path: 'datum_von' }] })
  })
})

describe('a withdrawn notice', () => {
  const author = 'amt'
  const day = '2026-11-20T06:00:00+01:00'
  const file = { titel: 'Plan', url: '/medien/plan.pdf', groesse: 1, typ: 'application/pdf' as const }
  const plan = (titel: string, more: object = {}) => ({ titel, art: 'Hinweis', datum_von: day, ...more })

  const withTakenBack = async () => {
    const town = await testTown({
      bekanntmachung: [
        plan('Plan', { text: '<p>Überschwemmungsgebiet</p>', dateien: [file], einleitung: 'Lang' }),
        plan('Marktbrunnen'),
      ],
    })
    const { store } = town
    const found = await store.documentByKey('bekanntmachung', '/bekanntmachungen/plan')
    const id = found?.id ?? ''
    const at = async (url: string) => (await town.call(calls.route, { query: { url } })) as PageRoute
    const taken = await store.unpublish(id, { author, reason: ' Falsche  Karte\nbeigefügt. ' })
    if (!taken.ok) throw new Error(taken.error.message)
    return { ...town, id, at, plan: () => at('/bekanntmachungen/plan') }
  }

  it('shows its title, the date and the reason of its withdrawal at its address, and nothing else (410)', async () => {
    const town = await withTakenBack()
    const page = await town.plan()
    expect(page).toMatchObject({ title: 'Plan', description: '', status: 410 })
    expect(page.content).toMatchObject([
      {
        template: 'bekanntmachung',
        context: {
          titel: 'Plan',
          text: '',
          einleitung: '',
          dateien: [],
          zurueckgenommen: { am: '2026-11-20', grund: 'Falsche Karte beigefügt.' },
        },
      },
    ])
    expect(JSON.stringify(await town.store.published.byId(town.id))).not.toContain('Überschwemmungsgebiet')
    expect(await town.at('/bekanntmachungen/marktbrunnen')).not.toHaveProperty('status')
  })

  it('is in no list, archive, search or sitemap', async () => {
    const { call, store, id } = await withTakenBack()
    const before = (await call(calls.adressen, { query: { seite: 1, pro_seite: 100 } as never })).data
    expect(before.map(({ url }) => url)).toEqual(['/bekanntmachungen/marktbrunnen'])
    for (const archiv of ['false', 'true']) {
      const { data, pagination } = await call(calls.bekanntmachungen, { query: { archiv } as never })
      expect(data.map(({ titel }) => titel)).toEqual(archiv === 'true' ? [] : ['Marktbrunnen'])
      expect(pagination?.pages).toBe(archiv === 'true' ? 0 : 1)
    }
    for (const q of ['Überschwemmungsgebiet', 'Plan', 'Marktbrunnen']) {
      const { data } = await call(calls.suche, { query: { q } as never })
      expect(
        data.map(({ url }) => url),
        q,
      ).toEqual(q === 'Marktbrunnen' ? ['/bekanntmachungen/marktbrunnen'] : [])
    }
    expect((await store.document(id))?.data).toMatchObject({ text: '<p>Überschwemmungsgebiet</p>' })
  })

  it('leaves no gap on the last page of the archive', async () => {
    const { store, clock, call } = await testTown({
      bekanntmachung: ['A', 'B', 'C'].map(titel => plan(titel, { datum_bis: '2026-11-20T13:00:00+01:00' })),
    })
    const { id = '' } = (await store.documentByKey('bekanntmachung', '/bekanntmachungen/b')) ?? {}
    expect((await store.unpublish(id, { author, reason: 'Irrtum' })).ok).toBe(true)
    clock.set('2026-12-01T12:00:00+01:00')
    const page = async (seite: number) => {
      const query = { archiv: 'true', seite, pro_seite: 1 } as never
      const { data, pagination } = await call(calls.bekanntmachungen, { query })
      return [...data.map(({ titel }) => titel), pagination?.pages]
    }
    expect([await page(1), await page(2), await page(3)].map(one => one.at(-1))).toEqual([2, 2, 2])
    expect(
      [...(await page(1)), ...(await page(2))].filter(one => typeof one === 'string').toSorted(),
    ).toEqual(['A', 'C'])
    expect(await page(3)).toEqual([2])
  })

  it('no longer makes its files public, unless another notice does; the desk keeps the files', async () => {
    const { store } = await withTakenBack()
    expect(await store.isForEveryone(file.url)).toBe(false)
    expect((await store.fileUse(file.url)).entwurf).toHaveLength(1)
    await store.writeAll([{ kind: 'bekanntmachung', data: plan('Noch einmal', { dateien: [file] }), author }])
    expect(await store.isForEveryone(file.url)).toBe(true)
  })

  it('stays withdrawn: it is not changed, deleted or withdrawn again, and the log has the reason', async () => {
    const { store, id, plan } = await withTakenBack()
    const once = await store.document(id)
    const again = await store.unpublish(id, { author, reason: 'Ein anderer Grund' })
    expect(again.ok && again.value.draft_revision).toBe(once?.draft_revision)
    expect((await store.remove(id, { author, force: true })).ok).toBe(false)
    const { zurueckgenommen: _, ...data } = (once?.data ?? {}) as Record<string, unknown>
    const saved = await store.saveDraft(id, { data, baseRevision: once?.draft_revision ?? 0, author })
    expect(saved).toMatchObject({
      ok: false,
      error: { issues: [{ message: expect.stringContaining('zurückgenommen') }] },
    })
    expect(await plan()).toMatchObject({ status: 410 })
    const changes = await store.changes({ limit: 10 } as never)
    expect(changes).toContainEqual(
      expect.objectContaining({ what: 'zurueckgezogen', note: expect.stringContaining('Falsche') }),
    )
  })

  it('cannot be published from typed data; a planned notice that was never visible is withdrawn without a trace', async () => {
    const { store, id, call } = await withTakenBack()
    const zurueckgenommen = { am: '2026-11-20', grund: 'x' }
    const typed = await store.create({
      kind: 'bekanntmachung',
      data: plan('Getippt', { zurueckgenommen }),
      author,
    })
    expect(typed.ok && (await store.publish(typed.value.id, { author }))).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'zurueckgenommen' }] },
    })
    expect(id).not.toBe('')
    const later = await store.create({ kind: 'bekanntmachung', data: plan('Morgen'), author })
    const planned = later.ok ? later.value.id : ''
    await store.publish(planned, { author, gueltig_von: '2026-11-21T06:00:00+01:00' })
    expect(await store.unpublish(planned, { author })).toMatchObject({
      ok: true,
      value: { published_revision: null },
    })
    await expect(call(calls.route, { query: { url: '/bekanntmachungen/morgen' } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  })

  it('links to its correction like any corrected notice; a withdrawn correction is left out', async () => {
    const { store, at, plan: page } = await withTakenBack()
    const contextOf = ({ content: [first] }: PageRoute) => (first as { context: object }).context
    const [correction = ''] = await orFail(
      store.writeAll([
        { kind: 'bekanntmachung', data: plan('Berichtigung', { berichtigt: 'plan' }), author },
        { kind: 'bekanntmachung', data: plan('Zweite', { berichtigt: 'marktbrunnen' }), author },
      ]),
    )
    expect(contextOf(await page())).toMatchObject({
      berichtigungen: [{ am: day, url: '/bekanntmachungen/berichtigung', titel: 'Berichtigung' }],
    })
    expect(contextOf(await at('/bekanntmachungen/marktbrunnen'))).toMatchObject({
      berichtigungen: [{ am: day, url: '/bekanntmachungen/zweite' }],
    })
    expect(contextOf(await at('/bekanntmachungen/berichtigung'))).toMatchObject({
      berichtigt: '/bekanntmachungen/plan',
      berichtigungen: [],
    })
    await orFail(store.unpublish(correction, { author, reason: 'Auch falsch' }))
    expect(contextOf(await page())).toMatchObject({ berichtigungen: [] })
  })
})

async function orFail<T>(
  result: Promise<{ ok: true; value: T } | { ok: false; error: { message: string } }>,
) {
  const told = await result
  if (!told.ok) throw new Error(told.error.message)
  return told.value
}
