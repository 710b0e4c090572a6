import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openCms } from '@rathausplatz/cms'
import { type GespeicherteAngabe, gespeicherteDaten } from '@rathausplatz/contract/gespeicherte-daten'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const angaben: readonly (readonly [string, GespeicherteAngabe])[] = Object.entries(gespeicherteDaten)

/** Tables of published contents and of the machine itself, without data about visitors. */
const OHNE_BESUCHENDE = [
  'abfall_abgaenge',
  'abfall_arten',
  'abfall_einfuhr_schritte',
  'abfall_meldungen',
  'abfall_namen',
  'abfall_orte',
  'abfall_teilungen',
  'abfall_termine',
  'abfall_tour_orte',
  'abfall_touren',
  'abo_arten',
  'abo_gemeldet',
  'abo_meldungen',
  'alike_files',
  'checks',
  'clock_trust',
  'closed_files',
  'derived',
  'desk_contacts',
  'desk_entries',
  'desk_words',
  'document_references',
  'documents',
  'findings',
  'intranet_nummern',
  'intranet_worte',
  'jobs',
  'kept_facts',
  'kind_forms',
  'kysely_migration',
  'kysely_migration_lock',
  'listing_tags',
  'listing_words',
  'link_checks',
  'link_uses',
  'listings',
  'oparl_objects',
  'oparl_parts',
  'picture_parts',
  'pinnwand_gesendet',
  'published',
  'published_counts',
  'published_tags',
  'quality_weeks',
  'rat_importdateien',
  'rat_importe',
  'redirects',
  'release_counts',
  'release_tags',
  'releases',
  'ruecklaeufer_postfach',
  'suche_begriffe',
  'suche_dokumente',
  'suche_index',
  'suche_stand',
  'suche_texte',
  'suche_titel',
  'suche_worte',
  'suche_wortteile',
  'termine',
  'termin_belegt',
  'termin_sperren',
  'termin_zahlen',
  'termine_by_day',
  'town',
  'uebernommene_adressen',
  'unfit',
  'verkuendete_dateien',
  'verzeichnis_eintraege',
  'verzeichnis_rubriken',
  'warnquellen',
]

test('T3: every table of the database is in the list of stored data, or is known to hold no personal data', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gespeichert-'))
  const log = { info() {}, warn() {}, error() {} }
  await (await openCms({ dataDir, log, create: true })).close()
  const database = new DatabaseSync(join(dataDir, 'rathausplatz.sqlite'), { readOnly: true })
  // The name of a shadow table of full-text search begins with the name of its table.
  const rows = database.prepare(
    `select name from pragma_table_list where type <> 'shadow' and schema = 'main'`,
  )
  const tables = rows.all().map(({ name }) => String(name))
  database.close()
  await rm(dataDir, { recursive: true, maxRetries: 5 })
  const listed = angaben.filter(([, { ort }]) => ort === 'datenbank').map(([, { name }]) => name)
  expect(tables.filter(name => !name.startsWith('sqlite_')).toSorted()).toEqual(
    [...listed, ...OHNE_BESUCHENDE].toSorted(),
  )
})

const sources = globSync('{apps/site,apps/redaktion,packages/ui,packages/templates}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**', '**/*.test.*', '**/testing/**'],
}).map(file => ({ file, code: readFileSync(join(root, file), 'utf8') }))

/**
 * True if code mentions an entry of the list, by its name or through the modules that take names from the
 * list.
 */
const mentions = (code: string, [key, { name }]: (typeof angaben)[number]) =>
  new RegExp(`\\b(?:ablagen|anmeldecookies|amSchreibtisch)\\.${key}\\b`).test(code) ||
  new RegExp(`['"]${name}['"]`).test(code)

const onTheDevice = angaben.filter(([, { ort }]) => ort === 'cookie' || ort === 'browser')

test('T3: code that stores data in the browser takes the name from the list', () => {
  const keeps =
    /\b(?:local|session)Storage\b|\bindexedDB\b|\bcaches\.open\b|\bdocument\.cookie\s*=|Max-Age=|<ScrollRestoration/
  const unlisted = sources.filter(
    ({ code }) => keeps.test(code) && !onTheDevice.some(angabe => mentions(code, angabe)),
  )
  expect(unlisted.map(({ file }) => file)).toEqual([])
})

test('T3: each entry of the list about the browser is mentioned in code', () => {
  const code = sources.map(({ code }) => code).join('\n')
  expect(onTheDevice.filter(angabe => !mentions(code, angabe))).toEqual([])
})
