import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../store/testing/databases.ts'
import { importFolder } from './import-folder.ts'
import { ratReportText } from './report.ts'
import type { How } from './take-over.ts'
import { importTown, PDF, toldOf } from './testing/import-town.ts'

const HEAD = 'gremium;datum;nummer;titel;vorlage;dateien;oeffentlich'
const row = (titel: string, more: Partial<Record<string, string>> = {}) =>
  HEAD.split(';')
    .map(
      name =>
        ({ gremium: 'Gemeinderat', datum: '10.11.2026 18:30', titel, oeffentlich: 'ja', ...more })[name] ??
        '',
    )
    .join(';')

/** A town with one folder, whose table is replaced again and again. */
async function townWithFolder() {
  const town = await importTown()
  const folder = newFolder()
  await writeFile(join(folder, 'Plan.pdf'), PDF)
  return async (lines: readonly string[], how: Partial<How> = {}, at = folder) => {
    await writeFile(join(at, 'tagesordnung.csv'), [HEAD, ...lines, ''].join('\n'))
    const all = { schreiben: true, veroeffentlichen: true, entfernen: false, ...how }
    const imported = await importFolder(town, at, all)
    if (!imported.ok) throw new Error(imported.message)
    return { report: imported.report, told: await toldOf(town) }
  }
}

const moved = { datum: '10.11.2026 19:00' }

test.each([
  ['by its paper number', { vorlage: '2026/13', dateien: 'Plan' }, { vorlage: '2026/13' }, 'Anderer Titel'],
  ['by its title', {}, {}, 'Zauberwurz'],
  ['by its title, without its paper', { vorlage: '2026/13', dateien: 'Plan' }, {}, 'Zauberwurz'],
])(
  'C1: an item that is closed now disappears at once, %s, also when the meeting moved',
  async (_, before, after, titel) => {
    for (const time of [{}, moved]) {
      const run = await townWithFolder()
      const first = await run([row('Begrüßung'), row('Zauberwurz', before)])
      expect(JSON.stringify(first.told)).toContain('Zauberwurz')
      const { told, report } = await run([
        row('Begrüßung', time),
        row(titel, { ...after, ...time, oeffentlich: 'nein' }),
      ])
      expect(JSON.stringify(told)).not.toContain('Zauberwurz')
      expect(ratReportText(report)).not.toContain('Zauberwurz')
      expect(JSON.stringify(told)).toContain('Begrüßung')
    }
  },
)

test('C1: a usual title such as „Verschiedenes“ closes no other meeting', async () => {
  const run = await townWithFolder()
  const day = (datum: string) => ({ datum: `${datum} 18:30` })
  await run([row('Verschiedenes', day('10.11.2026')), row('Verschiedenes', day('24.11.2026'))])
  const { told } = await run(
    [
      row('Begrüßung', day('08.12.2026')),
      row('Verschiedenes', { ...day('08.12.2026'), oeffentlich: 'nein' }),
    ],
    {},
    newFolder(),
  )
  expect(told.sitzungen.filter(one => JSON.stringify(one).includes('Verschiedenes'))).toHaveLength(2)
})

test('C1: what an earlier table of the folder had and this one has not is told, and withdrawn with --entfernen', async () => {
  const run = await townWithFolder()
  const other = newFolder()
  await run([row('Anderswo', { datum: '01.12.2026 18:30' })], {}, other)
  await run([row('Begrüßung'), row('Haushalt', { vorlage: '2026/12', dateien: 'Plan' })])
  const still = [row('Begrüßung', moved)]
  const { report, told } = await run(still)
  expect(told.sitzungen).toHaveLength(3)
  expect(told.vorlagen).toHaveLength(1)
  expect(report.eintraege.filter(({ wurde }) => wurde === 'fehlt')).toMatchObject([
    { art: 'vorlage', name: '2026/12 Haushalt' },
    { art: 'sitzung', hinweise: [expect.stringContaining('--entfernen')] },
  ])
  const after = await run(still, { entfernen: true, trotzdem: true })
  expect(after.told.sitzungen.map(({ datum_von }) => datum_von)).toEqual(
    expect.arrayContaining(['2026-11-10T19:00:00+01:00', '2026-12-01T18:30:00+01:00']),
  )
  expect(after.report.eintraege.filter(({ wurde }) => wurde === 'zurueckgezogen')).toHaveLength(2)
  expect((await run(still)).report.eintraege.filter(({ wurde }) => wurde === 'fehlt')).toEqual([])
})
