import { readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { keepName } from '../abfall/names.ts'
import { exportReport, exportTown, openPackage } from '../index.ts'
import { newFolder } from '../store/testing/databases.ts'
import type { Extent } from './format.ts'
import { bent, filesOf, folderOf, newTown, page, released, releasedPage, zipOf } from './testing/towns.ts'

const target = (name = 'ausfuhr') => join(newFolder(), name)

type Town = Awaited<ReturnType<typeof newTown>>

async function take({ cms }: Town, source: string, dazu = false) {
  const pack = await openPackage(source)
  try {
    return await cms.takeIn(pack, { dazu })
  } finally {
    pack.close()
  }
}

/** Returns the contents of all files in a folder. */
async function wordsOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter(one => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(
    await Promise.all(
      files.map(async file => [file.slice(folder.length + 1), await readFile(file, 'latin1')]),
    ),
  )
}

/**
 * Exports a town, imports it into another town, and exports that town: a difference between the exports is a
 * loss.
 */
async function thereAndBack(from: Town, extent: Extent, ending = '') {
  const [first, second, other] = [target(`eins${ending}`), target(), await newTown()]
  await exportTown(from.place, first, extent)
  const report = await take(other, first)
  await exportTown(other.place, second, extent)
  return { report, other, before: first, after: await wordsOf(second) }
}

const exceptMoment = (words: Record<string, string>) => ({
  ...words,
  'rathausplatz.json': words['rathausplatz.json']?.replace(/"ausgefuehrt_am": ".*"/, ''),
})

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#28608f' } })
    .png()
    .toBuffer()

/** A town with pages in every state, a search term, a picture and a drawing. */
async function livedIn(): Promise<Town> {
  const town = await newTown()
  const { store } = town.cms
  const bytes = await picture()
  const about = { titel: 'Marktplatz', beschreibung: 'Der Markt', urheber: 'Stadt', dekorativ: false }
  await town.cms.addPicture({ schluessel: 'marktplatz', bytes, about })
  await town.cms.addDrawing({ schluessel: 'wappen', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  const written = await store.writeAll([
    { kind: 'seite', data: page('/'), author: 'frau-ritter' },
    {
      kind: 'seite',
      data: page('/markt', { heroImages: [{ src: '/medien/marktplatz', alt: 'x' }] }),
      author: 'frau-ritter',
    },
    {
      kind: 'seite',
      data: page('/weihnachten'),
      gueltig_von: '2999-12-01T00:00:00+01:00',
      gueltig_bis: '2999-12-27T00:00:00+01:00',
      author: 'frau-ritter',
    },
    { kind: 'seite', data: page('/neu'), publish: false, author: 'frau-ritter' },
    { kind: 'seite', data: page('/intranet/dienstplan'), author: 'frau-ritter' },
    { kind: 'suchbegriff', data: { begriffe: ['Perso'], synonyme: ['Ausweis'] }, author: 'frau-ritter' },
  ])
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  const [, markt = '', , neu = ''] = written.value
  const { draft_revision: baseRevision = 0 } = (await store.document(neu)) ?? {}
  await store.review(neu, { step: 'einreichen', baseRevision, author: 'frau-ritter' })
  const moved = await store.move(markt, { to: '/wochenmarkt', baseRevision: 1, author: 'frau-ritter' })
  if (!moved.ok) throw new Error(JSON.stringify(moved.error))
  const current = await store.document(markt)
  await store.saveDraft(markt, {
    data: { ...current?.data, title: 'Noch nicht' },
    baseRevision: current?.draft_revision ?? 0,
    author: 'frau-ritter',
  })
  return town
}

describe('An exported and imported town', () => {
  test('is equal: public content, drafts, their state, windows, old addresses, older versions, files', async () => {
    const extent = { mitFassungen: true, mitIntranet: true }
    const { report, before, after, other } = await thereAndBack(await livedIn(), extent)
    expect(report).toMatchObject({ medien: 2, weiterleitungen: 1, vorhanden: [], abgelehnt: [] })
    expect(exceptMoment(after)).toEqual(exceptMoment(await wordsOf(before)))
    expect(await other.cms.store.published.redirect('/markt')).toMatchObject({ to: '/wochenmarkt' })
    const draft = await other.cms.store.documentByKey('seite', '/neu')
    expect(draft).toMatchObject({ review: 'in_pruefung', published_revision: null, author: 'Einfuhr' })
    expect(await other.cms.store.published.byKey('seite', '/wochenmarkt')).toMatchObject({
      data: { title: 'Seite /markt' },
    })
    expect(await other.cms.store.revisions(draft?.id ?? '')).toHaveLength(1)
    const shown = await other.cms.media(new Request('http://localhost/medien/wappen.svg'))
    expect(shown.status).toBe(200)
  })

  test('is equal if the export is a zip file', async () => {
    const town = await livedIn()
    const folder = target()
    await exportTown(town.place, folder, {})
    const { after } = await thereAndBack(town, {}, '.zip')
    expect(exceptMoment(after)).toEqual(exceptMoment(await wordsOf(folder)))
  })

  test('contains no authors and no accounts, and nothing for other audiences', async () => {
    const town = await livedIn()
    await town.cms.accounts.createExamples(
      [
        {
          realm: 'redaktion',
          email: 'anna@example.org',
          vorname: 'Anna',
          nachname: 'Geheim',
          roles: ['redaktion'],
        },
      ],
      'vier Woerter ohne Sinn',
    )
    const folder = target()
    await exportTown(town.place, folder, { mitFassungen: true })
    const all = Object.values(await wordsOf(folder)).join('\n')
    for (const word of ['frau-ritter', 'anna@example.org', 'Geheim', 'scrypt', '/intranet/dienstplan'])
      expect(all).not.toContain(word)
    expect(all).toContain('Noch nicht')
  })

  test('does not contain deleted content', async () => {
    const folder = target()
    const town = await livedIn()
    const draft = await town.cms.store.documentByKey('seite', '/neu')
    await town.cms.store.remove(draft?.id ?? '', { author: 'frau-ritter', force: true })
    const { bestand } = await exportTown(town.place, folder, {})
    expect(bestand.inhalte).toMatchObject({ seite: 3 })
    expect(Object.values(await wordsOf(folder)).join('\n')).not.toContain('/neu')
  })

  test('contains only public content if asked for', async () => {
    const folder = target()
    const town = await livedIn()
    const { bestand } = await exportTown(town.place, folder, { nurOeffentlich: true })
    expect(bestand.inhalte).toMatchObject({ seite: 2, suchbegriff: 1 })
    const all = Object.values(await wordsOf(folder)).join('\n')
    for (const word of ['Noch nicht', '/weihnachten', '/neu', '/intranet/']) expect(all).not.toContain(word)
  })

  test('keeps closed files closed', async () => {
    const town = await livedIn()
    const bytes = await picture()
    await town.cms.addPicture({ schluessel: 'plan', bytes })
    await town.cms.store.writeAll([
      {
        kind: 'seite',
        data: page('/intranet/plan', { heroImages: [{ src: '/medien/plan', alt: 'x' }] }),
        author: 'test',
      },
    ])
    const asked = new Request('http://localhost/medien/plan/480.jpg')
    expect((await town.cms.media(asked)).status).toBe(404)
    const without = await thereAndBack(town, {})
    expect(Object.keys(without.after)).not.toContain('medien/plan.png')
    const { other, after } = await thereAndBack(town, { mitIntranet: true })
    expect(Object.keys(after)).toContain('medien/plan.png')
    expect((await other.cms.media(asked)).status).toBe(404)
  })

  test('is exported without the files that its folder has lost, which the report names; an unreadable file stops the export', async () => {
    const town = await livedIn()
    const media = join(town.place.dataDir, 'medien')
    await rm(join(media, 'marktplatz'), { recursive: true })
    const exported = await exportTown(town.place, target(), {})
    expect(exported).toMatchObject({ missing: ['marktplatz'], bestand: { medien: 1 } })
    expect(exportReport(exported)).toContain(
      '1 Datei fehlt im Ordner der Medien und damit auch hier:\n  marktplatz',
    )
    await rm(join(media, 'wappen.svg'))
    // A symbolic link to itself: it exists, and cannot be opened.
    await symlink('wappen.svg', join(media, 'wappen.svg'))
    await expect(exportTown(town.place, target(), {})).rejects.toThrow('ELOOP')
    await expect(exportTown(town.place, target('stadt.zip'), {})).rejects.toThrow('ELOOP')
  })

  test('is not written into a folder with content, nor over an existing zip file', async () => {
    const town = await livedIn()
    const folder = target()
    await exportTown(town.place, folder, {})
    await expect(exportTown(town.place, folder, {})).rejects.toThrow('nicht leer')
    await exportTown(town.place, `${folder}.zip`, {})
    await expect(exportTown(town.place, `${folder}.zip`, {})).rejects.toThrow('gibt es schon')
  })
})

test('Imported content is due for review a year after the day on which it was published', async () => {
  const town = await newTown()
  const draft = { ...releasedPage('/entwurf'), oeffentlich: null }
  const geaendert_am = '2026-11-03T08:00:00.000Z'
  const entwurf = { fuer: 'oeffentlich', stand: 'entwurf', geaendert_am, daten: page('/entwurf') }
  await take(town, await folderOf(filesOf({ seite: [releasedPage('/'), { ...draft, entwurf }] })))
  const careOf = async (path: string) => {
    const document = await town.cms.store.documentByKey('seite', path)
    return town.cms.store.care(document?.id ?? '')
  }
  expect(await careOf('/')).toMatchObject({ review_on: '2027-11-02' })
  expect(await careOf('/entwurf')).toMatchObject({ review_on: null })
})

const two = () => filesOf({ seite: [releasedPage('/'), releasedPage('/rathaus')] })

describe('An import into a town with content', () => {
  test('needs a confirmation', async () => {
    const town = await livedIn()
    await expect(take(town, await folderOf(two()))).rejects.toThrow('nicht leer')
    expect(await town.cms.store.documentByKey('seite', '/rathaus')).toBeUndefined()
  })

  test('adds new content and changes none', async () => {
    const town = await livedIn()
    const report = await take(town, await folderOf(two()), true)
    expect(report.aufgenommen['seite']).toBe(1)
    expect(report.vorhanden).toEqual([{ art: 'seite', schluessel: '/', gruende: ['schon da'] }])
    expect((await town.cms.store.documentByKey('seite', '/'))?.author).toBe('frau-ritter')
  })

  test('continues after an interruption without duplicates', async () => {
    const pages = Array.from({ length: 320 }, (_, index) => releasedPage(`/seite-${index}`))
    const source = await folderOf(filesOf({ seite: pages }))
    const town = await newTown()
    const pack = await openPackage(source)
    const stop = new AbortController()
    let read = 0
    const counted: typeof pack = {
      ...pack,
      async *lines(name, schema) {
        for await (const line of pack.lines(name, schema)) {
          // The first pass checks the contents, the second imports them.
          if (++read === 320 + 150) stop.abort()
          yield line
        }
      },
    }
    await expect(town.cms.takeIn(counted, { dazu: false, signal: stop.signal })).rejects.toThrow(
      /unterbrochen.*--dazu macht dort weiter/,
    )
    const before = await town.cms.store.countDocuments('seite')
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(320)
    const report = await take(town, source, true)
    expect([report.aufgenommen['seite'], report.vorhanden.length]).toEqual([320 - before, before])
    expect(await town.cms.store.countDocuments('seite')).toBe(320)
  })
})

const lebenslage = (slug: string, uebergeordnet?: string) =>
  released(`id-${slug}`, `/rathaus/lebenslagen/${slug}`, { name: slug, slug, uebergeordnet })

describe('A reference', () => {
  test('works in any order, also in a cycle', async () => {
    const town = await newTown()
    const circle = [lebenslage('a', 'b'), lebenslage('b', 'a')]
    const report = await take(town, await folderOf(filesOf({ lebenslage: circle })))
    expect([report.aufgenommen['lebenslage'], report.abgelehnt]).toEqual([2, []])
  })

  test('to missing content is refused with the reason, and so is content that depends on it', async () => {
    const town = await newTown()
    const chain = [lebenslage('a', 'b'), lebenslage('b', 'fehlt'), lebenslage('c')]
    const report = await take(town, await folderOf(filesOf({ lebenslage: chain })))
    expect(report.aufgenommen['lebenslage']).toBe(1)
    expect(
      report.abgelehnt
        .map(({ schluessel, gruende }) => `${schluessel.slice(-1)} ${gruende.join()}`)
        .toSorted(),
    ).toEqual([
      'a Gehört zu: Lebenslage „/rathaus/lebenslagen/b“ gibt es nicht.',
      'b Gehört zu: Lebenslage „/rathaus/lebenslagen/fehlt“ gibt es nicht.',
    ])
    expect(await town.cms.store.documentByKey('lebenslage', '/rathaus/lebenslagen/a')).toBeUndefined()
  })
})

describe('Invalid content', () => {
  test.each([
    ['what its rules refuse', released('x', '/x', { pfad: '/x' }), /^Seitentitel: Bitte ausfüllen/],
    ['another address than it says', releasedPage('/y', { pfad: '/z' }), /gehören zu „\/z“/],
    ['neither public nor a draft', { ...releasedPage('/w'), oeffentlich: null }, /weder etwas Öffentliches/],
    ['the address of another', { ...releasedPage('/'), id: 'id-other' }, /schon ein anderer Inhalt/],
  ])('%s: only this document is refused, and the others are imported', async (_, bad, said) => {
    const town = await newTown()
    const report = await take(town, await folderOf(filesOf({ seite: [releasedPage('/'), bad] })))
    expect(report.aufgenommen['seite']).toBe(1)
    expect(report.abgelehnt[0]?.gruende.join(' ')).toMatch(said)
  })

  test('is cleaned like typed text: no script is imported', async () => {
    const town = await newTown()
    const content = [{ template: 'text', context: { text: '<p>a</p><script>alert(1)</script>' } }]
    await take(town, await folderOf(filesOf({ seite: [releasedPage('/', { content })] })))
    const shown = await town.cms.store.published.byKey('seite', '/')
    expect(JSON.stringify(shown)).not.toContain('alert')
  })

  test('may be nested 50,000 levels deep without stopping the import', async () => {
    const town = await newTown()
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    const line = JSON.stringify(releasedPage('/')).replace('"daten":{', `"daten":{"tief":${deep},`)
    const report = await take(town, await folderOf(filesOf({}, { 'inhalte/seite.jsonl': `${line}\n` })))
    expect(report.aufgenommen['seite']).toBe(1)
  })
})

describe('A file that is no picture', () => {
  const medium = {
    datei: 'a',
    art: 'bild',
    pfad: 'medien/a.png',
    titel: 'A',
    beschreibung: '',
    dekorativ: true,
    urheber: '',
    fuer: 'oeffentlich',
  }

  test('is refused by the library as at the desk, and the rest is imported', async () => {
    const town = await newTown()
    const files = {
      'medien.jsonl': `${JSON.stringify(medium)}\n`,
      'medien/a.png': '<svg onload="alert(1)"/>',
    }
    const report = await take(town, await folderOf(filesOf({ seite: [releasedPage('/')] }, files)))
    expect([report.medien, report.aufgenommen['seite']]).toEqual([0, 1])
    expect(report.abgelehnt).toMatchObject([{ art: 'medium', schluessel: 'a' }])
  })

  test('that is listed and missing in the export is reported', async () => {
    const town = await newTown()
    const report = await take(
      town,
      await folderOf(filesOf({}, { 'medien.jsonl': `${JSON.stringify(medium)}\n` })),
    )
    expect(report.abgelehnt).toEqual([
      { art: 'medium', schluessel: 'a', gruende: ['Die Datei dazu fehlt in der Ausfuhr.'] },
    ])
  })
})

/** Replaces text by another of the same length in a zip file, also in its directory. */
const renamed = (from: string, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')

/** Sets the size of all entries in the directory of a zip file. */
const saying = (size: number) => (bytes: Buffer) => {
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
    bytes.writeUInt32LE(size, at + 24)
  return bytes
}

const withHead = (change: (head: Record<string, unknown>) => void) => {
  const files = two()
  const head = JSON.parse(String(files.get('rathausplatz.json')))
  change(head)
  return files.set('rathausplatz.json', Buffer.from(JSON.stringify(head)))
}

describe('An invalid or incomplete export is refused before anything is written', () => {
  test.each<[string, () => Promise<string>, RegExp]>([
    ['nothing there', async () => target(), /gibt es nicht/],
    ['an empty folder', async () => newFolder(), /„rathausplatz.json“ fehlt/],
    [
      'a text',
      async () => join(await folderOf(new Map([['a', Buffer.from('Guten Tag')]])), 'a'),
      /beschädigt/,
    ],
    ['an empty file', async () => join(await folderOf(new Map([['a', Buffer.alloc(0)]])), 'a'), /beschädigt/],
    [
      'cut off',
      async () => bent(await zipOf(two()), bytes => bytes.subarray(0, bytes.length - 40)),
      /nicht vollständig/,
    ],
    [
      'cut off early',
      async () => bent(await zipOf(two()), bytes => bytes.subarray(0, 200)),
      /nicht vollständig/,
    ],
    [
      'names that lead out',
      async () =>
        bent(
          await zipOf(filesOf({ seite: [] }, { 'schema.json': '{}' })),
          renamed('schema.json', '../../../.ab'),
        ),
      /hinausführt|beschädigt/,
    ],
    [
      'names that lead out of the folder',
      async () =>
        folderOf(
          withHead(head => {
            head['dateien'] = [{ name: '../../etc/passwd', bytes: 1, sha256: '0'.repeat(64) }]
          }),
        ),
      /nicht in Ordnung/,
    ],
    ['more in it than it says', async () => bent(await zipOf(two()), saying(5)), /beschädigt|länger/],
    [
      'enormous by its own word',
      async () => bent(await zipOf(two()), saying(0xffff_fff0)),
      /zu groß|größer|beschädigt/,
    ],
    [
      'a picture of a gigabyte',
      async () =>
        folderOf(
          withHead(head => {
            head['dateien'] = [{ name: 'inhalte/seite.jsonl', bytes: 5e9, sha256: '0'.repeat(64) }]
          }),
        ),
      /größer/,
    ],
    [
      'another version',
      async () =>
        folderOf(
          withHead(head => {
            head['version'] = 2
          }),
        ),
      /Version 2, gelesen wird Version 1/,
    ],
    [
      'another program',
      async () =>
        folderOf(
          withHead(head => {
            head['format'] = 'wordpress'
          }),
        ),
      /keine Ausfuhr dieses Programms/,
    ],
    [
      'a head that is no JSON',
      async () => folderOf(two().set('rathausplatz.json', Buffer.from('{'))),
      /keine Ausfuhr dieses Programms/,
    ],
    ['a kind that nobody knows', async () => folderOf(filesOf({ wetter: [] })), /„wetter“/],
    [
      'other bytes than were written',
      async () => folderOf(two().set('inhalte/seite.jsonl', Buffer.from('[]'))),
      /Prüfsumme/,
    ],
    [
      'a line that is no JSON',
      async () => folderOf(filesOf({}, { 'inhalte/seite.jsonl': '{"id":\n' })),
      /„inhalte\/seite.jsonl“, Zeile 1/,
    ],
    [
      'a line without end',
      async () => folderOf(filesOf({}, { 'inhalte/seite.jsonl': 'a'.repeat(16_000_001) })),
      /zu lang/,
    ],
  ])('%s', async (_, make, said) => {
    const town = await newTown()
    const source = await make()
    await expect(take(town, source)).rejects.toThrow(said)
    expect(await town.cms.store.countDocuments('seite')).toBe(0)
  })

  test('if a file is missing, or is a link to another place', async () => {
    const folder = await folderOf(two())
    const file = join(folder, 'inhalte', 'seite.jsonl')
    await rm(file)
    await expect(openPackage(folder)).rejects.toThrow('fehlt die Datei „inhalte/seite.jsonl“')
    await symlink('/etc/hostname', file)
    await expect(openPackage(folder)).rejects.toThrow('fehlt die Datei „inhalte/seite.jsonl“')
  })
})

test('The schema in an export describes the parts of a content and the fields of its kind', async () => {
  const town = await livedIn()
  const folder = target()
  await exportTown(town.place, folder, {})
  const { dateien } = JSON.parse(await readFile(join(folder, 'schema.json'), 'utf8'))
  const seite = dateien['inhalte/seite.jsonl'].properties
  expect(Object.keys(seite)).toEqual(['id', 'schluessel', 'angelegt_am', 'oeffentlich', 'entwurf'])
  expect(JSON.stringify(seite.oeffentlich)).toContain('"pfad"')
})

test('The waste calendar is exported with ids, sequences and manual changes, and an import does not change an existing one', async () => {
  const town = await newTown()
  await town.cms.takeInWaste({
    arten: [{ fraktion: 'restmuell', rhythmus: 'alle zwei Wochen' }],
    orte: [{ name: 'a', ort: 'Rebenau', strasse: 'Amselweg', hausnummern: '1-9 ungerade' }],
    touren: [
      {
        name: 'Restmüll',
        fraktion: 'restmuell',
        regel: {
          art: 'wochen',
          wochentag: 2,
          alle_wochen: 2,
          ab: '2026-11-03',
          saisons: [],
          verschiebung: 'nachholen',
          vor_festen: false,
        },
        orte: ['a'],
        verschoben: [{ tag: '2026-12-02', datum: '2026-12-03', grund: 'Baustelle' }],
      },
    ],
    von: '2026-11-01',
    bis: '2026-12-31',
  })
  await town.cms.store.database.write(async db => ({
    ok: true,
    value: await keepName(db, { name: 'Rundtonne', bedeutung: 'papier' }, new Date()),
  }))
  const { report, other, before, after } = await thereAndBack(town, {})
  // W9: what the town has said about names in files travels along.
  expect(after['abfall.jsonl']).toContain('"name":"Rundtonne","bedeutung":"papier"')
  expect(report.abfuhrtermine).toBeGreaterThan(3)
  expect(exceptMoment(after)).toEqual(exceptMoment(await wordsOf(before)))
  expect(after['abfall.jsonl']).toContain('Baustelle')
  expect(
    exportReport({ bestand: JSON.parse(after['rathausplatz.json'] ?? '').bestand, missing: [] }),
  ).toMatch(/, \d+ Abfuhrtermine\.$/)

  const again = await take(other, before, true)
  expect([again.abfuhrtermine, again.vorhanden.filter(({ art }) => art === 'abfall')]).toEqual([
    0,
    [{ art: 'abfall', schluessel: 'abfall.jsonl', gruende: ['schon da'] }],
  ])
})

test('A waste calendar with a street that is not exported is refused as a whole, with the reason', async () => {
  const lines = [
    {
      was: 'ort',
      id: 'amsel',
      ort: 'Rebenau',
      strasse: 'Amselweg',
      geaendert_am: '2026-11-01T08:00:00.000Z',
    },
    {
      was: 'abgang',
      ort: 'drossel',
      fraktion: 'papier',
      urspruenglich: '2026-12-01',
      datum: '2026-12-01',
      sequenz: 1,
      geaendert_am: '2026-11-01T08:00:00.000Z',
    },
  ]
  const file = lines.map(one => `${JSON.stringify(one)}\n`).join('')
  const town = await newTown()
  const told = await take(town, await folderOf(filesOf({}, { 'abfall.jsonl': file })))
  expect(told.abgelehnt).toEqual([
    {
      art: 'abfall',
      schluessel: 'abfall.jsonl',
      gruende: ['Er nennt eine Straße oder Tour, die in der Ausfuhr fehlt.'],
    },
  ])
  expect(
    (await take(town, await folderOf(filesOf({}, { 'abfall.jsonl': file.split('\n')[0] ?? '' })))).abgelehnt,
  ).toEqual([])
})
