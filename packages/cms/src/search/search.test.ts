import { calls, pageThemes } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { derived, openCmsStore } from '../open-cms-store.ts'
import { fillDerived } from '../store/index.ts'
import { ok } from '../store/result.ts'
import { newDatabase, passingDatabase } from '../store/testing/databases.ts'
import { artikel, testTown, textEntry } from '../test-town.ts'
import { unpack } from '../unpack/unpack.ts'
import { derivedSearch } from './derived.ts'
import { distance } from './distance.ts'
import { DOKUMENT } from './document-text.ts'
import { dayNumber, entryId, partsOf } from './entry-id.ts'
import { excerpts } from './excerpt.ts'
import { signsOf } from './german.ts'
import { openSearch } from './search.ts'
import type { SearchTables } from './tables.ts'
import { normalise, plainForm, stem, wholes } from './words.ts'
import { putEntry } from './write-entry.ts'
import { forgetOldQuestions, keptForm, RETENTION_DAYS, zeroHits } from './zero-hits.ts'

const seite = (pfad: string, title: string, text = '') => ({
  pfad,
  title,
  content: [textEntry(`<p>${text}</p>`)],
})

async function asked(texts: readonly string[], q: string): Promise<string[]> {
  const { call } = await testTown({ seite: texts.map((text, i) => seite(`/s${i}`, 'Seite', text)) })
  const { data, aehnliches } = await call(calls.suche, { query: { q } })
  return [...data, ...aehnliches].map(({ url }) => url)
}

async function answered(pages: readonly object[], q: string) {
  const { call } = await testTown({ seite: pages })
  const { gesamt, data, aehnliches } = await call(calls.suche, { query: { q } })
  const urls = (hits: readonly { url: string }[]) => hits.map(({ url }) => url)
  return { gesamt, treffer: urls(data), aehnliches: urls(aehnliches) }
}

describe('German morphology', () => {
  it.each([
    ['Müll', 'Muell'],
    ['Müll', 'Mull'],
    ['Muell', 'Müll'],
    ['Straße', 'STRASSE'],
    ['Ämter', 'Aemter'],
    ['Ämter', 'Amt'],
    ['Größe', 'Groesse'],
    ['Café', 'Cafe'],
    ['Mu\u0308ll', 'müll'],
    ['Steuer', 'steuer'],
    ['die neue Halle', 'neue Halle'],
    ['aktuell', 'aktuell'],
    ['Häuser', 'Haus'],
    ['Ausweise', 'Ausweis'],
    ['Personalausweis', 'Ausweis'],
    ['Müllabfuhr', 'Abfuhr Müll'],
    ['Abfuhr von Müll', 'Müllabfuhr'],
    ['Müll-Abfuhr', 'Müllabfuhr'],
    ['Personalausweis', 'Personalausweiss'],
    ['Feuerwehr', 'Feuerwher'],
    ['Bücherei', 'Büchrei'],
    ['eine Tonne mit 60 Liter', '60l Tonne'],
    ['Telefon 030\u00a023125-110', '+49 30 23125110'],
    ['am 24. Dezember 2026', '24.12.2026'],
    ['am 24.12.', '24. Dezember'],
    ['Mül\u00adl', 'Müll'],
    ['ein dementer Vater', 'Demenz'],
    ['krank zu Hause', 'erkrankt'],
    ['der Hund', 'Hündchen'],
    ['die Versteigerung', 'versteigert'],
    ['Rathaus, Zimmer 12', 'Raum 12'],
    ['zweiter Stock, Zimmer 1', '2. OG'],
    ['Grillfest im Park', 'Kastaniengrillfest'],
  ])('a text with %j is found by %j', async (text, q) => {
    expect(await asked([text, 'Etwas ganz anderes'], q)).toEqual(['/s0'])
  })

  it.each([
    ['Kreis', 'Reis'],
    ['Schwein', 'Wein'],
    ['Haus', 'Maus'],
    ['am 24.12.', '25.12.'],
  ])('a text with %j is not found by %j', async (text, q) => {
    expect(await asked([text], q)).toEqual([])
  })

  it('words of a wish affect the order and are not required', async () => {
    expect(await asked(['Hund', 'Katze'], 'Wo kann ich meinen Hund anmelden?')).toEqual(['/s0'])
  })

  it('the name of the town is not required on its own site', async () => {
    const { call } = await testTown({
      stadt: [{ ...calls.stadt.examples[0]?.answer, name: 'Bad Auenheim' }],
      seite: [seite('/freibad', 'Freibad', 'Rutsche'), seite('/rathaus', 'Rathaus', 'in Auenheim')],
    })
    const { data } = await call(calls.suche, { query: { q: 'Freibad Auenheim' } })
    expect(data.map(({ url }) => url)).toEqual(['/freibad'])
  })

  it('pages with all words but one count as similar if none has all of them', async () => {
    expect(
      await answered([seite('/a', 'Freibad', 'Rutsche'), seite('/b', 'Rathaus')], 'Freibad Sauna'),
    ).toEqual({
      gesamt: 0,
      treffer: [],
      aehnliches: ['/a'],
    })
  })

  it('a single page counts as similar if its words are far apart or mentioned only in passing', async () => {
    const far = `Unser Amt hilft. ${'Am Morgen ist es ruhig. '.repeat(20)}Die Toilette liegt im Keller.`
    const near = 'Die Toilette im Amt ist offen.'
    expect(await answered([seite('/a', 'Seite', far)], 'Amt Toilette')).toMatchObject({ aehnliches: ['/a'] })
    expect(await answered([seite('/a', 'Das Amt', near)], 'Amt Toilette')).toMatchObject({ treffer: ['/a'] })
    // A passing mention does not make a page the answer.
    expect(await answered([seite('/a', 'Seite', near)], 'Amt Toilette')).toMatchObject({
      aehnliches: ['/a'],
    })
    expect(await answered([seite('/a', 'Seite', near)], 'Toilette')).toMatchObject({ treffer: ['/a'] })
  })

  it('a single page found by a corrected word counts as similar', async () => {
    expect(await answered([seite('/a', 'Tannenweg')], 'Tanenweg')).toMatchObject({
      gesamt: 0,
      aehnliches: ['/a'],
    })
    expect(await answered([seite('/a', 'Tannenweg'), seite('/b', 'Tannenweg')], 'Tanenweg')).toMatchObject({
      gesamt: 2,
    })
  })

  it('the corrected word is returned', async () => {
    const { call } = await testTown({ seite: [seite('/a', 'Feuerwehr')] })
    expect((await call(calls.suche, { query: { q: 'Feuerwher' } })).meinten).toBe('Feuerwehr')
    expect((await call(calls.suche, { query: { q: 'Feuerwehr' } })).meinten).toBeUndefined()
  })

  it('spellings of an umlaut share a stem, and numbers, days and hyphenated words are indexed as a whole', () => {
    expect(['müll', 'muell', 'Mu\u0308ll'].map(word => stem(normalise(word)))).toEqual([
      'mull',
      'mull',
      'mull',
    ])
    expect(plainForm('Straße')).toBe('strasse')
    expect(wholes('Tel. 030 23125-110 am 3. März 2026, Müll-Abfuhr')).toEqual([
      'tel03023125110',
      'tel23125110',
      'tag0303',
      'tag0303x2026',
      'mullabfuhr',
    ])
  })

  it('typing errors between two words are counted, up to a limit', () => {
    expect(distance('ausweis', 'ausweiss', 2)).toBe(1)
    expect(distance('feuerwehr', 'feuerwher', 2)).toBe(1)
    expect(distance('haus', 'baum', 2)).toBe(2)
    expect(distance('haus', 'kirche', 2)).toBe(3)
  })
})

describe('a question with operators or without words', () => {
  const odd = [
    '" OR "',
    'titel:',
    'a AND (',
    'NEAR(x y)',
    '*',
    '^',
    "'; drop table x",
    '{}',
    '\u0000',
    '💧',
    'ein der und',
  ]
  it.each([...odd, 'x'.repeat(200), 'wort '.repeat(40)])(
    'contains no operator, does not fail and finds nothing: %j',
    async q => {
      const { call } = await testTown({ seite: [seite('/a', 'Rathaus')] })
      await expect(call(calls.suche, { query: { q } })).resolves.toMatchObject({ gesamt: 0 })
      await expect(call(calls.suchvorschlaege, { query: { q } })).resolves.toEqual({ data: [] })
    },
  )
})

describe('an invisible entry', () => {
  const secret = {
    kind: 'seite' as const,
    author: 'test',
    data: seite('/geheim', 'Giraffengehege', 'Zebrastall'),
  }
  const everything = async (town: Awaited<ReturnType<typeof testTown>>) => {
    const results = await Promise.all(
      ['Giraffengehege', 'Zebrastall', 'Giraffengehge'].map(q => town.call(calls.suche, { query: { q } })),
    )
    const suggested = await Promise.all(
      ['Giraffen', 'Zebra'].map(q => town.call(calls.suchvorschlaege, { query: { q } })),
    )
    return {
      hits: results.reduce(
        (sum, { gesamt, data, facetten }) => sum + gesamt + data.length + facetten.art.length,
        0,
      ),
      suggestions: suggested.reduce((sum, { data }) => sum + data.length, 0),
    }
  }

  it('is not found, counted or suggested before its window, and is found within it', async () => {
    const town = await testTown({})
    await town.store.writeAll([{ ...secret, gueltig_von: '2026-12-01T00:00:00Z' }])
    expect(await everything(town)).toEqual({ hits: 0, suggestions: 0 })
    const later = openSearch(town.store, () => new Date('2026-12-01T00:00:00Z'))
    expect((await later.find({ q: 'Zebrastall', seite: 1, pro_seite: 10 })).gesamt).toBe(1)
    expect(await later.suggest('Giraffen')).not.toEqual([])
  })

  it('is not found after its window', async () => {
    const town = await testTown({})
    await town.store.writeAll([{ ...secret, gueltig_bis: '2026-11-20T11:00:00Z' }])
    expect(await everything(town)).toEqual({ hits: 0, suggestions: 0 })
  })

  it('is not found after its withdrawal, and leaves no word in the index', async () => {
    const town = await testTown({})
    const written = await town.store.writeAll([secret])
    if (!written.ok) throw new Error('not written')
    await town.store.unpublish(written.value[0] ?? '', { author: 'test' })
    expect(await everything(town)).toEqual({ hits: 0, suggestions: 0 })
    const tables = town.store.database.read.withTables<SearchTables>()
    expect(await tables.selectFrom('suche_worte').select('wort').execute()).toEqual([])
  })

  it('can be a file to which no public document links', async () => {
    const town = await testTown({})
    await town.store.database.write(async db => {
      const fields = { titel: 'Giraffenplan', namen: [], einleitung: '', text: 'Zebrastall', datum: '' }
      const file = { ref: 'medien:plan', kind: DOKUMENT, version: '1', url: '/medien/plan.pdf', groesse: 9 }
      await putEntry(db, { ...fields, ...file, gueltig_von: null, gueltig_bis: null })
      return ok(undefined)
    })
    expect(await everything(town)).toEqual({ hits: 0, suggestions: 0 })
    const link = seite('/plan', 'Seite', '<a href="/medien/plan.pdf">Plan</a>')
    await town.store.writeAll([
      { kind: 'seite', author: 'test', data: link, gueltig_von: '2027-01-01T00:00:00Z' },
    ])
    expect(await everything(town)).toEqual({ hits: 0, suggestions: 0 })
    await town.store.writeAll([{ kind: 'seite', author: 'test', data: { ...link, pfad: '/offen' } }])
    const { data } = await town.call(calls.suche, { query: { q: 'Zebrastall' } })
    expect(data).toMatchObject([{ url: '/medien/plan.pdf', art: 'Dokument', groesse: 9 }])
  })
})

describe('a word of an invisible document', () => {
  const open = ['Bürgeramt', 'Wurzel im Garten', 'Bau am Amt', 'Amt für Zauberworte', 'Trauung'].map(
    (title, at) => seite(`/s${at}`, title, `${title}, und alle schnelleren.`),
  )
  const hidden = [
    seite('/h1', 'Abmahnung Zauberwurzinger', 'Zauberwart, Schnelleres, Gartenzwerg.'),
    seite('/h2', 'Bauamt', 'Zauberwart, Schnelleres, Traunung, Zwerg, Gartenwurzl.'),
  ]
  const townWith = async (pages: readonly object[]) => {
    const town = await testTown({ seite: open })
    await town.store.writeAll(
      pages.map(data => ({ kind: 'seite', data, author: 'test', gueltig_von: '2027-01-01T00:00:00Z' })),
    )
    return town
  }

  it.each([
    ['corrects nothing', 'Bürgeramt zauberwurzingr'],
    ['stands before no correction', 'zauberwrt'],
    ['stands before no correction that is farther off', 'Traunungs'],
    ['makes no right word of one with a typing error', 'Traunung'],
    ['makes no part of a word right', 'wurzl'],
    ['makes one word of no two', 'Bau Amt'],
    ['lends its form to no correction', 'schnlel'],
    ['makes up no word', 'Gartenzwergamt'],
    ['is not suggested', 'zaub'],
    ['lends its form to no suggestion', 'schnell'],
  ])('%s: %s', async (_, q) => {
    const answers = await Promise.all(
      [hidden, []].map(async pages => {
        const { call } = await townWith(pages)
        return [
          await call(calls.suche, { query: { q } }),
          await call(calls.suchvorschlaege, { query: { q } }),
        ]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('search terms of editors', () => {
  const perso = {
    begriffe: ['Perso'],
    synonyme: ['Personalausweis'],
    url: '/ausweis',
    titel: 'Ausweis beantragen',
  }
  it('replace words of a question and recommend a page', async () => {
    const { call } = await testTown({ seite: [seite('/ausweis', 'Personalausweis')], suchbegriff: [perso] })
    expect(await call(calls.suche, { query: { q: 'neuer Perso' } })).toMatchObject({
      data: [{ url: '/ausweis' }],
      empfehlungen: [{ titel: 'Ausweis beantragen', url: '/ausweis' }],
    })
  })

  it('do not recommend an invisible page', async () => {
    const { call } = await testTown({ suchbegriff: [perso] })
    expect((await call(calls.suche, { query: { q: 'Perso' } })).empfehlungen).toEqual([])
  })
})

describe('kinds and sections', () => {
  it('are counted over all hits, and filter the hits', async () => {
    const { call } = await testTown({
      seite: [seite('/a', 'Fest'), seite('/freibad/b', 'Fest')],
      aktuelles: [artikel('Fest')],
    })
    const { facetten } = await call(calls.suche, { query: { q: 'Fest' } })
    expect(facetten).toEqual({
      art: [
        { wert: 'seite', name: 'Seite', anzahl: 2 },
        { wert: 'aktuelles', name: 'Nachricht', anzahl: 1 },
      ],
      bereich: [
        { wert: 'default', name: 'Stadt', anzahl: 2 },
        { wert: 'freibad', name: 'Freibad', anzahl: 1 },
      ],
    })
    const chosen = await call(calls.suche, { query: { q: 'Fest', art: 'seite', bereich: 'freibad' } })
    expect([chosen.gesamt, chosen.data.map(({ url }) => url), chosen.facetten]).toEqual([
      1,
      ['/freibad/b'],
      facetten,
    ])
    expect((await call(calls.suche, { query: { q: 'Fest', art: 'gibt-es-nicht' } })).gesamt).toBe(0)
  })

  it('are encoded as numbers: a changed list of sections rebuilds the index, and the last section still fits', () => {
    expect(JSON.parse(derivedSearch.form)).toContainEqual(pageThemes)
    const last = pageThemes.length - 1
    expect(partsOf(entryId({ kind: 1, section: last, datum: '', number: 1 })).section).toBe(last)
  })

  it('are decoded from the id of an entry, with its day', () => {
    const id = entryId({ kind: 3, section: 5, datum: '2026-11-20T08:00:00Z', number: 4_000_000 })
    expect(partsOf(id)).toEqual({ kind: 3, section: 5, day: dayNumber(new Date('2026-11-20T08:00:00Z')) })
    expect(partsOf(entryId({ kind: 31, section: 15, datum: '', number: 1 })).day).toBeUndefined()
    expect(
      Number.isSafeInteger(entryId({ kind: 31, section: 15, datum: '1999-01-01', number: 4_194_303 })),
    ).toBe(true)
  })
})

describe('an excerpt', () => {
  const filler = 'Wer am Morgen kommt, findet einen Platz am Fenster. '
  const plain = (text: string, ...wanted: string[]) =>
    excerpts(new Set(wanted))(text)
      .map(({ text, treffer }) => (treffer ? `[${text}]` : text))
      .join('')

  it('marks all forms of the words of the question', () => {
    expect(plain('Die Häuser am Haus.', 'haus')).toBe('Die [Häuser] am [Haus].')
  })

  it('is the sentence with most of the words, with the next sentences up to two lines', () => {
    const text = `Hund. ${filler.repeat(20)}Die Steuer für einen Hund beträgt 108 €. ${filler.repeat(20)}`
    expect(plain(text, 'hund', stem('Steuer'))).toMatch(
      /^Die \[Steuer\] für einen \[Hund\] beträgt 108 €\. Wer am Morgen .*\.$/,
    )
  })

  it('is the beginning of a text without any of the words, and empty for an empty text', () => {
    expect(plain(filler.repeat(20), 'rathaus')).toMatch(/^Wer am Morgen .* Fenster\.$/)
    expect(excerpts(new Set(['haus']))('')).toEqual([])
  })

  it('contains no words of tables, and does not break after a date or an abbreviation', () => {
    const text =
      'Freigabevermerk\nHund\n09:00 18:30\nHunde bis zum 12. März, z. B. Welpen, melden Sie an.\nGeprüft: Hund'
    expect(plain(text, 'hund')).toBe('[Hunde] bis zum 12. März, z. B. Welpen, melden Sie an.')
  })

  it('prefers a sentence with the pattern of an answer: an amount of euros for a price', () => {
    const text = 'Der Hund ist ein Tier. Wir mögen jeden Hund.\nGebühren: Marke 5,00 €, Ersatz 10,00 €.'
    const shown = excerpts(new Set(['hund']), signsOf([stem('kostet')]))(text)
    expect(shown.map(({ text }) => text).join('')).toBe('Gebühren: Marke 5,00 €, Ersatz 10,00 €.')
  })

  it('cuts a long sentence between words, around the first hit', () => {
    const text = `Erst ${'kommt sehr viel und '.repeat(20)}dann der Hund ${'und noch mehr '.repeat(20)}zum Schluss.`
    expect(plain(text, 'hund')).toMatch(/^… \w.* \[Hund\] .*\w …$/)
    expect(plain(text, 'hund').length).toBeLessThan(220)
  })

  it('returns hostile text unchanged, as plain segments', () => {
    expect(excerpts(new Set(['haus']))('<script>haus</script>')).toEqual([
      { text: '<script>', treffer: false },
      { text: 'haus', treffer: true },
      { text: '</script>', treffer: false },
    ])
  })

  it('handles a text without spaces', () => {
    expect(plain('x'.repeat(5_000), 'haus').length).toBeLessThan(200)
  })
})

it('an index of another version is emptied and rebuilt, however many documents there are', async () => {
  const database = await newDatabase()
  const options = { database, clock: () => new Date('2026-11-20T09:00:00Z') }
  const town = await openCmsStore(options)
  const pages = Array.from({ length: 45 }, (_, at) => seite(`/giraffe-${at}`, `Giraffe ${at}`))
  await town.writeAll(pages.map(data => ({ kind: 'seite' as const, data, author: 'Test' })))
  await town.database.write(async db => {
    await db.updateTable('derived').set({ form: 'alt' }).where('name', '=', derivedSearch.name).execute()
    return ok(undefined)
  })
  await town.close()
  const store = await openCmsStore(options)
  const search = openSearch(store, options.clock)
  const found = async () => (await search.find({ q: 'Giraffe', seite: 1, pro_seite: 10 })).gesamt
  expect(await found()).toBe(0)
  await fillDerived(store.database, derived, () => false)
  expect(await found()).toBe(45)
  await search.close()
  await store.close()
})

describe('a PDF', () => {
  it.each([
    ['broken', Buffer.from('%PDF-1.7\nnothing of a PDF\n%%EOF')],
    ['empty', Buffer.alloc(0)],
  ])('that is %s has no text and does no harm', async (_, bytes) => {
    const read = await unpack('pdf', bytes)
    expect(read.ok ? read.value.text : '').toBe('')
  })
})

describe('searches without a hit', () => {
  it.each([
    ['  Zeppelin   Flug ', 'zeppelin flug'],
    ['hans.muster@example.org', undefined],
    ['0171 2345678', undefined],
    ['Aktenzeichen 12345', undefined],
    ['x', undefined],
    ['mein nachbar lässt seinen hund immer in den garten', undefined],
  ])('are stored unless they may contain personal data: %j', (question, kept) => {
    expect(keptForm(question)).toBe(kept)
  })

  it('are counted, listed most frequent first, and deleted after their time', async () => {
    let now = new Date('2026-01-01T00:00:00Z')
    const store = await openCmsStore({ database: await passingDatabase(), clock: () => now })
    const log = zeroHits(store, () => now)
    for (const question of ['Zeppelin', 'zeppelin', 'Ufo']) log.note(question)
    expect(await log.list(10)).toEqual([
      { frage: 'zeppelin', anzahl: 2, zuletzt: '2026-01-01' },
      { frage: 'ufo', anzahl: 1, zuletzt: '2026-01-01' },
    ])
    now = new Date(now.getTime() + (RETENTION_DAYS + 1) * 86_400_000)
    log.note('Rakete')
    expect(await log.list(10)).toHaveLength(3)
    await store.database.write(async db => ok(await forgetOldQuestions.step(db, { now, mark: null })))
    expect((await log.list(10)).map(({ frage }) => frage)).toEqual(['rakete'])
    await log.close()
    await store.close()
  })

  it('A10: that an earlier version stored with a name are deleted by the daily job', async () => {
    const now = new Date('2026-01-01T00:00:00Z')
    const store = await openCmsStore({ database: await passingDatabase(), clock: () => now })
    const log = zeroHits(store, () => now)
    await store.database.write(async db =>
      ok(
        await db
          .withTables<{ suche_ohne_treffer: { frage: string; anzahl: number; zuletzt: string } }>()
          .insertInto('suche_ohne_treffer')
          .values(['anna müller', 'zeppelin'].map(frage => ({ frage, anzahl: 1, zuletzt: '2025-12-31' })))
          .execute(),
      ),
    )
    await store.database.write(async db => ok(await forgetOldQuestions.step(db, { now, mark: null })))
    expect((await log.list(10)).map(({ frage }) => frage)).toEqual(['zeppelin'])
    await log.close()
    await store.close()
  })

  it('are recorded by the search', async () => {
    const { search, call } = await testTown({ seite: [seite('/a', 'Rathaus')] })
    await call(calls.suche, { query: { q: 'Zeppelin' } })
    await call(calls.suche, { query: { q: 'Rathaus' } })
    expect(await search.withoutHits()).toMatchObject([{ frage: 'zeppelin', anzahl: 1 }])
    await search.close()
  })
})
