import { randomUUID } from 'node:crypto'
import { type CmsError, calls } from '@rathausplatz/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ok } from '../store/index.ts'
import { upkeepOf } from '../store/upkeep.ts'
import { textEntry } from '../test-town.ts'
import { deskTown, page } from './testing/desk-town.ts'

type Town = Awaited<ReturnType<typeof deskTown>>
type Desk = ReturnType<Town['as']>

const ID = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10'
const DAY = 86_400

const share = async (desk: Desk, { id = ID, ...body }: { id?: string; tage?: number } = {}) => {
  const made = await desk.call('redaktionVorschaulinkAnlegen', { params: { id }, body })
  return { ...made, key: made.adresse.slice('/vorschau-link/'.length) }
}
/** Requests of a person without an account. */
const look = (town: Town, schluessel: string, sender = '192.0.2.7') =>
  town.call(calls.vorschau, { params: { schluessel }, query: {}, sender })
const file = (town: Town, schluessel: string, datei: string, query: object = {}) =>
  town.call(calls.vorschauDatei, { params: { schluessel, datei }, query, sender: '192.0.2.7' })
const refusal = (asked: Promise<unknown>): Promise<CmsError> =>
  asked.then(
    answer => Promise.reject(new Error(`went through: ${JSON.stringify(answer)}`)),
    (error: CmsError) => error,
  )
const links = async (desk: Desk, id = ID) =>
  (await desk.call('redaktionVorschaulinks', { params: { id } })).data
const rows = (town: Town) => town.store.database.read.selectFrom('preview_links').selectAll().execute()

const draft = async (more: object = {}) => {
  const town = await deskTown()
  await town.as('autor').page('/fundbuero', { title: 'Fundbüro', ...more }, ID)
  return town
}

describe('A preview link', () => {
  test('shows the draft as visitors would see it, with its creator and end', async () => {
    const town = await draft({ content: [textEntry('<p>Verlorenes</p>')] })
    const { key, gueltig_bis } = await share(town.as('autor'))
    const seen = await look(town, key)
    expect(seen).toMatchObject({ titel: 'Fundbüro', von: 'Name von autor', pfad: '/fundbuero', gueltig_bis })
    expect(JSON.stringify(seen.seite.content)).toContain('Verlorenes')
    const own = await town.as('autor').call('redaktionAnsicht', { params: { id: ID } })
    expect(seen.seite).toEqual(own.seite)
  })

  test('is valid until the end of its last day in German time, by default after seven days', async () => {
    const town = await draft()
    expect((await share(town.as('autor'))).gueltig_bis).toBe('2026-11-27T22:59:59.999Z')
    expect((await share(town.as('autor'), { tage: 1 })).gueltig_bis).toBe('2026-11-21T22:59:59.999Z')
    town.clock.set('2026-10-24T22:30:00.000Z')
    expect((await share(town.as('autor'), { tage: 1 })).gueltig_bis).toBe('2026-10-26T22:59:59.999Z')
  })

  test('shows the newest saved draft, never a working copy', async () => {
    const town = await draft()
    const { key } = await share(town.as('autor'))
    const body = { daten: page('/fundbuero', { title: 'Neu' }), grundfassung: 1 }
    await town.as('autor').call('redaktionInhaltSpeichern', { params: { id: ID }, body })
    const typed = { art: 'seite', daten: page('/fundbuero', { title: 'Getippt' }) }
    await town.as('autor').call('redaktionArbeitskopieBehalten', { params: { id: ID }, body: typed })
    expect((await look(town, key)).titel).toBe('Neu')
  })

  test.each([0, 31, -1, 1.5, '7', null])('is valid for 1 to 30 days, and refused for %s', async tage => {
    const town = await draft()
    const asked = { params: { id: ID }, body: { tage } }
    expect((await town.as('autor').refusal('redaktionVorschaulinkAnlegen', asked)).code).toBe(
      'anfrage-ungueltig',
    )
  })

  test('is returned once: afterwards its key is neither in the list nor in the database nor in the log of changes', async () => {
    const town = await draft()
    const { key, id } = await share(town.as('autor'))
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await links(town.as('chefin'))).toEqual([
      {
        id,
        von: { id: 'id-autor', name: 'Name von autor' },
        angelegt_am: '2026-11-20T08:00:00.000Z',
        gueltig_bis: '2026-11-27T22:59:59.999Z',
      },
    ])
    const changes = await town.store.changes({ limit: 10 })
    expect(changes.at(-1)).toMatchObject({ what: 'vorschau_geteilt', who: 'id-autor', document_id: ID })
    expect(JSON.stringify([await rows(town), changes])).not.toContain(key)
  })

  test('is one of at most twenty per document; ending a link makes room for another', async () => {
    const town = await draft()
    const [first] = await Promise.all(Array.from({ length: 20 }, () => share(town.as('autor'))))
    const asked = { params: { id: ID }, body: {} }
    const refused = await town.as('autor').refusal('redaktionVorschaulinkAnlegen', asked)
    expect([refused.code, refused.message]).toEqual(['nicht-moeglich', expect.stringContaining('20 Links')])
    const params = { id: ID, link: first?.id }
    await town.as('chefin').call('redaktionVorschaulinkBeenden', { params })
    await share(town.as('autor'))
    await town.as('autor').page('/anderes', {}, 'anderes')
    await share(town.as('autor'), { id: 'anderes' })
  })
})

describe('Sharing', () => {
  test('is refused for documents of the intranet or the council, and ends if a page moves there', async () => {
    const town = await draft()
    for (const path of ['/intranet/plan', '/raete/plan']) {
      await town.as('leitung').page(path, {}, path.slice(1, 4))
      const asked = { params: { id: path.slice(1, 4) }, body: {} }
      const { code, message } = await town.as('leitung').refusal('redaktionVorschaulinkAnlegen', asked)
      expect([code, message]).toEqual(['nicht-moeglich', expect.stringContaining('geschützten Bereich')])
    }
    const { key } = await share(town.as('autor'))
    const body = { daten: page('/intranet/fundbuero'), grundfassung: 1 }
    await town.as('leitung').call('redaktionInhaltSpeichern', { params: { id: ID }, body })
    expect((await refusal(look(town, key))).code).toBe('link-abgelaufen')
  })

  test('is refused for kinds without a page', async () => {
    const town = await deskTown()
    const body = { id: ID, art: 'suchbegriff', daten: { begriffe: ['Perso'], synonyme: ['Ausweis'] } }
    await town.as('leitung').call('redaktionInhaltAnlegen', { body })
    const asked = { params: { id: ID }, body: {} }
    expect((await town.as('leitung').refusal('redaktionVorschaulinkAnlegen', asked)).code).toBe(
      'nicht-moeglich',
    )
  })

  test("A-08: outside the editor's sections nothing is shared, listed or ended; a link can be ended only through its own document", async () => {
    const town = await draft()
    const { id: link, key } = await share(town.as('autor'))
    const school = town.as('schule')
    for (const id of [ID, randomUUID()]) {
      for (const [name, parts] of [
        ['redaktionVorschaulinkAnlegen', { params: { id }, body: {} }],
        ['redaktionVorschaulinks', { params: { id } }],
        ['redaktionVorschaulinkBeenden', { params: { id, link } }],
      ] as const)
        expect((await school.refusal(name, parts)).code).toBe('nicht-gefunden')
    }
    await school.page('/schillerschule/x', {}, 'x')
    await school.call('redaktionVorschaulinkBeenden', { params: { id: 'x', link } })
    expect((await look(town, key)).titel).toBe('Fundbüro')
  })
})

describe('A preview link ends', () => {
  test('after its last day, and the nightly job deletes it', async () => {
    const town = await draft()
    const { key } = await share(town.as('autor'), { tage: 1 })
    town.clock.set('2026-11-21T22:59:59.999Z')
    await look(town, key)
    town.clock.set('2026-11-21T23:00:00.000Z')
    const ended = await refusal(look(town, key))
    const unknown = await refusal(look(town, 'x'.repeat(43)))
    const told = ({ code, status, message, details }: CmsError) => [code, status, message, details]
    expect(told(ended)).toEqual(told(unknown))
    expect(ended.code).toBe('link-abgelaufen')
    expect(await links(town.as('autor'))).toEqual([])
    expect(await rows(town)).toHaveLength(1)
    await nightly(town)
    expect(await rows(town)).toEqual([])
  })

  test('when an editor ends it, idempotently, without ending other links of the document', async () => {
    const town = await draft()
    const [one, other] = [await share(town.as('autor')), await share(town.as('autor'))]
    const params = { id: ID, link: one.id }
    for (const _ of [1, 2]) await town.as('chefin').call('redaktionVorschaulinkBeenden', { params })
    expect((await refusal(look(town, one.key))).code).toBe('link-abgelaufen')
    expect((await refusal(file(town, one.key, 'neu'))).code).toBe('link-abgelaufen')
    await look(town, other.key)
    const ended = (await town.store.changes({ limit: 20 })).filter(({ what }) => what === 'vorschau_beendet')
    expect(ended).toMatchObject([{ who: 'id-chefin', document_id: ID }])
    const { data } = await town.as('chefin').call('redaktionProtokoll')
    expect(data.map(({ was }) => was)).toContain('vorschau_beendet')
  })

  test('when its document is deleted, and stays ended after restoration of the document', async () => {
    const town = await draft()
    const { key } = await share(town.as('autor'))
    await town.as('chefin').call('redaktionLoeschen', { params: { id: ID } })
    expect((await refusal(look(town, key))).code).toBe('link-abgelaufen')
    await town.as('chefin').call('redaktionZurueckholen', { params: { id: ID } })
    expect((await refusal(look(town, key))).code).toBe('link-abgelaufen')
    expect(await rows(town)).toEqual([])
  })
})

test('A sender who tries many wrong keys is limited for a quarter of an hour; other senders are not', async () => {
  const town = await draft()
  const { key } = await share(town.as('autor'))
  for (let guess = 0; guess < 30; guess++)
    expect((await refusal(look(town, `falsch-${guess}`))).code).toBe('link-abgelaufen')
  for (const tried of ['falsch', key, '']) {
    const refused = await refusal(look(town, tried))
    expect([refused.code, refused.retryAfter]).toEqual(['zu-viele', 900])
  }
  expect((await refusal(file(town, key, 'neu'))).code).toBe('zu-viele')
  await look(town, key, '198.51.100.7')
  town.pass(901)
  for (let time = 0; time < 40; time++) await look(town, key)
})

describe('Files that no public page shows yet', () => {
  const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 30/1 0/1' } }
  const shown = { heroImages: [{ src: '/medien/neu', alt: 'x' }], content: [] }
  const taken = async () => {
    const town = await deskTown()
    const bytes = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#c00' } })
      .withExif(GPS)
      .jpeg()
      .toBuffer()
    for (const name of ['Neu.jpg', 'Anderes.jpg']) {
      const query = { name, beschreibung: 'Ein Bild', urheber: 'Anna' }
      const own = Buffer.concat([bytes, Buffer.from(name)])
      await town.as('chefin').call('redaktionMediumAufnehmen', { query, file: new Uint8Array(own) })
    }
    await town.as('chefin').page('/fundbuero', shown, ID)
    return { town, key: (await share(town.as('chefin'))).key }
  }

  test('are served with the key if the draft shows them, reduced in size; other files are not served', async () => {
    const { town, key } = await taken()
    expect((await look(town, key)).dateien).toEqual(['neu'])
    const small = await file(town, key, 'neu', { breite: 480 })
    expect((await sharp(small.bytes).metadata()).width).toBe(480)
    const large = await sharp((await file(town, key, 'neu')).bytes).metadata()
    expect([large.width, large.exif]).toEqual([1_660, undefined])
    for (const other of ['anderes', 'gibt-es-nicht', 'neu.pdf'])
      expect((await refusal(file(town, key, other))).code).toBe('nicht-gefunden')
    expect((await refusal(file(town, 'falsch', 'neu'))).code).toBe('link-abgelaufen')
  })

  test.each(['/raete/plan', '/intranet/plan'])(
    'are not served if they were ever restricted to %s',
    async path => {
      const { town, key } = await taken()
      await town.as('leitung').page(path, shown)
      expect((await look(town, key)).dateien).toEqual([])
      expect((await refusal(file(town, key, 'neu'))).code).toBe('nicht-gefunden')
    },
  )

  test('are not served while a council page shows them, even if a publication is planned', async () => {
    const { town, key } = await taken()
    const leitung = town.as('leitung')
    await leitung.page('/raete/plan', shown)
    const body = { grundfassung: 1, gueltig_von: '2026-12-01T08:00:00.000Z' }
    await leitung.call('redaktionVeroeffentlichen', { params: { id: ID }, body })
    expect((await look(town, key)).dateien).toEqual([])
    expect((await refusal(file(town, key, 'neu'))).code).toBe('nicht-gefunden')
  })

  test('are served while the publication of the shared page is planned', async () => {
    const { town, key } = await taken()
    const body = { grundfassung: 1, gueltig_von: '2026-12-01T08:00:00.000Z' }
    await town.as('chefin').call('redaktionVeroeffentlichen', { params: { id: ID }, body })
    expect((await look(town, key)).dateien).toEqual(['neu'])
    expect((await file(town, key, 'neu', { breite: 480 })).typ).toBe('image/jpeg')
  })
})

/** Runs the nightly job that deletes ended links. */
async function nightly(town: Town): Promise<void> {
  const job = upkeepOf({}).find(({ name }) => name === 'Abgelaufene Vorschaulinks löschen')
  if (!job || !('step' in job)) throw new Error('no such job')
  town.pass(DAY)
  const done = await town.store.database.write(async db =>
    ok(await job.step(db, { now: town.clock(), mark: null })),
  )
  expect(done).toMatchObject({ ok: true, value: { more: false } })
}
