import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { openMedia } from '../media/media.ts'
import { newFolder } from '../store/testing/databases.ts'
import { testTown } from '../test-town.ts'

const NOW = '2026-11-20T12:00:00+01:00'
const PASSWORD = 'vier Woerter ohne Sinn'
const since = '2024-07-23'

const gremium = [
  { name: 'Gemeinderat', art: 'gemeinderat' },
  { name: 'Technischer Ausschuss', art: 'ausschuss' },
  { name: 'Verwaltungsausschuss', art: 'ausschuss' },
]
const member = (nachname: string, ...gremien: object[]) => ({
  vorname: 'Vera',
  nachname,
  mitgliedschaften: gremien.map(one => Object.assign({ von: since }, one)),
})
const TA = { gremium: 'technischer-ausschuss' }
const VA = { gremium: 'verwaltungsausschuss' }
const ratsperson = [
  member('Alt', TA),
  member('Bach', VA),
  member('Chor', { ...TA, bis: '2026-11-20' }, { ...VA, rolle: 'stellvertretung' }),
]

const meeting = (slug: string, day: string, more: object = {}) => ({
  titel: 'Sitzung',
  slug,
  gremium: 'technischer-ausschuss',
  behandlung: 'oeffentlich',
  datum_von: `${day}T18:00:00+01:00`,
  ort: 'Ratssaal',
  tagesordnung: [{ titel: 'Fragen' }],
  ...more,
})
const closed = { titel: 'Nichtöffentlicher Teil', behandlung: 'nichtoeffentlich' }
const sitzung = [
  meeting('ta-1', '2026-12-01'),
  meeting('ta-1-nt', '2026-12-01', {
    ...closed,
    teil_von: 'ta-1',
    tagesordnung: [{ titel: 'Kauf', vorlage: 'kauf' }, { titel: 'Personal' }],
  }),
  meeting('va-1', '2026-12-02', { gremium: 'verwaltungsausschuss' }),
  // A meeting without a public part.
  meeting('va-2', '2026-12-09', {
    ...closed,
    gremium: 'verwaltungsausschuss',
    teilnahmen: [{ person: 'vera-bach', anwesenheit: 'entschuldigt', vertreten_durch: 'vera-chor' }],
    tagesordnung: [{ titel: 'Stundung', vorlage: 'stundung' }],
  }),
  meeting('ta-0', '2026-11-03', { zustand: 'durchgefuehrt' }),
]
const paper = (slug: string, more: object = {}) => ({
  titel: slug,
  slug,
  nummer: slug,
  art: 'Beschlussvorlage',
  datum: '2026-11-16',
  gremium: 'technischer-ausschuss',
  behandlung: 'nichtoeffentlich',
  ...more,
})
const vorlage = [
  // The committee prepares the decision of the council.
  paper('kauf', { gremium: 'gemeinderat' }),
  paper('stundung', { gremium: 'verwaltungsausschuss', art: 'Bericht' }),
  paper('offen', { behandlung: 'oeffentlich', art: 'Informationsvorlage' }),
]

const silent = { info() {}, warn() {}, error() {} }
const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF\n')

async function town() {
  const town = await testTown({ gremium, ratsperson, sitzung, vorlage }, NOW, {
    media: isForEveryone => openMedia(newFolder(), silent, isForEveryone),
  })
  const signIn = async (person: string | undefined) => {
    const email = `${person ?? 'niemand'}@example.org`
    const made = await town.accounts.administration.create(
      { realm: 'raete', email, vorname: 'Vera', nachname: 'Rat', ...(person ? { person } : {}) },
      'einmalpasswort',
    )
    const first = await town.call(calls.raeteLogin, {
      body: { email, passwort: made.einmalpasswort ?? '' },
    })
    await town.call(calls.raetePasswort, {
      body: { passwort: made.einmalpasswort ?? '', neues_passwort: PASSWORD },
      token: first.token,
    })
    const { token, id } = await town.call(calls.raeteLogin, { body: { email, passwort: PASSWORD } })
    return { token, id }
  }
  return { ...town, signIn }
}

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

describe('meetings', () => {
  test('a member sees every public meeting, with the non-public part of those of their own body', async () => {
    const { call, signIn } = await town()
    const { token } = await signIn('vera-alt')
    const { data } = await call(calls.raeteSitzungen, { query: {}, token })
    expect(
      data.map(({ id, punkte, nichtoeffentlich, eigene }) => [id, punkte, nichtoeffentlich, eigene]),
    ).toEqual([
      ['ta-1', 1, 2, true],
      ['va-1', 1, 0, false],
    ])
    const own = await call(calls.raeteSitzungen, { query: { eigene: 'true' }, token })
    expect(idsOf(own)).toEqual(['ta-1'])
    const past = await call(calls.raeteSitzungen, { query: { bis: '2026-11-20' }, token })
    expect(idsOf(past)).toEqual(['ta-0'])
  })

  test('both parts of a meeting are answered together, whichever is requested', async () => {
    const { call, signIn } = await town()
    const { token } = await signIn('vera-alt')
    for (const id of ['ta-1', 'ta-1-nt']) {
      const { oeffentlich, nichtoeffentlich } = await call(calls.raeteSitzung, { params: { id }, token })
      expect(oeffentlich?.id).toBe('ta-1')
      expect(nichtoeffentlich?.tagesordnung.map(({ nummer, titel }) => [nummer, titel])).toEqual([
        ['N 1', 'Kauf'],
        ['N 2', 'Personal'],
      ])
    }
  })

  test('a deputy for one meeting of another body sees this meeting as their own and reads its papers', async () => {
    const { call, signIn } = await town()
    const { token } = await signIn('vera-chor')
    const own = await call(calls.raeteSitzungen, { query: { eigene: 'true' }, token })
    // Still a member of one committee on the last day, and a deputy of the other for one meeting.
    expect(idsOf(own)).toEqual(['ta-1', 'va-2'])
    await expect(call(calls.raeteVorlage, { params: { id: 'stundung' }, token })).resolves.toBeDefined()
  })

  test('a membership grants access on its last day, and none on the day after', async () => {
    const { call, signIn, clock } = await town()
    const { token, id } = await signIn('vera-chor')
    expect((await call(calls.raeteMitglied, { params: { id }, token })).taetigkeitsbereiche).toEqual([
      'Technischer Ausschuss',
    ])
    clock.set('2026-11-20T12:59:00+01:00')
    expect((await call(calls.raeteSitzung, { params: { id: 'ta-1' }, token })).nichtoeffentlich).toBeDefined()
    clock.set('2026-11-21T00:00:00+01:00')
    const again = await call(calls.raeteLogin, {
      body: { email: 'vera-chor@example.org', passwort: PASSWORD },
    })
    const later = { token: again.token }
    const { nichtoeffentlich } = await call(calls.raeteSitzung, { params: { id: 'ta-1' }, ...later })
    expect(nichtoeffentlich).toBeUndefined()
    await expect(call(calls.raeteVorlage, { params: { id: 'kauf' }, ...later })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  })
})

describe('non-public content', () => {
  test.each([
    ['the other committee', 'vera-bach'],
    ['an account that belongs to no member', undefined],
  ])('of another body is answered as missing to %s', async (_, person) => {
    const { call, signIn } = await town()
    const { token } = await signIn(person)
    const { nichtoeffentlich } = await call(calls.raeteSitzung, { params: { id: 'ta-1' }, token })
    expect(nichtoeffentlich).toBeUndefined()
    const { data } = await call(calls.raeteSitzungen, { query: { gremium: 'technischer-ausschuss' }, token })
    expect(data).toMatchObject([{ id: 'ta-1', nichtoeffentlich: 0, eigene: false }])
    const refusals = await Promise.all(
      [
        call(calls.raeteSitzung, { params: { id: 'ta-1-nt' }, token }),
        call(calls.raeteSitzung, { params: { id: 'there-is-none' }, token }),
        call(calls.raeteVorlage, { params: { id: 'kauf' }, token }),
        call(calls.raeteVorlage, { params: { id: 'there-is-none' }, token }),
        call(calls.raeteNotiz, { params: { id: 'ta-1-nt', kennung: 'kauf' }, body: { text: 'x' }, token }),
      ].map(refused =>
        refused.then(
          () => 'answered',
          error => [error.code, error.message],
        ),
      ),
    )
    expect(new Set(refusals.map(String)).size).toBe(1)
    expect(refusals[0]).toEqual(['nicht-gefunden', 'Hierzu gibt es keinen Inhalt.'])
    const { berichte } = await call(calls.raeteBerichte, { query: {}, token })
    expect(berichte.map(({ id }) => id).toSorted()).toEqual(person ? ['offen', 'stundung'] : ['offen'])
  })

  test('is answered to a member if it is a paper on a non-public agenda of their body', async () => {
    const { call, signIn } = await town()
    const { token } = await signIn('vera-alt')
    const { beratungen, behandlung } = await call(calls.raeteVorlage, { params: { id: 'kauf' }, token })
    expect(behandlung).toBe('nichtoeffentlich')
    expect(beratungen).toMatchObject([{ sitzung: { id: 'ta-1-nt' }, nummer: 'N 1' }])
  })

  test('and all meetings are refused without a token of this realm', async () => {
    const { call } = await town()
    for (const token of [undefined, 'x', 'Bearer rathausplatz.x'])
      await expect(
        call(calls.raeteSitzungen, { query: {}, ...(token ? { token } : {}) }),
      ).rejects.toMatchObject({
        status: 401,
      })
  })
})

describe('notes', () => {
  test('belong to an item and an author, and are deleted when empty', async () => {
    const { call, signIn } = await town()
    const { token } = await signIn('vera-alt')
    const other = await signIn('vera-chor')
    const at = { params: { id: 'ta-1-nt', kennung: 'kauf' } }
    const { notiz } = await call(calls.raeteNotiz, { ...at, body: { text: 'Preis?\n' }, token })
    expect(notiz).toMatchObject({ teil: 'ta-1-nt', kennung: 'kauf', text: 'Preis?\n', geaendert: NOW })
    await call(calls.raeteNotiz, { params: { id: 'ta-1', kennung: 'fragen' }, body: { text: 'Laut' }, token })
    const notes = async (token: string) =>
      (await call(calls.raeteSitzung, { params: { id: 'ta-1' }, token })).notizen.map(({ text }) => text)
    expect((await notes(token)).toSorted()).toEqual(['Laut', 'Preis?\n'])
    expect(await notes(other.token)).toEqual([])
    expect(await call(calls.raeteNotiz, { ...at, body: { text: ' ' }, token })).toEqual({})
    expect(await notes(token)).toEqual(['Laut'])
  })

  test('for a missing item are refused', async () => {
    const { call, signIn } = await town()
    const { token } = await signIn('vera-alt')
    await expect(
      call(calls.raeteNotiz, { params: { id: 'ta-1', kennung: 'kauf' }, body: { text: 'x' }, token }),
    ).rejects.toMatchObject({ code: 'nicht-gefunden' })
  })
})

describe('files of non-public papers', () => {
  const kaufvertrag = {
    titel: 'Kaufvertrag',
    url: '/medien/kaufvertrag.pdf',
    groesse: PDF.byteLength,
    typ: 'application/pdf',
  }

  async function withFile() {
    const made = await town()
    const { media, library, store } = made
    if (!library || !media) throw new Error('no media')
    const added = await library.addDocument({ schluessel: 'kaufvertrag', bytes: PDF, titel: 'Kaufvertrag' })
    expect(added.ok).toBe(true)
    const row = await store.database.read
      .selectFrom('releases')
      .select('document_id')
      .where('key', 'like', '%/kauf')
      .executeTakeFirstOrThrow()
    const data = { ...vorlage[0], datei: kaufvertrag }
    await store.saveDraft(row.document_id, { data, baseRevision: 1, author: 'a' })
    expect((await store.publish(row.document_id, { author: 'a' })).ok).toBe(true)
    const refusal = async (datei: string, token: string | undefined) =>
      made.call(calls.raeteDatei, { params: { datei }, query: {}, ...(token ? { token } : {}) }).then(
        () => 'given',
        error => [error.code, error.message].join(' '),
      )
    const atMedia = () => media.answer(new Request('https://x.example/medien/kaufvertrag.pdf'))
    return { ...made, refusal, atMedia, id: row.document_id }
  }

  test('are served to permitted members at an address of their own, and to nobody at /medien', async () => {
    const { call, signIn, atMedia } = await withFile()
    const { token } = await signIn('vera-alt')
    const paper = await call(calls.raeteVorlage, { params: { id: 'kauf' }, token })
    expect(paper.datei?.url).toBe('/raete/datei/kaufvertrag.pdf')
    const file = await call(calls.raeteDatei, { params: { datei: 'kaufvertrag.pdf' }, query: {}, token })
    expect(file).toMatchObject({ typ: 'application/pdf', groesse: PDF.byteLength })
    expect((await atMedia()).status).toBe(404)
  })

  test('are answered as missing to all other members, and refused without a session', async () => {
    const { signIn, refusal } = await withFile()
    const { token } = await signIn('vera-bach')
    expect(await refusal('kaufvertrag.pdf', token)).toBe('nicht-gefunden Hierzu gibt es keinen Inhalt.')
    expect(await refusal('there-is-none.pdf', token)).toBe('nicht-gefunden Hierzu gibt es keinen Inhalt.')
    for (const other of [undefined, 'x'])
      expect(await refusal('kaufvertrag.pdf', other)).toContain('nicht-angemeldet')
  })

  test("are no longer served after the paper's time window", async () => {
    const { call, signIn, refusal, store, id, clock } = await withFile()
    const { token } = await signIn('vera-alt')
    const gueltig_bis = new Date(clock().getTime() + 60_000).toISOString()
    await store.publish(id, { author: 'a', gueltig_bis })
    expect(await refusal('kaufvertrag.pdf', token)).toBe('given')
    clock.set(gueltig_bis)
    expect(await refusal('kaufvertrag.pdf', token)).toContain('nicht-gefunden')
    await expect(call(calls.raeteVorlage, { params: { id: 'kauf' }, token })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  })

  test('are no longer served when the document that links to them is withdrawn', async () => {
    const { signIn, refusal, store, id, atMedia } = await withFile()
    const { token } = await signIn('vera-alt')
    expect(await refusal('kaufvertrag.pdf', token)).toBe('given')
    expect((await store.unpublish(id, { author: 'a', reason: 'Falsch', force: true })).ok).toBe(true)
    expect(await refusal('kaufvertrag.pdf', token)).toContain('nicht-gefunden')
    expect((await atMedia()).status).toBe(404)
  })
})

test('reports are papers for information; the list of minutes is empty without minutes', async () => {
  const { call, signIn } = await town()
  const { token } = await signIn('vera-alt')
  const { berichte, niederschriften } = await call(calls.raeteBerichte, { query: {}, token })
  expect(berichte).toMatchObject([{ id: 'offen', behandlung: 'oeffentlich' }])
  expect(niederschriften).toEqual([])
})

test('reports can be limited to a body and a year', async () => {
  const { call, signIn } = await town()
  const { token } = await signIn('vera-alt')
  const idsOf = async (query: { gremium?: string; jahr?: number }) => {
    const { berichte, niederschriften, jahre } = await call(calls.raeteBerichte, { query, token })
    return [[...berichte, ...niederschriften].map(({ id }) => id), jahre]
  }
  expect(await idsOf({ gremium: 'technischer-ausschuss', jahr: 2026 })).toEqual([['offen'], [2026]])
  // The years are independent of the chosen year.
  expect(await idsOf({ jahr: 2025 })).toEqual([[], [2026]])
  expect(await idsOf({ gremium: 'verwaltungsausschuss' })).toEqual([[], []])
})

test('an account requires an existing member of the council', async () => {
  const { accounts } = await town()
  const given = { email: 'x@example.org', vorname: 'V', nachname: 'R' }
  await expect(
    accounts.administration.create({ realm: 'raete', ...given, person: 'niemand' }, 'einmalpasswort'),
  ).rejects.toThrow('Ein Mitglied des Rates „niemand“ gibt es nicht.')
  await expect(
    accounts.administration.create({ realm: 'intranet', ...given, person: 'vera-alt' }, 'einmalpasswort'),
  ).rejects.toThrow('Nur Konten des Rates gehören einem Mitglied des Rates.')
})
