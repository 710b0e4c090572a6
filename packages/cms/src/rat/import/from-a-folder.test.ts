import { rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import { decomposed } from '@rathausplatz/text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newFolder } from '../../store/testing/databases.ts'
import { readAgendaTable } from './agenda-table.ts'
import { importFolder } from './import-folder.ts'
import { ratReportText } from './report.ts'
import type { How } from './take-over.ts'
import { counted, type ImportTown, importTown, PDF, toldOf } from './testing/import-town.ts'

const HEAD =
  'gremium;datum;ort;nummer;titel;vorlage nummer;beschluss;ja;nein;enthaltungen;dateien;oeffentlich'
const TABLE = `${HEAD}
Gemeinderat;10.11.2026 18:30;Rathaus;1;Begrüßung;;;;;;;ja
Gemeinderat;10.11.2026 18:30;;2;Straßenbau;2026/12;"Der Rat beschließt; einstimmig.";17;0;1;Straßenbau.pdf|Plan;ja
Gemeinderat;10.11.2026 18:30;;1;Kauf Müllerwiese;2026/13;;;;;Müllerwiese.pdf;nein
`

async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = newFolder()
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)
const whole = (table: string | Uint8Array = TABLE) =>
  folderWith({
    'tagesordnung.csv': table,
    'Straßenbau.pdf': PDF,
    'plan.PDF': pdf('Plan'),
    'Müllerwiese.pdf': pdf('Müllerwiese'),
  })

async function fromFolder(town: ImportTown, folder: string, how: Partial<How> = {}) {
  const imported = await importFolder(town, folder, {
    schreiben: true,
    veroeffentlichen: true,
    entfernen: false,
    ...how,
  })
  if (!imported.ok) throw new Error(imported.message)
  return imported.report
}

test('an agenda table becomes a public meeting with its paper, and a non-public part with its own paper', async () => {
  const town = await importTown()
  const report = await fromFolder(town, await whole())
  expect(report).toMatchObject({ fehler: [], dateien: { neu: 3, weggelassen: [] } })
  expect(counted(report)).toEqual({ neu: 5 })
  const told = await toldOf(town)
  expect(told.sitzungen).toHaveLength(1)
  expect(told.sitzungen[0]).toMatchObject({
    id: 'gemeinderat-2026-11-10',
    ort: 'Rathaus',
    datum_von: '2026-11-10T18:30:00+01:00',
    zustand: 'durchgefuehrt',
    tagesordnung: [
      { nummer: '1', titel: 'Begrüßung' },
      {
        nummer: '2',
        beschluss: 'Der Rat beschließt; einstimmig.',
        abstimmung: { ja: 17, nein: 0, enthaltungen: 1 },
        vorlage: { nummer: '2026/12', datei: { titel: 'Straßenbau' }, anlagen: [{ titel: 'plan' }] },
      },
    ],
  })
  expect(told.vorlagen.map(({ nummer }) => nummer)).toEqual(['2026/12'])
  expect(JSON.stringify(told)).not.toMatch(/M(ü|ue)llerwiese/)
  const closed = (await town.store.documents('sitzung', { limit: 10 })).find(
    ({ data }) => data.behandlung === 'nichtoeffentlich',
  )
  expect(closed).toMatchObject({ audience: 'raete', data: { teil_von: 'gemeinderat-2026-11-10' } })
})

test('a PDF of a non-public row is closed from its first byte, even if its document is not published', async () => {
  const town = await importTown()
  const asked: Promise<boolean>[] = []
  const watched = {
    ...town.library,
    addDocument: (given: Parameters<typeof town.library.addDocument>[0]) => {
      const adding = town.library.addDocument(given)
      if (given.schluessel.startsWith('n-'))
        asked.push(town.store.isForEveryone(`${medienPfad}${given.schluessel}.pdf`))
      return adding
    },
  }
  await fromFolder({ ...town, library: watched }, await whole(), { veroeffentlichen: false })
  expect(await Promise.all(asked)).toEqual([false])
  const rows = await town.library.catalogue.list({ limit: 10, offset: 0 })
  const secret = rows.find(({ datei }) => datei.startsWith('n-'))?.datei ?? ''
  expect(await town.store.closedFor(`${medienPfad}${secret}`)).toBe('raete')
  const answer = await town.media.answer(new Request(`https://x.example${medienPfad}${secret}`))
  expect(answer.status).toBe(404)
  await fromFolder(town, await whole())
  expect(await town.store.isForEveryone(`${medienPfad}${secret}`)).toBe(false)
  expect(await town.store.isForEveryone(`${medienPfad}strassenbau.pdf`)).toBe(true)
})

test('a public row cannot use a file of a non-public row, and a paper number in both parts gives two papers', async () => {
  const town = await importTown()
  const table = `${TABLE}Gemeinderat;10.11.2026 18:30;;3;Bericht;2026/13;;;;;Müllerwiese.pdf;ja\n`
  const report = await fromFolder(town, await whole(table))
  expect(report.fehler).toEqual([
    'Zeile 5, Spalte dateien: „Müllerwiese.pdf“ steht auch bei einem nichtöffentlichen Punkt und bleibt deshalb dort.',
  ])
  const papers = await town.store.documents('vorlage', { limit: 10 })
  expect(
    papers
      .filter(({ data }) => data.nummer === '2026/13')
      .map(({ data }) => data.behandlung)
      .toSorted(),
  ).toEqual(['nichtoeffentlich', 'oeffentlich'])
  expect((await toldOf(town)).vorlagen.find(({ nummer }) => nummer === '2026/13')?.titel).toBe('Bericht')
})

test('a second run changes only what belongs to changed rows and files', async () => {
  const town = await importTown()
  const folder = await whole()
  await fromFolder(town, folder)
  expect(counted(await fromFolder(town, folder))).toEqual({ unveraendert: 5 })
  await writeFile(join(folder, 'Straßenbau.pdf'), pdf('neu'))
  await writeFile(join(folder, 'tagesordnung.csv'), TABLE.replace(';Begrüßung;', ';Fragen;'))
  const report = await fromFolder(town, folder)
  expect(counted(report)).toEqual({ unveraendert: 3, geaendert: 2 })
  expect(report.dateien).toMatchObject({ neu: 1, unveraendert: 2 })
  expect(await town.store.countDocuments('sitzung')).toBe(2)
})

test('a public row that is marked as non-public is withdrawn in the next run', async () => {
  const town = await importTown()
  const folder = await whole()
  await fromFolder(town, folder)
  await writeFile(join(folder, 'tagesordnung.csv'), TABLE.replaceAll(';ja\n', ';nein\n'))
  expect(counted(await fromFolder(town, folder))).toMatchObject({ zurueckgezogen: 2 })
  expect(counted(await fromFolder(town, folder))).toEqual({ unveraendert: 4 })
  const told = await toldOf(town)
  expect(JSON.stringify(told.sitzungen)).not.toContain('Straßenbau')
  expect(await town.store.isForEveryone(`${medienPfad}strassenbau.pdf`)).toBe(false)
})

test('C1: a row marked as public but titled, numbered or placed as non-public is imported as non-public', async () => {
  const town = await importTown()
  const row = (number: string, title: string, isPublic: string) =>
    `Gemeinderat;10.11.2026 18:30;;${number};${title};;;;;;;${isPublic}\n`
  const table =
    `${HEAD}\n${row('1', 'Begrüßung', 'ja')}` +
    row('2', 'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse', 'ja') +
    row('N 7', 'Zauberwurz nach Nummer', 'ja') +
    row('3', 'Zauberwurz (nö)', 'ja') +
    row('', 'Nichtöffentliche Sitzung', '') +
    row('1', 'Zauberwurz nach Überschrift', 'ja')
  const report = await fromFolder(town, await whole(table))
  expect(report.fehler).toEqual([])
  expect(report.hinweise.map(said => /^Zeile \d+/.exec(said)?.[0])).toEqual(['Zeile 4', 'Zeile 5', 'Zeile 7'])
  expect(JSON.stringify(report)).not.toContain('Zauberwurz')
  const told = await toldOf(town)
  expect(told.sitzungen.flatMap(({ tagesordnung }) => tagesordnung.map(({ nummer }) => nummer))).toEqual([
    '1',
    '2',
  ])
  expect(JSON.stringify(told)).not.toContain('Zauberwurz')
})

test('tables of Excel and others, with commas, in Windows-1252 or with a byte order mark, read the same', async () => {
  const windows = Uint8Array.from(TABLE, letter => letter.charCodeAt(0))
  const marked = new TextEncoder().encode(`\uFEFF${TABLE.replaceAll('\n', '\r\n')}`)
  const commas = new TextEncoder().encode(
    TABLE.replaceAll('"', '').replaceAll('beschließt; ein', 'beschließt ein').replaceAll(';', ','),
  )
  const plain = readAgendaTable(new TextEncoder().encode(TABLE))
  expect(readAgendaTable(windows)).toEqual(plain)
  expect(readAgendaTable(marked)).toEqual(plain)
  const read = readAgendaTable(commas)
  expect(read.ok && read.rows.map(({ titel }) => titel)).toEqual([
    'Begrüßung',
    'Straßenbau',
    'Kauf Müllerwiese',
  ])
})

describe('Faults are reported with row and column, and the other rows are imported', () => {
  const row = (cells: Record<string, string>) =>
    HEAD.split(';')
      .map(
        name =>
          ({ gremium: 'Rat', datum: '10.11.2026 18:30', titel: 'Punkt', oeffentlich: 'ja', ...cells })[
            name
          ] ?? '',
      )
      .join(';')
  test.each([
    ['datum', '2026-11-10', 'Bitte so: 10.11.2026 18:30'],
    ['datum', '31.02.2026 18:30', 'Bitte so'],
    ['datum', '29.03.2026 02:30', 'Bitte so'],
    ['oeffentlich', 'vielleicht', '„ja“ oder „nein“'],
    ['oeffentlich', '', '„ja“ oder „nein“'],
    ['titel', '', 'Bitte ausfüllen'],
    ['gremium', ' ', 'Bitte ausfüllen'],
    ['ja', 'alle', 'ganze Zahl'],
    ['nein', '-1', 'ganze Zahl'],
    ['enthaltungen', '1001', 'ganze Zahl'],
    ['titel', 'x'.repeat(501), 'höchstens 500'],
  ])('%s: %s', (column, cell, sentence) => {
    const table = [HEAD, '', row({}), row({ [column]: cell }), row({ titel: 'Gut' })].join('\n')
    const read = readAgendaTable(new TextEncoder().encode(table))
    if (!read.ok) throw new Error(read.satz)
    expect(read.fehler).toEqual([
      expect.stringMatching(new RegExp(`^Zeile 4, Spalte ${column}: .*${sentence}`)),
    ])
    expect(read.rows.map(({ titel }) => titel)).toEqual(['Punkt', 'Gut'])
  })

  test('missing files, files that are not PDFs, symbolic links and paths out of the folder', async () => {
    const files = 'fehlt.pdf|bild|verweis|../../etc/passwd|Anlagen\\plan.pdf|Vorlage.DOCX'
    const folder = await folderWith({
      'rat.csv': `${HEAD}\n${row({ dateien: files })}\n`,
      'bild.pdf': 'kein PDF',
      'vorlage.docx': 'PK',
    })
    await symlink('/etc/hostname', join(folder, 'verweis.pdf'))
    const report = await fromFolder(await importTown(), folder)
    expect(report.fehler).toEqual([
      'Zeile 2, Spalte dateien: „fehlt.pdf“ liegt nicht im Ordner.',
      'Zeile 2, Spalte dateien: „bild“ ist kein PDF.',
      'Zeile 2, Spalte dateien: „verweis“ liegt nicht im Ordner.',
      'Zeile 2, Spalte dateien: „../../etc/passwd“ nennt einen Ordner. Die PDF-Dateien liegen neben der Tabelle.',
      'Zeile 2, Spalte dateien: „Anlagen\\plan.pdf“ nennt einen Ordner. Die PDF-Dateien liegen neben der Tabelle.',
      'Zeile 2, Spalte dateien: „Vorlage.DOCX“ ist kein PDF.',
    ])
    expect(counted(report)).toEqual({ neu: 2 })
  })

  test('a missing folder, no table, two tables or missing columns stop the import with a message', async () => {
    const town = await importTown()
    const said = async (files: Record<string, string>) => {
      const all = { schreiben: true, veroeffentlichen: true, entfernen: false }
      const imported = await importFolder(town, await folderWith(files), all)
      return imported.ok ? '' : imported.message
    }
    expect(await said({})).toContain('gefunden: keine')
    expect(await said({ 'a.csv': HEAD, 'b.csv': HEAD })).toContain('mehrere: ')
    expect(await said({ 'a.csv': 'gremium;titel\nRat;Punkt\n' })).toContain(
      'fehlen Spalten: datum, oeffentlich',
    )
    await expect(fromFolder(town, '/nirgends')).rejects.toThrow('lässt sich nicht lesen')
  })
})

test('a file name in decomposed Unicode, as on a Mac, is found', async () => {
  const folder = await whole()
  await rename(join(folder, 'Müllerwiese.pdf'), join(folder, decomposed('Müllerwiese.pdf')))
  expect((await fromFolder(await importTown(), folder)).fehler).toEqual([])
})

test('without --schreiben nothing is written', async () => {
  const town = await importTown()
  const report = await fromFolder(town, await whole(), { schreiben: false })
  expect(ratReportText(report)).toMatch(/^Probelauf/)
  expect(counted(report)).toEqual({ neu: 5 })
  expect(await town.store.countDocuments('sitzung')).toBe(0)
  expect(await town.library.catalogue.list({ limit: 1, offset: 0 })).toEqual([])
})

test('any content of a table is either read or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (noise, withHead) => {
      const head = withHead ? [...new TextEncoder().encode(`${HEAD}\n`)] : []
      const read = readAgendaTable(Uint8Array.from([...head, ...noise]))
      expect(read.ok ? read.rows.every(({ titel }) => titel !== '') : read.satz.length > 0).toBe(true)
    }),
  )
})

test('public and non-public rows never share a document, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ offen: fc.boolean(), vorlage: fc.constantFrom('', '1', '2') }), {
        minLength: 1,
        maxLength: 8,
      }),
      async rows => {
        const lines = rows.map(
          ({ offen, vorlage }, at) =>
            `Rat;10.11.2026 18:30;;;${offen ? 'Offen' : 'Geheim'} ${at};${vorlage};;;;;;${offen ? 'ja' : 'nein'}`,
        )
        const town = await importTown()
        await fromFolder(town, await folderWith({ 'rat.csv': [HEAD, ...lines, ''].join('\n') }))
        const told = JSON.stringify(await toldOf(town))
        expect(told).not.toContain('Geheim')
        for (const [at, { offen }] of rows.entries()) if (offen) expect(told).toContain(`Offen ${at}`)
        expect((await town.call(calls.sitzungen, { query: { von: '2000-01-01' } })).data.length).toBeLessThan(
          2,
        )
      },
    ),
    { numRuns: 12 },
  )
})

test('C1: a public row of a folder brings no file and no paper whose name says that it is not public', async () => {
  const town = await importTown()
  const report = await fromFolder(
    town,
    await folderWith({
      't.csv': `${HEAD}
Gemeinderat;10.11.2026 18:30;;1;Straßenbau;2026/12;;;;;Plan.pdf|Zauberwurz-N|Zauberwurz_nichtoeffentlich.pdf;ja
Gemeinderat;10.11.2026 18:30;;2;Zauberwurz;2026/6-N;;;;;;ja
`,
      'Plan.pdf': PDF,
      'Zauberwurz-N.pdf': pdf('1'),
      'Zauberwurz_nichtoeffentlich.pdf': pdf('2'),
    }),
  )
  const told = await toldOf(town)
  expect(told.vorlagen).toMatchObject([{ datei: { titel: 'Plan' }, anlagen: [] }])
  expect(JSON.stringify([told, report.fehler, report.hinweise])).not.toContain('Zauberwurz')
  expect(report.fehler).toHaveLength(2)
  expect(report.hinweise).toHaveLength(1)
})

describe('C8: the non-public part has no item for its heading, and numbers of its own', () => {
  const open = 'Gemeinderat;10.11.2026 18:30;Rathaus;1;Begrüßung;;;;;;;ja'
  const closed = (nummer: string, titel: string, beschluss = '') =>
    `Gemeinderat;10.11.2026 18:30;;${nummer};${titel};;${beschluss};;;;;nein`
  test.each<[string, string[], [string, string][] | undefined]>([
    ['a heading', [closed('', 'Nichtöffentlicher Teil'), closed('1', 'Ankauf')], [['N 1', 'Ankauf']]],
    [
      'a heading with a letter',
      [closed('', 'B) Nichtöffentliche Sitzung'), closed('1', 'Ankauf')],
      [['N 1', 'Ankauf']],
    ],
    ['no heading', [closed('1', 'Ankauf')], [['N 1', 'Ankauf']]],
    ['a number of its own', [closed('2', 'Ankauf')], [['2', 'Ankauf']]],
    ['a number with a letter', [closed('N 1', 'Ankauf')], [['N 1', 'Ankauf']]],
    ['no number', [closed('', 'Ankauf')], [['', 'Ankauf']]],
    ['only a heading', [closed('', 'Nichtöffentlicher Teil')], undefined],
    [
      'a heading with a decision',
      [closed('', 'Nichtöffentlicher Teil', 'Der Rat stimmt zu.')],
      [['', 'Nichtöffentlicher Teil']],
    ],
  ])('%s', async (_, rows, items) => {
    const town = await importTown()
    await fromFolder(town, await whole([HEAD, open, ...rows].join('\n')))
    const part = (await town.store.documents('sitzung', { limit: 10 })).find(
      ({ data }) => data.behandlung === 'nichtoeffentlich',
    )
    expect(part?.data.tagesordnung.map(({ nummer, titel }) => [nummer, titel])).toEqual(items)
    expect(JSON.stringify(await toldOf(town))).not.toContain('Ankauf')
  })
})
