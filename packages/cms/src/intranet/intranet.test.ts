import { describe, expect, test, vi } from 'vitest'
import { ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { forgetConfirmations } from './confirmations.ts'
import { tablesOf } from './tables.ts'
import { beitrag, datei, rubriken, staffTown } from './testing/staff-town.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00+01:00`

const texts = () => ({
  intranetrubrik: rubriken('Personal', 'EDV'),
  intranetbeitrag: [
    beitrag('Alt', 'personal', day(1)),
    beitrag('Mittel', 'personal', day(5)),
    beitrag('Neu', 'personal', day(9)),
    beitrag('Anderswo', 'edv', day(7)),
  ],
})

describe('Categories and texts (spec §7)', () => {
  test('the categories have url, rubrik and taggingpfad, sorted by their number and then from A to Z', async () => {
    const town = await staffTown({
      intranetrubrik: [
        { rubrik: 'Zuletzt', slug: 'zuletzt', sortierung: 2 },
        { rubrik: 'Übriges', slug: 'uebriges' },
        { rubrik: 'Anderes', slug: 'anderes', taggingpfad: 'intranet/anderes' },
        { rubrik: 'Zuerst', slug: 'zuerst', sortierung: 1 },
      ],
    })
    const told = await town.as('miriam').call('intranetRubriken')
    expect(told.map(({ url }) => url)).toEqual(['zuerst', 'zuletzt', 'anderes', 'uebriges'])
    expect(told[2]).toEqual({ url: 'anderes', rubrik: 'Anderes', taggingpfad: 'intranet/anderes' })
  })

  test('the latest texts of a category come newest first, three per page by default', async () => {
    const { as } = await staffTown({
      ...texts(),
      intranetbeitrag: [...texts().intranetbeitrag, beitrag('Ältestes', 'personal', '2026-10-01T09:00:00Z')],
    })
    const params = { url: 'personal' }
    const { data, pagination } = await as('miriam').call('intranetTexte', { params })
    expect(data.map(({ titel }) => titel)).toEqual(['Neu', 'Mittel', 'Alt'])
    expect(pagination).toEqual({ page: 1, pages: 2 })
    const oldest = await as('miriam').call('intranetTexte', {
      params,
      query: { order: 'datum_von:asc', seite: 1, pro_seite: 1 },
    })
    expect(oldest.data.map(({ titel }) => titel)).toEqual(['Ältestes'])
  })

  test('a text keeps its number when it is withdrawn and published again', async () => {
    const { as, store } = await staffTown(texts())
    const idOf = async () => {
      const { data } = await as('miriam').call('intranetTexte', { params: { url: 'edv' } })
      return data[0]?.id
    }
    const before = await idOf()
    const [row] = await store.database.read
      .selectFrom('documents')
      .select('id')
      .where('kind', '=', 'intranetbeitrag')
      .where('key', 'like', 'anderswo%')
      .execute()
    const id = row?.id ?? ''
    await orThrow(store.unpublish(id, { author: 'test' }))
    expect(await idOf()).toBeUndefined()
    await orThrow(
      store.create({ kind: 'intranetbeitrag', data: beitrag('X', 'edv', day(8)), author: 'test' }),
    )
    await orThrow(store.publish(id, { author: 'test' }))
    expect(await idOf()).toBe(before)
    await expect(as('miriam').call('intranetText', { params: { id: before } })).resolves.toMatchObject({
      titel: 'Anderswo',
      detailURL: `/intranet/edv/${before}`,
      rubrik: { url: 'edv', rubrik: 'EDV' },
    })
  })

  test('no answer contains a text that is a draft, not valid yet or expired', async () => {
    const { as, store } = await staffTown({ intranetrubrik: rubriken('EDV') })
    const publish = async (titel: string, window: object | undefined) => {
      const data = beitrag(titel, 'edv', day(2))
      const { id } = await orThrow(store.create({ kind: 'intranetbeitrag', data, author: 'test' }))
      if (window) await orThrow(store.publish(id, { author: 'test', ...window }))
    }
    await publish('Entwurf', undefined)
    await publish('Später', { gueltig_von: '2026-12-01T00:00:00Z' })
    await publish('Vorbei', { gueltig_bis: '2026-11-01T00:00:00Z' })
    await publish('Jetzt', {})
    const { data } = await as('miriam').call('intranetTexte', { params: { url: 'edv' } })
    expect(data.map(({ titel }) => titel)).toEqual(['Jetzt'])
    const found = await as('miriam').call('intranetSuche', { query: { q: 'später' } })
    expect(found).toMatchObject({ data: [], anzahl: 0 })
    for (const id of [1, 2, 999_999])
      expect((await as('miriam').refusal('intranetText', { params: { id } })).code).toBe('nicht-gefunden')
  })

  test('an unknown category answers nicht-gefunden, and no category can take the address of a page of the intranet', async () => {
    const { as, store } = await staffTown(texts())
    expect((await as('miriam').refusal('intranetTexte', { params: { url: 'nichts' } })).code).toBe(
      'nicht-gefunden',
    )
    const taken = await store.create({
      kind: 'intranetrubrik',
      data: { rubrik: 'Archiv' },
      author: 'test',
    })
    expect(taken).toMatchObject({ ok: false, error: { code: 'ungueltig' } })
  })

  test.each(['', 'rat', 'chefin'] as const)(
    'a visitor with the token "%s" (none, or of another realm) gets nicht-angemeldet',
    async name => {
      const { as } = await staffTown(texts())
      const code = (await as(name).refusal('intranetTexte', { params: { url: 'personal' } })).code
      expect(code).toBe('nicht-angemeldet')
    },
  )
})

test('L9: reading one category costs the same, however many there are', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `Rubrik${index}`)
  const { as } = await staffTown({ intranetrubrik: rubriken(...many) })
  // Each content that is read is parsed.
  const parsing = vi.spyOn(JSON, 'parse')
  await as('jan').call('intranetTexte', { params: { url: 'rubrik7' } })
  const read = parsing.mock.calls.length
  parsing.mockRestore()
  expect(read).toBeLessThan(10)
})

describe('The archive (spec §3, §7): topics, archives and documents', () => {
  const dokument = (archiv: string, downloadtext: string, stand: string, more: object = {}) => ({
    archiv,
    downloadtext,
    stand,
    datei: datei(downloadtext.toLowerCase()),
    ...more,
  })
  const archive = () => ({
    archivthema: [
      { thema: 'Protokolle', slug: 'protokolle' },
      { thema: 'Anträge', slug: 'antraege' },
    ],
    archiv: [
      { titel: 'Personalrat', thema: 'protokolle' },
      { titel: 'Urlaub', thema: 'antraege' },
      { titel: 'Dienstreise', thema: 'antraege' },
      { titel: 'Leer', thema: 'antraege' },
    ],
    archivdokument: [
      dokument('antraege-urlaub', 'Merkblatt', day(1)),
      dokument('antraege-urlaub', 'Antrag', day(2)),
      dokument('antraege-dienstreise', 'Reiseantrag', day(3)),
      dokument('protokolle-personalrat', 'Neuestes', day(9)),
      dokument('protokolle-personalrat', 'Abgelaufen', day(8), { gueltig_bis: '2026-11-19' }),
      dokument('protokolle-personalrat', 'Kommt', day(7), { gueltig_von: '2026-11-21' }),
      dokument('protokolle-personalrat', 'Heute', day(6), {
        gueltig_von: '2026-11-20',
        gueltig_bis: '2026-11-20',
      }),
    ],
  })
  type As = Awaited<ReturnType<typeof staffTown>>['as']
  const namesOf = async (as: As, query: object = {}) =>
    (await as('jan').call('archiv', { query })).data.map(({ downloadtext }) => downloadtext)
  const numberOf = async (as: As, titel: string) =>
    (await as('jan').call('archivThemen')).data
      .flatMap(topic => topic.archive ?? [])
      .find(one => one.titel === titel)?.archiv_id

  test('L4: archivThemen sorts topics by thema, archives by titel and documents by downloadtext, ascending', async () => {
    const { as } = await staffTown(archive())
    const { data } = await as('jan').call('archivThemen')
    expect(data.map(({ thema }) => thema)).toEqual(['Anträge', 'Protokolle'])
    expect(data[0]?.archive?.map(({ titel }) => titel)).toEqual(['Dienstreise', 'Leer', 'Urlaub'])
    expect(data[0]?.dokumente?.map(({ titel, downloadtext }) => `${titel}: ${downloadtext}`)).toEqual([
      'Dienstreise: Reiseantrag',
      'Urlaub: Antrag',
      'Urlaub: Merkblatt',
    ])
    const themen_id = data[1]?.themen_id
    const one = await as('jan').call('archivThemen', { query: { themen_id } })
    expect(one.data.map(({ thema }) => thema)).toEqual(['Protokolle'])
  })

  test('L4: archiv lists the documents valid today, first and last day included, by stand, descending', async () => {
    const { as } = await staffTown(archive())
    expect(await namesOf(as)).toEqual(['Neuestes', 'Heute', 'Reiseantrag', 'Antrag', 'Merkblatt'])
    const { data } = await as('jan').call('archiv')
    expect(data[0]).toMatchObject({
      titel: 'Personalrat',
      thema: 'Protokolle',
      download: '/intranet/datei/neuestes.pdf',
    })
  })

  test('L4: archiv_id is the number of an archive: the call returns its documents, in the requested order', async () => {
    const { as } = await staffTown(archive())
    const archiv_id = await numberOf(as, 'Urlaub')
    expect(archiv_id).toEqual(expect.any(Number))
    expect(await namesOf(as, { archiv_id })).toEqual(['Antrag', 'Merkblatt'])
    expect(await namesOf(as, { archiv_id, order: 'stand:asc' })).toEqual(['Merkblatt', 'Antrag'])
    expect(await namesOf(as, { archiv_id: await numberOf(as, 'Leer') })).toEqual([])
    expect(await namesOf(as, { archiv_id: 999 })).toEqual([])
  })

  test('L4: an archive keeps its number and its documents when its title changes, and stays while it has documents', async () => {
    const { as, store } = await staffTown(archive())
    const archiv_id = await numberOf(as, 'Urlaub')
    const found = async (q: string) => (await as('jan').call('intranetSuche', { query: { q } })).anzahl
    expect([await found('urlaub'), await found('ferien')]).toEqual([2, 0])
    const [row] = await store.database.read
      .selectFrom('documents')
      .select(['id', 'draft_revision'])
      .where('key', '=', 'antraege-urlaub')
      .execute()
    const [id, base] = [row?.id ?? '', row?.draft_revision ?? 0]
    const data = { titel: 'Ferien', thema: 'antraege', slug: 'ferien' }
    await orThrow(store.saveDraft(id, { data, author: 'test', baseRevision: base }))
    await orThrow(store.publish(id, { author: 'test' }))
    expect(await numberOf(as, 'Ferien')).toBe(archiv_id)
    expect(await namesOf(as, { archiv_id })).toEqual(['Antrag', 'Merkblatt'])
    expect([await found('urlaub'), await found('ferien')]).toEqual([0, 2])
    expect(await store.unpublish(id, { author: 'test' })).toMatchObject({ ok: false })
  })

  test('gueltig_bis=false adds expired documents, gueltig_von=false adds documents that are not valid yet', async () => {
    const { as } = await staffTown(archive())
    expect(await namesOf(as, { gueltig_von: 'true', gueltig_bis: 'true' })).not.toContain('Abgelaufen')
    expect(await namesOf(as, { gueltig_bis: 'false' })).toContain('Abgelaufen')
    expect(await namesOf(as, { gueltig_bis: 'false' })).not.toContain('Kommt')
    expect(await namesOf(as, { gueltig_von: 'false' })).toContain('Kommt')
  })
})

describe('The search inside the intranet', () => {
  test('finds parts of words in texts and valid documents, matches in titles first, and nothing for punctuation alone', async () => {
    const { as } = await staffTown({
      intranetrubrik: rubriken('Personal'),
      intranetbeitrag: [
        beitrag('Neue Regeln', 'personal', day(9), { text: '<p>Der <b>Urlaubs</b>antrag geht online.</p>' }),
        beitrag('Urlaubsplanung', 'personal', day(1)),
      ],
      archivthema: [{ thema: 'Anträge', slug: 'antraege' }],
      archiv: [{ titel: 'Antrag', thema: 'antraege' }],
      archivdokument: [
        { archiv: 'antraege-antrag', downloadtext: 'PDF', stand: day(3), datei: datei('urlaub') },
        {
          archiv: 'antraege-antrag',
          downloadtext: 'Urlaub früher',
          stand: day(3),
          datei: datei('x'),
          gueltig_bis: '2020-01-01',
        },
      ],
    })
    const find = (q: string) => as('miriam').call('intranetSuche', { query: { q } })
    const found = await find('URLAUB')
    expect(found.data.map(({ titel }) => titel)).toEqual(['Urlaubsplanung', 'Neue Regeln', 'Antrag'])
    expect(found.data[2]).toMatchObject({
      art: 'dokument',
      ort: 'Anträge',
      url: '/intranet/datei/urlaub.pdf',
    })
    for (const q of ['', '%', '_', "' or 1=1 --", '*', 'a'.repeat(200)])
      expect((await find(q)).anzahl, q).toBe(0)
  })
})

describe('P15: staff find in the intranet what they look for in their own words', () => {
  const texts = () => ({
    intranetrubrik: rubriken('Personal'),
    intranetbeitrag: [
      beitrag('Urlaub', 'personal', day(9), { text: '<p>Anträge stellen Sie vier Wochen vorher.</p>' }),
      beitrag('Krankmeldungen', 'personal', day(8), {
        text: '<p>Bitte rufen Sie bis 8 Uhr an. Die Bescheinigung holt das Personalamt ab.</p>',
      }),
      beitrag('Mobiles Arbeiten', 'personal', day(7), { text: '<p>An zwei Tagen in der Woche.</p>' }),
      beitrag('Schlüssel für das Rathaus', 'personal', day(6), { text: '<p>Im Hauptamt.</p>' }),
      beitrag('Dienstreisen und Fortbildungen', 'personal', day(5), {
        text: '<p>Die Genehmigung erteilt die Amtsleitung.</p>',
        dateien: [datei('reisekostenabrechnung')],
      }),
    ],
  })

  test.each([
    ['urlaub', 'Urlaub'],
    ['Antrag', 'Urlaub'],
    ['Urlaubs', 'Urlaub'],
    ['wie beantrage ich urlaub', 'Urlaub'],
    ['Wo stelle ich einen Antrag auf Urlaub?', 'Urlaub'],
    ['Krankmeldung', 'Krankmeldungen'],
    ['Bescheinigungen', 'Krankmeldungen'],
    ['mobil arbeiten', 'Mobiles Arbeiten'],
    ['mobile Arbeit', 'Mobiles Arbeiten'],
    ['Schluessel', 'Schlüssel für das Rathaus'],
    ['schlüssel rathaus', 'Schlüssel für das Rathaus'],
    ['SCHLÜSSEL', 'Schlüssel für das Rathaus'],
    ['Dienstreise', 'Dienstreisen und Fortbildungen'],
    ['fortbildung', 'Dienstreisen und Fortbildungen'],
    ['Genehmigungen', 'Dienstreisen und Fortbildungen'],
    ['reisekosten', 'Dienstreisen und Fortbildungen'],
  ])('„%s“ finds „%s“', async (q, titel) => {
    const { as } = await staffTown(texts())
    const { data, aehnlich } = await as('miriam').call('intranetSuche', { query: { q } })
    expect(data.map(one => one.titel)).toEqual([titel])
    expect(aehnlich).toBeUndefined()
  })

  test.each([
    ['Urlaup', 'Urlaub'],
    ['Krankmeldnug', 'Krankmeldungen'],
    ['Schlüsel', 'Schlüssel für das Rathaus'],
    ['Dienstreise Paris', 'Dienstreisen und Fortbildungen'],
    ['Bescheinigung Kindergarten', 'Krankmeldungen'],
  ])('„%s“ is not found as a whole: „%s“ is near, and the answer says so', async (q, titel) => {
    const { as } = await staffTown(texts())
    const { data, aehnlich } = await as('miriam').call('intranetSuche', { query: { q } })
    expect(data.map(one => one.titel)).toEqual([titel])
    expect(aehnlich).toBe(true)
  })

  test.each(['Zebra', 'Rat', 'qq', '12'])('„%s“ finds nothing, and nothing is said to be near', async q => {
    const { as } = await staffTown(texts())
    const { anzahl, aehnlich } = await as('miriam').call('intranetSuche', { query: { q } })
    expect([anzahl, aehnlich]).toEqual([q === 'Rat' ? 1 : 0, undefined])
  })
})

describe('New texts and confirmations of reading', () => {
  const asked = () => ({
    intranetrubrik: rubriken('Personal'),
    intranetbeitrag: [
      beitrag('Brandschutz', 'personal', day(9), { lesebestaetigung: true }),
      beitrag('Sommerfest', 'personal', day(3)),
    ],
  })
  const idOf = async ({ as }: Awaited<ReturnType<typeof staffTown>>, titel: string) => {
    const { data } = await as('miriam').call('intranetTexte', { params: { url: 'personal' } })
    return data.find(text => text.titel === titel)?.id
  }

  test('a confirmation is stored once, for this account only, and removes the text from the list of texts to read', async () => {
    const town = await staffTown(asked())
    const params = { id: await idOf(town, 'Brandschutz') }
    const confirm = () => town.as('miriam').call('intranetGelesen', { params })
    const [{ gelesen_am }, again] = await Promise.all([confirm(), confirm()])
    town.pass(60)
    expect([again.gelesen_am, (await confirm()).gelesen_am]).toEqual([gelesen_am, gelesen_am])
    const toRead = async (name: 'miriam' | 'jan') =>
      (await town.as(name).call('intranetNeues')).zu_lesen.map(({ titel }) => titel)
    expect(await toRead('miriam')).toEqual([])
    expect(await toRead('jan')).toEqual(['Brandschutz'])
    expect((await town.as('jan').call('intranetText', { params })).lesebestaetigung).toEqual({})
    expect((await town.as('miriam').call('intranetText', { params })).lesebestaetigung).toEqual({
      gelesen_am,
    })
  })

  test('a text that does not ask for a confirmation cannot be confirmed', async () => {
    const town = await staffTown(asked())
    const params = { id: await idOf(town, 'Sommerfest') }
    expect((await town.as('miriam').refusal('intranetGelesen', { params })).code).toBe('nicht-moeglich')
    expect((await town.as('miriam').call('intranetText', { params })).lesebestaetigung).toBeUndefined()
  })

  test('texts dated after the previous sign-in are new', async () => {
    const town = await staffTown(asked())
    const rows = [day(2), day(5), '2026-11-20T07:59:00Z'].map((at, index) => ({
      id: `s${index}`,
      account_id: 'id-miriam',
      at: new Date(at).toISOString(),
      what: 'angemeldet' as const,
      network: '',
    }))
    await orThrow(
      town.store.database.write(async db =>
        ok(await tablesOf(db).insertInto('sign_ins').values(rows).execute()),
      ),
    )
    const { seit, neu } = await town.as('miriam').call('intranetNeues')
    expect(seit).toBe(new Date(day(5)).toISOString())
    expect(neu.map(({ titel }) => titel)).toEqual(['Brandschutz'])
    expect(await town.as('jan').call('intranetNeues')).toMatchObject({ neu: [] })
  })

  test('the office sees who has read a text, who has not, and who has read an earlier revision', async () => {
    const town = await staffTown(asked())
    const params = { id: await idOf(town, 'Brandschutz') }
    await town.as('miriam').call('intranetGelesen', { params })
    const [document] = await town.store.database.read
      .selectFrom('documents')
      .selectAll()
      .where('key', 'like', 'brandschutz%')
      .execute()
    const id = document?.id ?? ''
    const list = () => town.as('chefin').call('redaktionLesebestaetigungen', { params: { id } })
    expect(await list()).toEqual({
      gelesen: [{ name: 'miriam Test', am: '2026-11-20T08:00:00.000Z', frueher: false }],
      offen: [{ name: 'jan Test' }],
    })
    const data = beitrag('Brandschutz', 'personal', day(9), { lesebestaetigung: true, einleitung: 'Neu' })
    await orThrow(town.store.saveDraft(id, { data, baseRevision: 1, author: 'test' }))
    await orThrow(town.store.publish(id, { author: 'test' }))
    expect((await list()).gelesen).toMatchObject([{ frueher: true }])
    expect((await town.as('autor').refusal('redaktionLesebestaetigungen', { params: { id } })).code).toBe(
      'nicht-erlaubt',
    )
  })

  test('confirmations of a text that is deleted for good are deleted', async () => {
    const town = await staffTown(asked())
    await town.as('miriam').call('intranetGelesen', { params: { id: await idOf(town, 'Brandschutz') } })
    const rows = () =>
      tablesOf(town.store.database.read).selectFrom('lesebestaetigungen').selectAll().execute()
    const forget = () =>
      orThrow(
        town.store.database.write(async db =>
          ok(await forgetConfirmations.step(db, { now: town.clock(), mark: null })),
        ),
      )
    await forget()
    expect(await rows()).toHaveLength(1)
    await orThrow(
      town.store.database.write(async db =>
        ok(await tablesOf(db).updateTable('lesebestaetigungen').set({ document_id: 'weg' }).execute()),
      ),
    )
    await forget()
    expect(await rows()).toEqual([])
  })
})

describe('A file of the intranet', () => {
  const PDF = new TextEncoder().encode('%PDF-1.7\nDienstplan\n%%EOF\n')
  const bytesOf = async (pieces: AsyncIterable<Uint8Array>) => {
    const all = []
    for await (const piece of pieces) all.push(Buffer.from(piece))
    return Buffer.concat(all).toString()
  }
  const withPlan = async () => {
    const town = await staffTown({ intranetrubrik: rubriken('Personal') })
    await orThrow(town.library.addDocument({ schluessel: 'plan', bytes: PDF, titel: 'Plan' }))
    await orThrow(town.library.addDocument({ schluessel: 'anderes', bytes: PDF, titel: 'Anderes' }))
    const data = beitrag('Plan', 'personal', day(2), {
      dateien: [datei('plan')],
      text: '<p><a href="/medien/plan.pdf">Der Plan</a></p>',
    })
    const { id } = await orThrow(town.store.create({ kind: 'intranetbeitrag', data, author: 'test' }))
    const status = async () =>
      (await town.media.answer(new Request('http://localhost/medien/plan.pdf'))).status
    return { ...town, id, status }
  }
  const params = { datei: 'plan.pdf' }

  test('staff get the file, whole and in parts, while a released text links to it; /medien never serves it', async () => {
    const { as, id, store, status } = await withPlan()
    expect((await as('miriam').refusal('intranetDatei', { params })).code).toBe('nicht-gefunden')
    await orThrow(store.publish(id, { author: 'test' }))
    const file = await as('miriam').call('intranetDatei', { params })
    expect(file).toMatchObject({ typ: 'application/pdf', name: 'plan.pdf', groesse: PDF.byteLength })
    expect(await bytesOf(file.inhalt())).toBe(Buffer.from(PDF).toString())
    expect(await bytesOf(file.inhalt({ from: 0, to: 4 }))).toBe('%PDF-')
    expect(await status()).toBe(404)
    const text = await as('miriam').call('intranetText', { params: { id: 1 } })
    expect(text).toMatchObject({
      text: '<p><a href="/intranet/datei/plan.pdf">Der Plan</a></p>',
      dateien: [{ url: '/intranet/datei/plan.pdf' }],
    })
    await orThrow(store.unpublish(id, { author: 'test' }))
    expect((await as('miriam').refusal('intranetDatei', { params })).code).toBe('nicht-gefunden')
  })

  test('a missing file and a file that no released text links to get the same answer', async () => {
    const { as } = await withPlan()
    const said = await Promise.all(
      ['anderes.pdf', 'gibt-es-nicht.pdf', 'plan.pdf'].map(async datei => {
        const { code, message } = await as('miriam').refusal('intranetDatei', { params: { datei } })
        return `${code} ${message}`
      }),
    )
    expect(new Set(said).size).toBe(1)
    for (const name of ['', 'rat', 'chefin'] as const)
      expect((await as(name).refusal('intranetDatei', { params })).code).toBe('nicht-angemeldet')
  })
})
