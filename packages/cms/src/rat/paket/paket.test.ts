import { type CallInput, type Calls, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { openMedia } from '../../media/media.ts'
import { newFolder } from '../../store/testing/databases.ts'
import { testTown } from '../../test-town.ts'
import { pdfOf, readBack } from './testing/pdfs.ts'

const NOW = '2026-11-20T12:00:00+01:00'
const PASSWORD = 'vier Woerter ohne Sinn'

const gremium = [
  { name: 'Technischer Ausschuss', art: 'ausschuss' },
  { name: 'Verwaltungsausschuss', art: 'ausschuss' },
]
const member = (nachname: string, gremium: string) => ({
  vorname: 'Vera',
  nachname,
  mitgliedschaften: [{ gremium, von: '2024-07-23' }],
})
const ratsperson = [
  member('Alt', 'technischer-ausschuss'),
  member('Ast', 'technischer-ausschuss'),
  member('Bach', 'verwaltungsausschuss'),
]
const dokument = (schluessel: string) => ({
  titel: `Blatt ${schluessel}`,
  url: `/medien/${schluessel}.pdf`,
  groesse: 1_000,
  typ: 'application/pdf',
})
const meeting = (slug: string, more: object) => ({
  titel: 'Sitzung des Technischen Ausschusses',
  slug,
  gremium: 'technischer-ausschuss',
  behandlung: 'oeffentlich',
  datum_von: '2026-12-01T18:00:00+01:00',
  ort: 'Ratssaal',
  ...more,
})
const sitzung = [
  meeting('ta-1', {
    tagesordnung: [
      { titel: 'Fragen' },
      { titel: 'Bad', vorlage: 'bad' },
      { titel: 'Anderswo', dateien: [{ ...dokument('x'), url: 'https://anderswo.example/x.pdf' }] },
    ],
  }),
  meeting('ta-1-nt', {
    behandlung: 'nichtoeffentlich',
    teil_von: 'ta-1',
    tagesordnung: [{ titel: 'Kauf', vorlage: 'kauf' }],
  }),
]
sitzung.push(meeting('ta-2', { ort: 'Schule' }), meeting('ta-3', { ort: 'Bauhof' }))

const paper = (slug: string, behandlung: string, datei: string) => ({
  titel: `Vorlage ${slug}`,
  slug,
  nummer: slug,
  art: 'Beschlussvorlage',
  datum: '2026-11-16',
  gremium: 'technischer-ausschuss',
  behandlung,
  beschlussvorschlag: `Beschluss zu ${slug}`,
  anlagen: [dokument(datei), dokument('fehlt')],
})
const vorlage = [paper('bad', 'oeffentlich', 'badplan'), paper('kauf', 'nichtoeffentlich', 'kaufvertrag')]

const silent = { info() {}, warn() {}, error() {} }

async function town() {
  const town = await testTown({ gremium, ratsperson, vorlage, sitzung }, NOW, {
    media: isForEveryone => openMedia(newFolder(), silent, isForEveryone),
  })
  for (const schluessel of ['badplan', 'kaufvertrag']) {
    const bytes = await pdfOf(schluessel, 2)
    const added = await town.library?.addDocument({ schluessel, bytes, titel: schluessel })
    expect(added?.ok).toBe(true)
  }
  const signIn = async (person: string) => {
    const email = `${person}@example.org`
    const made = await town.accounts.administration.create(
      { realm: 'raete', email, vorname: 'Vera', nachname: 'Rat', person },
      'einmalpasswort',
    )
    const einmal = made.einmalpasswort ?? ''
    const first = await town.call(calls.raeteLogin, { body: { email, passwort: einmal } })
    const duty = first.token
    await town.call(calls.raetePasswort, {
      body: { passwort: einmal, neues_passwort: PASSWORD },
      token: duty,
    })
    return (await town.call(calls.raeteLogin, { body: { email, passwort: PASSWORD } })).token
  }
  const paket = async (token: string, query: CallInput<Calls['raetePaket']>['query'] = {}, id = 'ta-1') =>
    town.call(calls.raetePaket, { params: { id }, query, token })
  const stand = async (token: string, query: CallInput<Calls['raetePaket']>['query'] = {}) =>
    (await town.call(calls.raetePaketStand, { params: { id: 'ta-1' }, query, token })).version
  const note = (token: string, text: string) =>
    town.call(calls.raeteNotiz, { params: { id: 'ta-1', kennung: 'bad' }, body: { text }, token })
  return { ...town, signIn, paket, stand, note }
}

async function bytesOf(
  { inhalt }: Awaited<ReturnType<Awaited<ReturnType<typeof town>>['paket']>>,
  part?: { from: number; to: number },
) {
  const pieces: Uint8Array[] = []
  for await (const piece of inhalt(part)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

describe('the packet of a meeting', () => {
  test('has both parts for a member of its body, in the order of the agenda', async () => {
    const { signIn, paket } = await town()
    const answer = await paket(await signIn('vera-alt'))
    expect(answer).toMatchObject({ typ: 'application/pdf', name: 'unterlagen-ta-1.pdf' })
    const { pages, bookmarks, places } = await readBack(await bytesOf(answer))
    expect(Object.keys(places).toSorted()).toEqual([
      'nichtoeffentlich-kauf',
      'oeffentlich-anderswo',
      'oeffentlich-bad',
    ])
    expect(bookmarks.map(mark => mark.trim().replace(/ → .*/, ''))).toEqual([
      'Deckblatt und Tagesordnung',
      'Tagesordnung: Nichtöffentlicher Teil',
      'Öffentlicher Teil',
      '2  Bad',
      'Blatt badplan',
      'Blatt fehlt',
      '3  Anderswo',
      'Blatt x',
      'Nichtöffentlicher Teil',
      'N 1  Kauf',
      'Blatt kaufvertrag',
      'Blatt fehlt',
    ])
    const all = pages.join('\n')
    expect(all).toContain('Dienstag, 1. Dezember 2026 um 18:00 Uhr')
    expect(all).toContain('badplan 2')
    expect(all).toContain('Sie ist nicht mehr da.')
    expect(all).toContain('Sie liegt auf einer anderen Website: https://anderswo.example/x.pdf')
    expect(all).toContain('kaufvertrag 2')
    expect(all).toContain('Beschluss zu kauf')
  })

  test('has only the public part for other members, without a trace of the rest', async () => {
    const { signIn, paket, stand } = await town()
    const [alt, bach] = [await signIn('vera-alt'), await signIn('vera-bach')]
    const { pages, bookmarks } = await readBack(await bytesOf(await paket(bach)))
    const all = [...pages, ...bookmarks].join('\n')
    expect(all).toContain('badplan 2')
    expect(all).not.toMatch(/[Nn]icht ?öffentlich|[Kk]auf|N 1/)
    expect(await stand(bach)).not.toBe(await stand(alt))
  })

  test('a missing packet and a forbidden one get the same answer', async () => {
    const { signIn, paket, call } = await town()
    const token = await signIn('vera-bach')
    const refusals = await Promise.all(
      ['ta-1-nt', 'there-is-none'].flatMap(id =>
        [paket(token, {}, id), call(calls.raetePaketStand, { params: { id }, query: {}, token })].map(asked =>
          asked.then(
            () => 'given',
            error => `${error.code} ${error.message}`,
          ),
        ),
      ),
    )
    expect(new Set(refusals)).toEqual(new Set(['nicht-gefunden Hierzu gibt es keinen Inhalt.']))
  })

  test('can be read in ranges, and is the same file until its content changes', async () => {
    const { signIn, paket, stand, store, clock } = await town()
    const token = await signIn('vera-alt')
    const answer = await paket(token)
    const whole = await bytesOf(answer)
    expect(whole.byteLength).toBe(answer.groesse)
    expect(await bytesOf(answer, { from: 2, to: 9 })).toEqual(whole.subarray(2, 10))
    clock.set('2026-11-20T12:30:00+01:00')
    expect(await bytesOf(await paket(token))).toEqual(whole)
    expect(await stand(token)).toBe(answer.version)
    const { document_id } = await store.database.read
      .selectFrom('releases')
      .select('document_id')
      .where('key', 'like', '%/bad')
      .executeTakeFirstOrThrow()
    const data = { ...vorlage[0], beschlussvorschlag: 'Etwas anderes' }
    await store.saveDraft(document_id, { data, baseRevision: 1, author: 'a' })
    expect((await store.publish(document_id, { author: 'a' })).ok).toBe(true)
    expect(await stand(token)).not.toBe(answer.version)
    const { pages } = await readBack(await bytesOf(await paket(token)))
    expect(pages.join('\n')).toContain('Etwas anderes')
  })

  test('is the same file for two readers, and a third simultaneous request of one account is refused', async () => {
    const { signIn, paket, note } = await town()
    const [alt, ast] = [await signIn('vera-alt'), await signIn('vera-ast')]
    const [one, other] = await Promise.all([paket(alt), paket(ast)])
    expect(await bytesOf(one)).toEqual(await bytesOf(other))
    expect(one.version).toBe(other.version)
    await note(alt, 'Wer zahlt das?')
    const wishes = await Promise.allSettled([
      paket(alt, { notizen: 'an' }),
      paket(alt, {}, 'ta-2'),
      paket(alt, {}, 'ta-3'),
    ])
    const refused = wishes.flatMap(wish => (wish.status === 'rejected' ? [wish.reason.code] : []))
    expect(refused).toEqual(['zu-viele'])
  })

  test('has the private notes of the requesting member only, and only on request', async () => {
    const { signIn, paket, note, stand } = await town()
    const [alt, ast] = [await signIn('vera-alt'), await signIn('vera-ast')]
    await note(alt, 'Wer zahlt das?')
    const textOf = async (...asked: Parameters<typeof paket>) =>
      (await readBack(await bytesOf(await paket(...asked)))).pages.join('\n')
    const own = await textOf(alt, { notizen: 'an' })
    expect(own).toContain('Wer zahlt das?')
    expect(own).toContain('Mit den privaten Notizen von Vera Alt.')
    expect(await textOf(alt)).not.toContain('Wer zahlt das?')
    expect(await textOf(ast, { notizen: 'an' })).not.toContain('Wer zahlt das?')
    expect(await stand(alt)).toBe(await stand(ast))
    expect(await stand(alt, { notizen: 'an' })).not.toBe(await stand(ast, { notizen: 'an' }))
  })
})
