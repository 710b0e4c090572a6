import { createHash } from 'node:crypto'
import { calls, type PageRoute } from '@rathausplatz/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { noteVisibility } from '../store/visibility.ts'
import { textEntry } from '../test-town.ts'
import { deskTown } from './testing/desk-town.ts'

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)
const OLD = pdf('Die verkündete Satzung')
const NEW = pdf('Eine andere Satzung, nach der Verkündung geschrieben')
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const FROZEN = `/medien/satzung/${sumOf(OLD).slice(0, 16)}.pdf`

const notice = (more: object = {}) => ({
  titel: 'Satzung',
  slug: 'satzung',
  art: 'Sonstiges',
  datum_von: '2026-11-20T09:00:00+01:00',
  text: '<p>Siehe <a href="/medien/satzung.pdf#page=2">Seite 2</a></p>',
  dateien: [{ titel: 'Satzung', url: '/medien/satzung.pdf', groesse: 1, typ: 'application/pdf' }],
  ...more,
})

type Context = { text: string; dateien: { url: string; groesse: number }[] }

/** A town in which a by-law was promulgated with a PDF that a page links to as well. */
async function promulgated(window: { gueltig_von?: string } = {}, data = notice()) {
  const town = await deskTown()
  const { store, as, media } = town
  const boss = as('chefin')
  await boss.call('redaktionMediumAufnehmen', { query: { name: 'satzung.pdf' }, file: OLD })
  const created = await store.create({ kind: 'bekanntmachung', data, author: 'id-chefin' })
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const { id } = created.value
  const publish = async (how: object = {}) => {
    const done = await store.publish(id, { author: 'id-chefin', ...how })
    if (!done.ok) throw new Error(JSON.stringify(done.error))
  }
  await publish(window)
  const content = [textEntry('<a href="/medien/satzung.pdf">Satzung</a>')]
  const page = await boss.page('/ortsrecht', { content })
  await boss.call('redaktionVeroeffentlichen', { params: { id: page.id }, body: { grundfassung: 1 } })

  const context = async () => {
    const found = (await town.call(calls.route, { query: { url: '/bekanntmachungen/satzung' } })) as PageRoute
    return (found.content[0] as unknown as { context: Context }).context
  }
  const get = async (path: string) => {
    const answer = await media.answer(new Request(`http://localhost${path}`))
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : answer.status
  }
  return {
    ...town,
    id,
    boss,
    publish,
    context,
    get,
    replace: (file: Uint8Array<ArrayBuffer> = NEW) =>
      boss.call('redaktionMediumErsetzen', { params: { datei: 'satzung.pdf' }, file }),
    proof: async () =>
      (await boss.call('redaktionVerkuendeteDateien', { params: { id } })).data.map(
        ({ sha256, verkuendet_am, befund, adresse }) => ({ sha256, verkuendet_am, befund, adresse }),
      ),
    /** Runs the job that records the beginning of time windows. */
    windows: () =>
      openJobs({
        database: store.database,
        jobs: [noteVisibility],
        clock: town.clock,
        log: { info() {}, warn() {}, error() {} },
      }).look(),
  }
}

type Town = Awaited<ReturnType<typeof promulgated>>

const NOW = '2026-11-20T08:00:00.000Z'

/** Returns the public view of the notice: its file and link, their bytes, the proof, and the list. */
async function seenOf(town: Town) {
  const { dateien, text } = await town.context()
  const { data } = await town.call(calls.bekanntmachungen, { query: {} as never })
  return {
    files: [dateien, data[0]?.dateien].map(files => files?.map(({ url, groesse }) => ({ url, groesse }))),
    link: / href="([^"]*)"/.exec(text)?.[1],
    bytes: await town.get(FROZEN),
    proof: await town.proof(),
  }
}

const FILE = { url: FROZEN, groesse: OLD.byteLength }
const UNCHANGED = {
  files: [[FILE], [FILE]],
  link: `${FROZEN}#page=2`,
  bytes: OLD,
  proof: [{ sha256: sumOf(OLD), verkuendet_am: NOW, befund: 'verkuendung', adresse: FROZEN }],
}

describe('P1: A promulgated file stays as it was', () => {
  test.each<[string, (town: Town) => Promise<unknown>]>([
    ['when nothing happens', async () => {}],
    ['when its file is replaced', town => town.replace()],
    [
      'when its file is replaced again and again, also by the old one',
      async town => {
        for (const file of [NEW, pdf('dritte'), OLD, NEW]) await town.replace(file)
      },
    ],
    [
      'when two people replace its file at once',
      town => Promise.allSettled([town.replace(), town.replace(pdf('zugleich'))]),
    ],
    [
      'when its file is described otherwise and put into a folder',
      async ({ boss }) => {
        const params = { datei: 'satzung.pdf' }
        await boss.call('redaktionMediumBeschreiben', { params, body: { titel: 'Anders' } })
        await boss.call('redaktionMedienEinordnen', { body: { dateien: ['satzung.pdf'], ordner: 'Alt' } })
      },
    ],
    [
      'when somebody wants to delete its file',
      async ({ boss }) =>
        expect(
          (await boss.refusal('redaktionMediumLoeschen', { params: { datei: 'satzung.pdf' } })).code,
        ).toBe('verlinkt'),
    ],
    [
      'when its file is gone for good all the same',
      async ({ library, clock }) => {
        const { catalogue } = library
        await catalogue.putIntoTrash('satzung.pdf', {
          author: 'x',
          isUnused: async () => ({ ok: true, value: undefined }) as const,
        })
        const later = new Date(clock().getTime() + 1).toISOString()
        await catalogue.forget('satzung.pdf', later, keep => library.takeAway('satzung.pdf', keep))
      },
    ],
    [
      'when its file came back out of the trash and was replaced',
      async town => {
        const { catalogue } = town.library
        await catalogue.putIntoTrash('satzung.pdf', {
          author: 'x',
          isUnused: async () => ({ ok: true, value: undefined }) as const,
        })
        await catalogue.fetchBack('satzung.pdf', { author: 'x' })
        await town.replace()
      },
    ],
    [
      'when a program takes another file in under its name',
      ({ library }) => library.addDocument({ schluessel: 'satzung', bytes: NEW }),
    ],
    [
      'when its draft is written on, an old version restored, and its end published',
      async ({ store, id, publish, replace }) => {
        await replace()
        const data = notice({ datum_bis: '2026-12-31T00:00:00+01:00' })
        await store.saveDraft(id, { data, baseRevision: 1, author: 'id-chefin' })
        await publish()
        await store.restore(id, 1, { author: 'id-chefin' })
        await publish()
      },
    ],
    [
      'when it is published again after its file was replaced',
      async ({ publish, replace }) => {
        await replace()
        await publish()
      },
    ],
    [
      'when its contents are brought to other rules',
      async ({ store, replace }) => {
        await replace()
        await store.database.write(async db => {
          await db.updateTable('kind_forms').set({ form: 'alt', renewed_up_to: '' }).execute()
          await db.updateTable('releases').set({ form: 'alt' }).execute()
          return { ok: true, value: undefined } as const
        })
        await store.renew(() => false)
      },
    ],
  ])('%s', async (_, change) => {
    const town = await promulgated()
    await change(town)
    expect(await seenOf(town)).toEqual(UNCHANGED)
  })

  test('and a page with the same file shows the new file', async () => {
    const town = await promulgated()
    await town.replace()
    expect(await town.get('/medien/satzung.pdf')).toEqual(NEW)
  })

  test('and the editor who replaces it sees before and afterwards which notices keep the old file', async () => {
    const town = await promulgated()
    const kept = { id: town.id, titel: 'Satzung', pfad: '/bekanntmachungen/satzung', adresse: FROZEN }
    const before = await town.boss.call('redaktionMedium', { params: { datei: 'satzung.pdf' } })
    expect(before.behalten).toEqual([expect.objectContaining({ ...kept, andere: false })])
    expect((await town.replace()).behalten).toEqual([expect.objectContaining({ ...kept, andere: true })])
  })

  test('and a correction is promulgated with the new file, without changing the first notice', async () => {
    const town = await promulgated()
    await town.replace()
    const data = notice({ titel: 'Berichtigung', slug: 'berichtigung', berichtigt: 'satzung' })
    const { store } = town
    const created = await store.create({ kind: 'bekanntmachung', data, author: 'id-chefin' })
    if (!created.ok) throw new Error(JSON.stringify(created.error))
    expect((await store.publish(created.value.id, { author: 'id-chefin' })).ok).toBe(true)
    await town.replace(pdf('dritte'))
    const { data: files } = await town.boss.call('redaktionVerkuendeteDateien', {
      params: { id: created.value.id },
    })
    expect(files.map(({ sha256 }) => sha256)).toEqual([sumOf(NEW)])
    expect(await town.get(files[0]?.adresse ?? '')).toEqual(NEW)
    expect(await seenOf(town)).toMatchObject({ bytes: OLD, proof: UNCHANGED.proof })
  })

  test('and the list of promulgated files also names the current file of the library', async () => {
    const town = await promulgated()
    const now = async () => {
      const { data } = await town.boss.call('redaktionVerkuendeteDateien', { params: { id: town.id } })
      return data.map(({ version, heute }) => ({
        isSame: heute?.version === version,
        groesse: heute?.groesse,
      }))
    }
    expect(await now()).toEqual([{ isSame: true, groesse: OLD.byteLength }])
    await town.replace()
    expect(await now()).toEqual([{ isSame: false, groesse: NEW.byteLength }])
  })

  test('and is served to nobody after a withdrawal, while its proof still has hash and bytes', async () => {
    const town = await promulgated()
    await town.replace()
    const taken = await town.store.unpublish(town.id, { author: 'id-chefin', reason: 'Gilt nicht mehr' })
    expect(taken.ok).toBe(true)
    expect(await town.get(FROZEN)).toBe(404)
    expect(await town.proof()).toEqual([expect.objectContaining({ sha256: sumOf(OLD) })])
    const fassung = sumOf(OLD).slice(0, 16)
    const file = await town.boss.call('redaktionMediumBytes', {
      params: { datei: 'satzung.pdf' },
      query: { fassung },
    })
    expect(file.bytes).toEqual(OLD)
  })

  test('and so does a linked picture', async () => {
    const paint = (background: string) =>
      sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .png()
        .toBuffer()
        .then(bytes => new Uint8Array(bytes))
    const [red, blue] = await Promise.all([paint('#c00'), paint('#00c')])
    const town = await deskTown()
    const about = { beschreibung: 'Plan', urheber: 'Stadt' }
    const boss = town.as('chefin')
    await boss.call('redaktionMediumAufnehmen', { query: { name: 'plan.png', ...about }, file: red })
    const data = notice({ dateien: [], text: '<p><a href="/medien/plan/1024.jpg">Plan</a></p>' })
    const created = await town.store.create({ kind: 'bekanntmachung', data, author: 'id-chefin' })
    if (!created.ok) throw new Error(JSON.stringify(created.error))
    await town.store.publish(created.value.id, { author: 'id-chefin' })
    const address = `/medien/plan/${sumOf(red).slice(0, 16)}.jpg`
    const shown = async () => {
      const answer = await town.media.answer(new Request(`http://localhost${address}`))
      return new Uint8Array(await answer.arrayBuffer())
    }
    const first = await shown()
    await boss.call('redaktionMediumErsetzen', { params: { datei: 'plan' }, file: blue })
    const found = (await town.call(calls.route, { query: { url: '/bekanntmachungen/satzung' } })) as PageRoute
    expect(found.content).toMatchObject([{ context: { text: `<p><a href="${address}">Plan</a></p>` } }])
    expect(await shown()).toEqual(first)
    const { data: files } = await boss.call('redaktionVerkuendeteDateien', {
      params: { id: created.value.id },
    })
    expect(files.map(({ sha256 }) => sha256)).toEqual([sumOf(red)])
  })
})

describe('A planned notice is promulgated at the beginning of its time window', () => {
  const BEGIN = '2026-11-21T06:00:00.000Z'
  const AFTER = 26 * 3_600

  test('with the replacement, if its file is replaced before the beginning', async () => {
    const town = await promulgated({ gueltig_von: BEGIN })
    await town.windows()
    await town.replace()
    town.pass(AFTER)
    await town.windows()
    await town.replace(pdf('zu spät'))
    expect(await town.proof()).toEqual([
      expect.objectContaining({ sha256: sumOf(NEW), verkuendet_am: BEGIN, befund: 'verkuendung' }),
    ])
    expect(await town.get((await town.context()).dateien[0]?.url ?? '')).toEqual(NEW)
  })

  test('with the earlier file, if it is replaced after the beginning, even before the job has recorded that', async () => {
    const town = await promulgated({ gueltig_von: BEGIN })
    town.pass(AFTER)
    await town.replace()
    await town.windows()
    expect(await town.proof()).toEqual([
      expect.objectContaining({ sha256: sumOf(OLD), verkuendet_am: BEGIN }),
    ])
    expect(await town.get((await town.context()).dateien[0]?.url ?? '')).toEqual(OLD)
  })

  test('with the file of its second publication, if the first one was withdrawn before its beginning', async () => {
    const town = await promulgated({ gueltig_von: BEGIN })
    await town.store.unpublish(town.id, { author: 'id-chefin' })
    await town.replace()
    await town.publish()
    expect(await town.proof()).toEqual([expect.objectContaining({ sha256: sumOf(NEW), verkuendet_am: NOW })])
  })
})

describe('The address of a version is answered 404 if no public notice keeps that version', () => {
  test.each([
    ['a version that nothing was promulgated with', `/medien/satzung/${sumOf(NEW).slice(0, 16)}.pdf`],
    ['a version of another name', `/medien/andere/${sumOf(OLD).slice(0, 16)}.pdf`],
    ['a picture of a PDF', `/medien/satzung/${sumOf(OLD).slice(0, 16)}.jpg`],
    ['a way out of the folder', `/medien/satzung/..%2f${sumOf(OLD).slice(0, 16)}.pdf`],
  ])('%s', async (_, path) => {
    const town = await promulgated()
    await town.replace()
    expect(await town.get(path)).toBe(404)
  })

  test('a version of a notice whose publication is planned', async () => {
    const town = await promulgated({ gueltig_von: '2026-12-01T06:00:00.000Z' })
    expect(await town.get(FROZEN)).toBe(404)
  })
})
