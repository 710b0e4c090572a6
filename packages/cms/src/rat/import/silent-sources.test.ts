import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFolder } from '../../store/testing/databases.ts'
import { importFolder } from './import-folder.ts'
import { ratReportText } from './report.ts'
import { anderswo, foreignServer, listed, meeting } from './testing/foreign-server.ts'
import { fromOparl, type ImportTown, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'

const HEAD = 'gremium;datum;ort;nummer;titel;vorlage;oeffentlich'

async function fromTable(town: ImportTown, folder: string, rows: readonly string[]) {
  await writeFile(join(folder, 'to.csv'), [HEAD, ...rows].join('\n'))
  const how = { schreiben: true, veroeffentlichen: true, entfernen: false }
  const imported = await importFolder(town, folder, how)
  if (!imported.ok) throw new Error(imported.message)
  return ratReportText(imported.report)
}
const row = (ort: string, titel: string, oeffentlich: string, datum = '21.01.2027 18:30') =>
  `Sportausschuss;${datum};${ort};;${titel};;${oeffentlich}`

/** The meetings in our own OParl. */
async function meetingsInOparl(town: ImportTown) {
  const { entry } = await oparlOf(town)
  const answer = await fetch(`${entry}/meetings`)
  const { data } = (await answer.json()) as { data: { location?: object; meetingState?: string }[] }
  return data
}

describe('C1: the place of a public meeting comes from a closed row only if it is public already', () => {
  test.each<[string, string[], string, string]>([
    ['an open row', [row('Halle', 'Ehrungen', 'ja'), row('', 'Vertrag', 'nein')], 'Halle', ''],
    ['a later open row', [row('', 'Ehrungen', 'ja'), row('Halle', 'Anfragen', 'ja')], 'Halle', ''],
    ['both rows', [row('Halle', 'Ehrungen', 'ja'), row('Müllerwiese', 'Vertrag', 'nein')], 'Halle', ''],
    ['a closed row only', [row('', 'Ehrungen', 'ja'), row('Museum', 'Vertrag', 'nein')], '', 'Zeile 3'],
    [
      'two closed rows',
      [row('', 'Ehrungen', 'ja'), row('Museum', 'Vertrag', 'nein'), row('Halle', 'Personal', 'nein')],
      '',
      'Zeile 3',
    ],
    [
      'a closed row with a place of another public meeting',
      [row('', 'Ehrungen', 'ja'), row('Halle', 'Vertrag', 'nein'), row('Halle', 'Bericht', 'ja', '22.01.2027 18:30')],
      'Halle',
      '',
    ],
    [
      'the same place in other letters',
      [row('', 'Ehrungen', 'ja'), row('HALLE', 'Vertrag', 'nein'), row('Halle', 'Bericht', 'ja', '22.01.2027 18:30')],
      'HALLE',
      '',
    ],
    [
      'a known place that the closed item names',
      [
        row('', 'Ehrungen', 'ja'),
        row('Müllerwiese', 'Kauf der Müllerwiese', 'nein'),
        row('Müllerwiese', 'Bericht', 'ja', '22.01.2027 18:30'),
      ],
      '',
      'Zeile 3',
    ],
    [
      'a place of a closed meeting',
      [row('', 'Ehrungen', 'ja'), row('Museum', 'Vertrag', 'nein'), row('Museum', 'Personal', 'nein', '22.01.2027 18:30')],
      '',
      'Zeile 3',
    ],
    [
      'a place that calls itself closed',
      [row('', 'Ehrungen', 'ja'), row('Zimmer 3 (nichtöffentlich)', 'Vertrag', 'nein')],
      '',
      'Zeile 3',
    ],
    ['no place', [row('', 'Ehrungen', 'ja')], '', 'ohne Ort'],
    ['two places', [row('Halle', 'Ehrungen', 'ja'), row('Museum', 'Anfragen', 'ja')], 'Halle', 'mehrere Orte'],
  ])('%s', async (_, rows, ort, sentence) => {
    const town = await importTown({ stadt: [stadt] })
    const text = await fromTable(town, newFolder(), rows)
    const told = await toldOf(town)
    const found = told.sitzungen.find(({ datum_von }) => datum_von.startsWith('2027-01-21'))
    expect(found?.ort).toBe(ort)
    if (sentence === '') expect(text).not.toMatch(/ohne Ort|mehrere Orte/)
    else expect(text).toContain(sentence)
    expect(JSON.stringify(told)).not.toContain('Museum')
  })

  test('the place stays if its row becomes non-public, unless the row speaks of it', async () => {
    const town = await importTown({ stadt: [stadt] })
    const folder = newFolder()
    await fromTable(town, folder, [row('Jahnhalle', 'Straße und Weg', 'ja'), row('', 'Ehrungen', 'ja')])
    await fromTable(town, folder, [row('Jahnhalle', 'Straße und Weg', 'nein'), row('', 'Ehrungen', 'ja')])
    expect((await toldOf(town)).sitzungen).toMatchObject([
      { ort: 'Jahnhalle', tagesordnung: [{ titel: 'Ehrungen' }] },
    ])
    const text = await fromTable(town, folder, [
      row('Jahnhalle', 'Verkauf der Jahnhalle', 'nein'),
      row('', 'Ehrungen', 'ja'),
    ])
    expect((await toldOf(town)).sitzungen).toMatchObject([{ ort: '' }])
    expect(text).toContain('Zeile 2')
  })
})

describe('C7: no fact is published that the source does not say', () => {
  test('a future meeting of a table is planned, and nobody is called invited', async () => {
    const town = await importTown({ stadt: [stadt] })
    await fromTable(town, newFolder(), [row('Halle', 'Ehrungen', 'ja')])
    expect((await toldOf(town)).sitzungen).toMatchObject([{ zustand: 'geplant' }])
    expect(await meetingsInOparl(town)).toMatchObject([{ meetingState: 'terminiert' }])
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an empty text', { description: '' }],
    ['a word for nothing', { description: 'k. A.' }],
    ['an address that fails', '$/l/404'],
  ])('a meeting has no place if the source says %s, neither here nor in our OParl', async (_, location) => {
    const { entry } = await foreignServer(anderswo({ '/meetings': listed(meeting({ location })) }))
    const town = await importTown({ stadt: [stadt] })
    const report = await fromOparl(town, entry)
    expect((await toldOf(town)).sitzungen).toMatchObject([{ ort: '' }])
    const [there] = await meetingsInOparl(town)
    expect(there).toBeDefined()
    expect(there?.location).toBeUndefined()
    expect(ratReportText(report)).toContain('ohne Ort')
  })
})
