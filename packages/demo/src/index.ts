import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setze } from '../dokumente/satz.ts'
import { type Abfallstadt, demoAbfall } from './abfall.ts'
import { bilder, bildtitel, medienOrdner } from './bild.ts'
import { dokumente } from './dokument.ts'
import { KARTENBILD, kartenzeichnung } from './karte.ts'
import { rat } from './rat.ts'
import { type DemoRecord, demoRecords } from './records.ts'

export { demoAbfall } from './abfall.ts'
export { demoKonten } from './konten.ts'
export { demoPinnwand } from './pinnwand.ts'
export { demoSchaeden } from './schaeden.ts'
export { demoVorschlaege } from './vorschlaege.ts'

type Document = Pick<DemoRecord, 'kind' | 'data' | 'geaendert'> & { author: string; note: string }
type Failure = { message: string; issues?: readonly { path: string; message: string }[] }
type Answer = { ok: true } | { ok: false; error: Failure }

/** The metadata of a picture. */
type About = { titel: string; beschreibung: string; urheber: string; dekorativ: boolean }

/**
 * The functions of a CMS that the demo needs: they take pictures, drawings and documents one by one, and the
 * records in one transaction.
 */
export type SeedTarget = {
  addPicture(picture: { schluessel: string; bytes: Uint8Array; about: About }): Promise<Answer>
  addDrawing(drawing: { schluessel: string; svg: string }): Promise<Answer>
  addDocument(document: { schluessel: string; bytes: Uint8Array; titel: string }): Promise<Answer>
  store: { writeAll(documents: readonly Document[]): Promise<Answer> }
  /** Absent for a CMS without a waste calendar. */
  takeInWaste?(town: Abfallstadt): Promise<void>
}

const iconOrdner = new URL('../icons/', import.meta.url)

/** Fills an empty CMS with the town of Rebenau on the given day. Throws if the CMS refuses anything. */
export async function seedDemo(cms: SeedTarget, heute = new Date()): Promise<void> {
  for (const { name, datei, bildtext, bildcopyright } of bilder) {
    const bytes = await readFile(new URL(datei, medienOrdner))
    const titel = bildtitel[name]
    const about = { titel, beschreibung: bildtext, urheber: bildcopyright, dekorativ: false }
    demand(await cms.addPicture({ schluessel: name, bytes, about }), `Bild „${name}“`)
  }
  for (const drawing of [...(await drawingsIn(iconOrdner)), ...(await drawingsIn(medienOrdner))]) {
    const svg = await readFile(drawing, 'utf8')
    const schluessel = basename(drawing.pathname, '.svg')
    demand(await cms.addDrawing({ schluessel, svg }), `Zeichnung „${schluessel}“`)
  }
  demand(await cms.addDrawing({ schluessel: KARTENBILD, svg: kartenzeichnung() }), 'Karte der Stadt')
  for (const { name, titel, datei } of dokumente) {
    const bytes = await readFile(new URL(datei, medienOrdner))
    demand(await cms.addDocument({ schluessel: name, bytes, titel }), `Dokument „${titel}“`)
  }
  const groessen = new Map<string, number>()
  for (const stueck of rat(heute).schriftstuecke) {
    const bytes = await setze(stueck, 'schlicht')
    groessen.set(`/medien/${stueck.name}.pdf`, bytes.byteLength)
    const { name: schluessel, titel } = stueck
    demand(await cms.addDocument({ schluessel, bytes, titel }), `Dokument „${titel}“`)
  }
  const records = demoRecords(heute)
  const documents = records.map(record => toDocument(record, withGroessen(record.data, groessen)))
  demand(await cms.store.writeAll(documents), records)
  await cms.takeInWaste?.(demoAbfall(heute))
}

/** Returns the value with the sizes of the documents that were just typeset. */
function withGroessen(value: unknown, groessen: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(value)) return value.map(item => withGroessen(item, groessen))
  if (typeof value !== 'object' || value === null) return value
  const { url } = value as { url?: unknown }
  const groesse = typeof url === 'string' ? groessen.get(url) : undefined
  if (groesse !== undefined) return { ...value, groesse }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withGroessen(item, groessen)]))
}

async function drawingsIn(folder: URL): Promise<URL[]> {
  const files = await readdir(folder)
  return files.filter(file => file.endsWith('.svg')).map(file => new URL(file, folder))
}

const toDocument = ({ kind, geaendert }: DemoRecord, data: unknown): Document => ({
  kind,
  data,
  geaendert,
  author: 'Stadtredaktion',
  note: 'Beispielstadt angelegt',
})

/** If the CMS refuses something, throws with its name and the reason. */
function demand(answer: Answer, what: string | readonly DemoRecord[]): void {
  if (answer.ok) return
  const { message, issues = [] } = answer.error
  const name = typeof what === 'string' ? what : nameOf(message, what)
  const fields = issues.map(issue => `${issue.path}: ${issue.message}`)
  throw new Error(
    ['Die Demostadt wurde nicht angelegt.', ...(name ? [name] : []), message, ...fields].join('\n'),
  )
}

/**
 * Returns the name of the record that a message of the store gives by its number (`Eintrag 12 (seite): ...`).
 */
function nameOf(message: string, records: readonly DemoRecord[]): string | undefined {
  const number = /^Eintrag (\d+)/.exec(message)?.[1]
  const record = number ? records[Number(number) - 1] : undefined
  return record && `${record.kind} „${record.name}“`
}
