import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pruefregeln } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { type Looking, openLooking } from '../editing/looking.ts'
import { deskTown, page } from '../editing/testing/desk-town.ts'
import { textEntry } from '../test-town.ts'
import { checkContents } from './check-contents.ts'
import { derivedChecks } from './derived.ts'

const HARD = '<p>Klicken Sie <a href="https://example.org">hier</a>.</p>'
const GOOD = '<p>Das Fundbüro ist offen.</p>'
const MONDAY = '2026-11-16'

/** A town with a desk whose public content is checked when `check` runs. */
async function lookedThrough() {
  const town = await deskTown()
  const { store, clock } = town
  const log = { info() {}, warn() {}, error() {} }
  const looking = openLooking(store, clock, undefined)
  const chefin = town.as('chefin')
  const job = (with_: Looking = looking) => checkContents({ store, looking: with_, clock, log })
  const check = (signal = new AbortController().signal, with_?: Looking) =>
    job(with_).work({ signal, owner: 'test' })
  const publish = async (id: string, pfad: string, text: string) => {
    const daten = page(pfad, { description: 'Kurz.', content: [textEntry(text)] })
    const known = await store.document(id)
    if (known)
      await chefin.call('redaktionInhaltSpeichern', {
        params: { id },
        body: { daten, grundfassung: known.draft_revision },
      })
    else await chefin.call('redaktionInhaltAnlegen', { body: { id, art: 'seite', daten } })
    const grundfassung = (known?.draft_revision ?? 0) + 1
    await chefin.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung } })
  }
  const found = async (as = chefin) => {
    const { regeln } = await as.call('redaktionQualitaet')
    return Object.fromEntries(
      regeln.filter(({ inhalte }) => inhalte > 0).map(one => [one.regel, one.inhalte]),
    )
  }
  const due = () => job().due as { at: (db: typeof store.database.read, about: object) => Promise<unknown> }
  const isDue = () => due().at(store.database.read, { now: clock(), mark: null })
  return { ...town, chefin, check, publish, found, looking, isDue }
}

const A = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d20'
const B = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d21'
const never = new AbortController().signal

describe('Public content is checked', () => {
  test('after its publication and after a correction, and its findings are deleted when it is withdrawn', async () => {
    const { publish, check, found, chefin, isDue, clock } = await lookedThrough()
    await publish(A, '/fundbuero', HARD)
    expect((await chefin.call('redaktionQualitaet')).offen).toBe(1)
    expect(await isDue()).toBe(clock().toISOString())
    await check()
    expect(await found()).toEqual({ linktext: 1 })
    expect(await isDue()).toBe('2026-11-27T08:00:00.000Z')
    const places = await chefin.call('redaktionQualitaetStellen', { params: { regel: 'linktext' } })
    expect(places).toMatchObject({
      data: [{ id: A, titel: '/fundbuero', befunde: [{ feld: 'content.0.context.text', stelle: 'hier' }] }],
      anzahl: 1,
      mehr: false,
    })
    const { data } = await chefin.call('redaktionBestand', { query: { merkmal: 'befunde' } })
    expect(data).toMatchObject([{ id: A, befunde: 1 }])
    await publish(A, '/fundbuero', GOOD)
    await check()
    expect(await found()).toEqual({})
    await publish(A, '/fundbuero', HARD)
    await check()
    await chefin.call('redaktionZurueckziehen', { params: { id: A }, body: { trotzdem: true } })
    expect(await found()).toEqual({})
    expect((await chefin.call('redaktionBestand', { query: { merkmal: 'befunde' } })).data).toEqual([])
  })

  test('and the findings are counted per week', async () => {
    const { publish, check, chefin, clock, as } = await lookedThrough()
    const weeks = async () => (await chefin.call('redaktionQualitaet')).stadt?.verlauf
    await publish(A, '/a', HARD)
    await publish(B, '/b', GOOD)
    await check()
    const first = { woche: MONDAY, inhalte: 2, mit_befunden: 1, fehler: 0, hinweise: 1, woerter: 0 }
    expect(await weeks()).toEqual([first])
    clock.set('2026-11-25T08:00:00.000Z')
    await publish(A, '/a', GOOD)
    await check()
    const second = { ...first, woche: '2026-11-23', mit_befunden: 0, hinweise: 0 }
    expect(await weeks()).toEqual([first, second])
    await chefin.call('redaktionLoeschen', { params: { id: B }, query: {} })
    expect(await weeks()).toEqual([first, { ...second, inhalte: 1 }])
    expect((await as('schule').call('redaktionQualitaet')).stadt).toBeNull()
  })

  test('P3: again when the house of an office changes its hours', async () => {
    const { check, found, chefin, store } = await lookedThrough()
    const week = [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' }]
    const heiligabend = {
      beginn: '2026-12-24T00:00:00+01:00',
      ende: '2026-12-25T00:00:00+01:00',
      zusatz: 'Heiligabend',
    }
    const publish = async (id: string, name: string, more: object, closings: object[] = []) => {
      const daten = {
        name,
        slug: name.toLowerCase(),
        ...more,
        oeffnungszeiten: [
          { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: week, abweichendeZeiten: closings },
        ],
      }
      const grundfassung = (await store.document(id))?.draft_revision
      await (grundfassung === undefined
        ? chefin.call('redaktionInhaltAnlegen', { body: { id, art: 'organisationseinheit', daten } })
        : chefin.call('redaktionInhaltSpeichern', { params: { id }, body: { daten, grundfassung } }))
      const body = { grundfassung: (grundfassung ?? 0) + 1 }
      await chefin.call('redaktionVeroeffentlichen', { params: { id }, body })
    }
    await publish(A, 'Rathaus', {})
    await publish(B, 'Bauamt', { uebergeordnet: 'rathaus' })
    await check()
    expect((await found())['haus-geschlossen']).toBeUndefined()
    await publish(A, 'Rathaus', {}, [heiligabend])
    await check()
    expect((await found())['haus-geschlossen']).toBe(1)
    await publish(B, 'Bauamt', { uebergeordnet: 'rathaus' }, [heiligabend])
    await check()
    expect((await found())['haus-geschlossen']).toBeUndefined()
  })

  test('again when a page that it links to is withdrawn or published', async () => {
    const { publish, check, found, chefin } = await lookedThrough()
    await publish(B, '/ziel', GOOD)
    await publish(A, '/a', '<p><a href="/ziel">alle Wege dorthin</a></p>')
    await check()
    expect(await found()).toEqual({})
    await chefin.call('redaktionZurueckziehen', { params: { id: B }, body: { trotzdem: true } })
    await check()
    expect(await found()).toEqual({ 'link-ziel-fehlt': 1 })
    await chefin.call('redaktionVeroeffentlichen', { params: { id: B }, body: { grundfassung: 1 } })
    await check()
    expect(await found()).toEqual({})
  })

  test('from where an interrupted run stopped, with nothing counted twice', async () => {
    const { publish, check, found, chefin, looking } = await lookedThrough()
    await publish(A, '/a', HARD)
    await publish(B, '/b', HARD)
    const stop = new AbortController()
    await check(stop.signal, {
      ...looking,
      async look(...about: Parameters<Looking['look']>) {
        stop.abort()
        return looking.look(...about)
      },
    })
    expect(await found()).toEqual({ linktext: 1 })
    expect((await chefin.call('redaktionQualitaet')).offen).toBe(1)
    await check()
    await check()
    expect(await found()).toEqual({ linktext: 2 })
    expect((await chefin.call('redaktionQualitaet')).stadt).toMatchObject({ inhalte: 2, mit_befunden: 2 })
  })

  test('with the result of the newest version, not of a version that was replaced during the check', async () => {
    const { publish, check, found, looking } = await lookedThrough()
    await publish(A, '/a', HARD)
    let isFirst = true
    await check(never, {
      ...looking,
      async look(...about: Parameters<Looking['look']>) {
        if (isFirst) {
          isFirst = false
          await publish(A, '/a', GOOD)
        }
        return looking.look(...about)
      },
    })
    expect(await found()).toEqual({})
  })

  test('in spite of a document that makes a rule fail', async () => {
    const { publish, check, found, looking, chefin } = await lookedThrough()
    await publish(A, '/a', HARD)
    await publish(B, '/b', HARD)
    await check(never, {
      ...looking,
      async look(...about: Parameters<Looking['look']>) {
        if (about[0].key === '/a') throw new Error('a fault of ours')
        return looking.look(...about)
      },
    })
    expect(await found()).toEqual({ linktext: 1 })
    expect((await chefin.call('redaktionQualitaet')).offen).toBe(0)
  })
})

test('An editor of the school sees the findings in the school only', async () => {
  const { publish, check, found, as, chefin } = await lookedThrough()
  await publish(A, '/schillerschule/mensa', `${HARD}<p><a href="/rathaus/geheim">alle Wege dorthin</a></p>`)
  await publish(B, '/rathaus/fundbuero', HARD)
  await chefin.page('/rathaus/geheim')
  await check()
  expect(await found()).toEqual({ linktext: 2, 'link-ziel-fehlt': 1 })
  expect(await found(as('schule'))).toEqual({ linktext: 1, 'link-ziel-fehlt': 1 })
  const { data } = await as('schule').call('redaktionQualitaetStellen', { params: { regel: 'linktext' } })
  expect(data.map(({ id }) => id)).toEqual([A])
})

test('After a move to another database all content is counted anew', async () => {
  const { publish, check, store, chefin } = await lookedThrough()
  await publish(A, '/a', HARD)
  await check()
  const document = await store.document(A)
  const moved = await store.database.write(async db => {
    // The move does not copy these tables (store/move-town.ts).
    for (const table of ['findings', 'checks'] as const)
      await db.withTables<Record<typeof table, object>>().deleteFrom(table).execute()
    await derivedChecks.empty?.(db)
    if (document) await derivedChecks.put(db, { ...document, revision: 1 }, new Date())
    return { ok: true, value: undefined }
  })
  expect(moved.ok).toBe(true)
  expect((await chefin.call('redaktionBestand', { query: { merkmal: 'befunde' } })).data).toEqual([])
  await check()
  expect((await chefin.call('redaktionQualitaet')).stadt).toMatchObject({ inhalte: 1, mit_befunden: 1 })
})

test('Every rule of the Durchsicht has texts, and there are no texts for other rules', () => {
  const folder = join(import.meta.dirname, '..', 'durchsicht')
  const code = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const arts = readFileSync(join(folder, '..', 'facts', 'judged.ts'), 'utf8').match(/^ {2}art: (.*)$/m)
  const named = [...code.matchAll(/(?:regel: |add\(\s*)'([a-z-]+)'/g)].map(([, rule]) => rule)
  const facts = [...(arts?.[1] ?? '').matchAll(/'([a-z]+)'/g)].map(([, art]) => `angabe-${art}`)
  expect(Object.keys(pruefregeln).toSorted()).toEqual([...new Set([...named, ...facts])].toSorted())
})
