import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import {
  counted,
  fromOparl,
  type ImportTown,
  importTown,
  oparlOf,
  PDF,
  toldOf,
} from './testing/import-town.ts'

const since = '2024-07-23'
const stadt = {
  name: 'Stadt Rebenau',
  email: 'stadt@rebenau.example.org',
  telefon: '07251 5555-0',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
}
const pdf = (name: string) => ({
  titel: `Datei ${name}`,
  url: `/medien/${name}.pdf`,
  groesse: PDF.byteLength,
  typ: 'application/pdf',
})
const vorlage = {
  titel: 'Sprungturm für Übermütige',
  slug: 'sprungturm',
  nummer: '2026/087',
  art: 'Beschlussvorlage',
  datum: '2026-11-02',
  gremium: 'gemeinderat',
  behandlung: 'oeffentlich',
  strassen: ['Freibadweg'],
  datei: pdf('vorlage-087'),
}
const records = {
  stadt: [stadt],
  gremium: [
    {
      name: 'Gemeinderat',
      art: 'gemeinderat',
      sortierung: 1,
      wahlperioden: [{ name: '2024 bis 2029', von: since, bis: '2029-07-22' }],
    },
    {
      name: 'Technischer Ausschuss',
      kurzname: 'TA',
      art: 'ausschuss',
      sortierung: 2,
      uebergeordnet: 'gemeinderat',
    },
    { name: 'Grüne Liste', art: 'fraktion', sortierung: 3, uebergeordnet: 'gemeinderat' },
  ],
  ratsperson: [
    {
      vorname: 'Gisela',
      nachname: 'Wendling',
      titel: 'Dr.',
      einleitung: 'Architektin.',
      kommunikation: [{ kanal: 'EMAIL', kennung: 'g.wendling@example.org' }],
      mitgliedschaften: [
        { gremium: 'gemeinderat', rolle: 'vorsitz', von: since },
        { gremium: 'gruene-liste', rolle: 'stellvertretender_vorsitz', von: since },
        { gremium: 'technischer-ausschuss', rolle: 'stellvertretung', von: since, bis: '2025-12-31' },
      ],
    },
  ],
  vorlage: [
    vorlage,
    {
      ...vorlage,
      slug: 'geheim',
      titel: 'Geheimer Kauf',
      nummer: '2026/088',
      behandlung: 'nichtoeffentlich',
      datei: undefined,
    },
    {
      ...vorlage,
      slug: 'antrag',
      titel: 'Antrag',
      nummer: '2026/089',
      datum: '2026-11-03',
      bezug: ['sprungturm'],
      eingereicht_von: 'gruene-liste',
      datei: undefined,
    },
  ],
  sitzung: [
    {
      titel: 'Sitzung des Gemeinderats',
      slug: 'rat-november',
      gremium: 'gemeinderat',
      gemeinsam_mit: ['technischer-ausschuss'],
      behandlung: 'oeffentlich',
      datum_von: '2026-11-10T18:30:00+01:00',
      datum_bis: '2026-11-10T20:30:00+01:00',
      ort: 'Rathaus, Ratssaal',
      zustand: 'durchgefuehrt',
      einladung: pdf('einladung'),
      tagesordnung: [
        { titel: 'Fragen' },
        { titel: 'Fragen' },
        {
          titel: 'Sprungturm',
          vorlage: 'sprungturm',
          ergebnis: 'angenommen',
          beschluss: 'Der Rat beschließt.\nEinstimmig.',
          abstimmung: { ja: 17, nein: 1, enthaltungen: 0 },
        },
        { titel: 'Antrag', vorlage: 'antrag', ergebnis: 'zur_kenntnis' },
        { titel: 'Grundstücke', vorlage: 'geheim' },
      ],
      teilnahmen: [{ person: 'gisela-wendling' }],
    },
    {
      titel: 'Sitzung des Gemeinderats',
      slug: 'rat-geheim',
      gremium: 'gemeinderat',
      behandlung: 'nichtoeffentlich',
      teil_von: 'rat-november',
      datum_von: '2026-11-10T20:30:00+01:00',
      ort: 'Rathaus',
      tagesordnung: [{ titel: 'Geheimer Kauf', vorlage: 'geheim' }],
    },
  ],
}

async function townWithCouncil(): Promise<ImportTown> {
  const town = await importTown(records)
  for (const schluessel of ['vorlage-087', 'einladung'])
    await town.library.addDocument({ schluessel, bytes: PDF, titel: `Datei ${schluessel}` })
  return town
}

async function idOf({ store }: ImportTown, kind: 'vorlage' | 'sitzung', slug: string): Promise<string> {
  const found = (await store.documents(kind, { limit: 100 })).find(({ data }) => data.slug === slug)
  if (!found) throw new Error(`No ${kind} ${slug}`)
  return found.id
}

async function change(
  town: ImportTown,
  kind: 'vorlage' | 'sitzung',
  slug: string,
  more: object,
  author = 'amt',
) {
  const id = await idOf(town, kind, slug)
  const before = await town.store.document(id)
  if (!before) throw new Error('gone')
  const saved = await town.store.saveDraft(id, {
    data: { ...before.data, ...more },
    baseRevision: before.draft_revision,
    author,
    mayMiss: true,
  })
  expect(saved.ok).toBe(true)
  const published = await town.store.publish(id, { author, mayMiss: true })
  expect(published.ok).toBe(true)
}

test('a council imported from another town through OParl has the same public content', async () => {
  const there = await townWithCouncil()
  const { entry } = await oparlOf(there)
  const here = await importTown({ stadt: [stadt] })
  const report = await fromOparl(here, entry)
  expect(report).toMatchObject({ fehler: [], dateien: { neu: 2, weggelassen: [] } })
  expect(counted(report)).toEqual({ neu: 7 })
  expect(await toldOf(here)).toEqual(await toldOf(there))
  expect(JSON.stringify(await here.store.documents('vorlage', { limit: 100 }))).not.toContain('eheim')
})

test('without --schreiben nothing is written, and no file is fetched', async () => {
  const there = await townWithCouncil()
  const { entry, asked } = await oparlOf(there)
  const here = await importTown({ stadt: [stadt] })
  const report = await fromOparl(here, entry, { schreiben: false })
  expect(counted(report)).toEqual({ neu: 7 })
  expect(report.geschrieben).toBe(false)
  expect(asked.filter(path => path.startsWith('/medien/'))).toEqual([])
  for (const kind of ['gremium', 'ratsperson', 'vorlage', 'sitzung'] as const)
    expect(await here.store.countDocuments(kind)).toBe(0)
  expect(await here.library.catalogue.list({ limit: 10, offset: 0 })).toEqual([])
})

test('imported drafts are not public until they are published, or a later run publishes them', async () => {
  const { entry } = await oparlOf(await townWithCouncil())
  const here = await importTown({ stadt: [stadt] })
  await fromOparl(here, entry, { veroeffentlichen: false })
  expect((await toldOf(here)).listen.vorlagen).toEqual([])
  expect(counted(await fromOparl(here, entry, { alles: true, veroeffentlichen: false }))).toEqual({
    unveraendert: 7,
  })
  expect(counted(await fromOparl(here, entry, { alles: true }))).toEqual({ geaendert: 7 })
  expect((await toldOf(here)).listen.vorlagen).toHaveLength(2)
})

test('a second run doubles nothing, keeps files that are the same and asks only for changes', async () => {
  const there = await townWithCouncil()
  const { entry, asked } = await oparlOf(there)
  const here = await importTown({ stadt: [stadt] })
  await fromOparl(here, entry)
  asked.length = 0
  const everything = await fromOparl(here, entry, { alles: true })
  expect(counted(everything)).toEqual({ unveraendert: 7 })
  expect(everything.dateien).toMatchObject({ neu: 0 })
  there.pass(3 * 3_600)
  here.pass(3 * 3_600)
  asked.length = 0
  await fromOparl(here, entry)
  expect(asked.filter(path => path.startsWith('/medien/'))).toEqual([])
  asked.length = 0
  there.pass(3 * 3_600)
  here.pass(3 * 3_600)
  await change(there, 'vorlage', 'sprungturm', { titel: 'Sprungturm, neu' })
  const report = await fromOparl(here, entry)
  expect(asked.find(path => path.includes('/papers?'))).toContain('modified_since=')
  expect(counted(report)).toMatchObject({ geaendert: 1 })
  expect((await here.call(calls.vorlage, { params: { id: 'sprungturm' } })).titel).toBe('Sprungturm, neu')
  expect(await here.store.countDocuments('vorlage')).toBe(2)
  expect(await here.library.catalogue.list({ limit: 10, offset: 0 })).toHaveLength(2)
})

test('fields changed by an editor here stay, all others follow the source, and the report says so', async () => {
  const there = await townWithCouncil()
  const { entry } = await oparlOf(there)
  const here = await importTown({ stadt: [stadt] })
  await fromOparl(here, entry)
  await change(here, 'vorlage', 'sprungturm', { titel: 'Unser Titel' }, 'redakteurin')
  await change(there, 'vorlage', 'sprungturm', { titel: 'Deren Titel', strassen: ['Badweg'] })
  const report = await fromOparl(here, entry, { alles: true })
  expect(await here.call(calls.vorlage, { params: { id: 'sprungturm' } })).toMatchObject({
    titel: 'Unser Titel',
    strassen: ['Badweg'],
  })
  expect(report.eintraege.find(({ name }) => name.includes('2026/087'))).toMatchObject({
    wurde: 'geaendert',
    hinweise: ['hier geändert und behalten: Betreff'],
  })
})

test('objects withdrawn in the source are reported, and withdrawn here only with --entfernen', async () => {
  const there = await townWithCouncil()
  const { entry } = await oparlOf(there)
  const here = await importTown({ stadt: [stadt] })
  await fromOparl(here, entry)
  const id = await idOf(there, 'vorlage', 'antrag')
  expect((await there.store.unpublish(id, { author: 'amt', reason: 'Irrtum', force: true })).ok).toBe(true)
  expect(counted(await fromOparl(here, entry, { alles: true }))).toMatchObject({ fehlt: 1 })
  expect((await toldOf(here)).listen.vorlagen).toHaveLength(2)
  expect(counted(await fromOparl(here, entry, { entfernen: true }))).toMatchObject({ zurueckgezogen: 1 })
  expect((await here.call(calls.vorlage, { params: { id: 'antrag' } })).zurueckgenommen).toBeDefined()
  expect(
    counted(await fromOparl(here, entry, { alles: true, entfernen: true }))['zurueckgezogen'],
  ).toBeUndefined()
})

test('records of the town itself are reported and left unchanged', async () => {
  const { entry } = await oparlOf(await townWithCouncil())
  const here = await importTown({
    stadt: [stadt],
    gremium: [{ name: 'Gemeinderat', slug: 'rat', art: 'gemeinderat', einleitung: 'Unser Text.' }],
  })
  const report = await fromOparl(here, entry)
  expect(counted(report)).toEqual({ behalten: 1, neu: 6 })
  expect(await here.call(calls.gremium, { params: { id: 'rat' } })).toMatchObject({
    einleitung: 'Unser Text.',
  })
  expect((await here.call(calls.sitzung, { params: { id: 'rat-november' } })).gremium.id).toBe('rat')
})
