import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../store/testing/databases.ts'
import { FOLDER_IMPORTER, importFolder } from './import-folder.ts'
import { ratReportText } from './report.ts'
import { anderswo, foreignServer, listed, typed } from './testing/foreign-server.ts'
import { fromOparl, importTown, stadt, toldOf } from './testing/import-town.ts'

const townWith = (...names: string[]) =>
  importTown({ stadt: [stadt], gremium: names.map(name => ({ name, art: 'ausschuss', sortierung: 1 })) })
const served = (...names: string[]) =>
  foreignServer(
    anderswo({
      '/orgs': listed(
        ...names.map((name, at) => ({
          id: `$/orgs/${at}`,
          type: typed('Organization'),
          name,
          organizationType: 'Gremium',
        })),
      ),
    }),
  )

test('C9: a body that the town spells otherwise stays one body', async () => {
  const town = await townWith('Gemeinderat', 'Ausschuss für Umwelt und Technik')
  const { entry } = await served('Gemeinderat der Stadt Anderswo', 'Ausschuß f. Umwelt u. Technik')
  const report = await fromOparl(town, entry)
  expect((await toldOf(town)).gremien.map(({ name }) => name).toSorted()).toEqual([
    'Ausschuss für Umwelt und Technik',
    'Gemeinderat',
  ])
  expect(ratReportText(report)).not.toContain('Neue Gremien')
})

test('C9: each new body is named before it is written, with the bodies that it may be', async () => {
  const town = await townWith('Gemeinderat', 'Ausschuss für Technik')
  const { entry } = await served('Gemeinderat', 'Technischer Ausschuss', 'Finanzausschuss')
  const looked = await fromOparl(town, entry, { schreiben: false })
  const said = ratReportText(looked).split('\n')
  expect(said.slice(said.indexOf('Neue Gremien:'), said.indexOf('Neue Gremien:') + 3)).toEqual([
    'Neue Gremien:',
    '  „Technischer Ausschuss“: heißt ähnlich wie „Ausschuss für Technik“ und steht jetzt daneben; ist es dasselbe, bitte eines von beiden umbenennen',
    '  „Finanzausschuss“',
  ])
  await fromOparl(town, entry)
  expect(ratReportText(await fromOparl(town, entry, { alles: true }))).not.toContain('Neue Gremien')
})

test('C9: a table that spells a body in several ways has one body, also in the next table', async () => {
  const town = await importTown({ stadt: [stadt] })
  const folder = newFolder()
  const take = async (...gremien: string[]) => {
    const rows = gremien.map((name, at) => `${name};1${at}.12.2026 18:30;Punkt ${at};ja`)
    await writeFile(join(folder, 'rat.csv'), ['gremium;datum;titel;oeffentlich', ...rows].join('\n'))
    const done = await importFolder(town, folder, {
      schreiben: true,
      veroeffentlichen: true,
      entfernen: false,
    })
    if (!done.ok) throw new Error(done.message)
    return done.report
  }
  await take('Ausschuss für Umwelt u. Technik', 'Ausschuss für Umwelt und Technik')
  const report = await take('Ausschuß für Umwelt & Technik')
  expect(report.eintraege.filter(({ art, wurde }) => art === 'gremium' && wurde === 'neu')).toEqual([])
  const bodies = await town.store.documents('gremium', { limit: 9 })
  expect(bodies.map(({ author }) => author)).toEqual([FOLDER_IMPORTER])
})
