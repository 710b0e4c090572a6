import { medienPfad, verkuendeteAdresse } from '@rathausplatz/contract/medien'
import { type CmsStore, collections } from '../collections/collections.ts'
import { fieldName } from '../editing/field-names.ts'
import type { drawingFiles } from '../media/drawing-files.ts'
import { fingerprint, sha256Of } from '../media/library.ts'
import type { Library } from '../media/media-library.ts'
import { OpenError } from '../open-error.ts'
import { keepClosed } from '../store/closed-files.ts'
import { putFrozen } from '../store/frozen-files.ts'
import { type Collection, ok, type Result, type StoreError, type TakenDocument } from '../store/index.ts'
import { reasonsOf } from '../store/result.ts'
import {
  type Content,
  content,
  contentsOf,
  MEDIA_LIST,
  type Medium,
  medium,
  REDIRECTS,
  redirect,
  type Version,
  version,
  versionsOf,
} from './format.ts'
import { FROZEN, frozen } from './frozen.ts'
import { judge, readStock, type Told } from './judge.ts'
import type { Package } from './open-package.ts'
import { kinds } from './read-contents.ts'
import { datesIn, faultsOf, hasWaste, WASTE, type Waste, waste, writeWaste } from './waste.ts'

export type ImportReport = {
  /** Imported contents per kind. */
  readonly aufgenommen: Readonly<Record<string, number>>
  readonly medien: number
  readonly weiterleitungen: number
  readonly abfuhrtermine: number
  /** Skipped contents, which the town already has. */
  readonly vorhanden: readonly Told[]
  readonly abgelehnt: readonly Told[]
  /** Older versions that do not fit the present rules. */
  readonly ausgelasseneFassungen: number
}

/** The town that imports. */
export type TakingTown = {
  readonly store: CmsStore
  readonly library: Library
  readonly drawings: ReturnType<typeof drawingFiles>
  addDrawing(drawing: { schluessel: string; svg: string }): Promise<Result<void>>
}

type How = {
  /** Allows a town that has content; the import does not change this content. */
  readonly dazu: boolean
  readonly signal?: AbortSignal | undefined
}

const AUTHOR = 'Einfuhr'
const AT_ONCE = 100

/**
 * Imports an export. Each content is imported whole or not at all, and existing content stays, so an
 * interrupted import can be repeated without duplicates.
 */
export async function importTown(town: TakingTown, pack: Package, how: How): Promise<ImportReport> {
  const { database } = town.store
  const stock = await readStock(database.read)
  const [file] = await town.library.catalogue.list({ limit: 1, offset: 0 })
  if (!how.dazu && (stock.ids.size > 0 || file))
    throw new OpenError(
      'einfuhr',
      'Diese Stadt ist nicht leer. Es wurde nichts geändert. Mit --dazu kommt die Ausfuhr hinzu: Was es hier schon gibt, bleibt, wie es ist. So geht auch eine unterbrochene Einfuhr weiter.',
    )
  const judged = await judge(pack, stock)
  const vorhanden = [...judged.there]
  const abgelehnt = [...judged.refused]
  const taking = new Taking(town, how, { vorhanden, abgelehnt })

  const medien = await taking.media(pack)
  await taking.frozen(pack, judged.coming)
  const aufgenommen: Record<string, number> = {}
  for (const kind of kinds) aufgenommen[kind] = await taking.contents(pack, kind, judged.coming)
  const weiterleitungen = await taking.redirects(pack)
  const abfuhrtermine = await taking.waste(pack)
  const { left: ausgelasseneFassungen } = taking
  return {
    aufgenommen,
    medien,
    weiterleitungen,
    abfuhrtermine,
    vorhanden,
    abgelehnt,
    ausgelasseneFassungen,
  }
}

/** The state of a running import. */
class Taking {
  left = 0
  readonly #town: TakingTown
  readonly #how: How
  readonly #told: { readonly vorhanden: Told[]; readonly abgelehnt: Told[] }

  constructor(town: TakingTown, how: How, told: { vorhanden: Told[]; abgelehnt: Told[] }) {
    this.#town = town
    this.#how = how
    this.#told = told
  }

  /** Imports files before contents, so that no page is without its pictures. */
  async media(pack: Package): Promise<number> {
    let count = 0
    for await (const one of pack.lines(MEDIA_LIST, medium)) {
      this.#goOn()
      const told = (grund: string): Told => ({ art: 'medium', schluessel: one.datei, gruende: [grund] })
      if (!pack.has(one.pfad)) {
        this.#told.abgelehnt.push(told('Die Datei dazu fehlt in der Ausfuhr.'))
        continue
      }
      const bytes = await pack.bytes(one.pfad)
      const there = await this.#versionOf(one)
      if (there !== undefined) {
        const isSame = there === fingerprint(bytes)
        this.#told.vorhanden.push(
          told(isSame ? 'schon da' : 'Unter diesem Namen liegt hier eine andere Datei.'),
        )
        continue
      }
      const taken = await this.#takeFile(one, bytes)
      if (taken.ok) count++
      else this.#told.abgelehnt.push(told(saidOf(taken.error, () => 'Angaben zur Datei')))
    }
    return count
  }

  /** Imports promulgated files before their notices, so that no notice is frozen with another file. */
  async frozen(pack: Package, coming: ReadonlySet<string>): Promise<void> {
    for await (const { id, pfad, ...file } of pack.lines(FROZEN, frozen)) {
      this.#goOn()
      if (!coming.has(id)) continue
      const bytes = pack.has(pfad) ? await pack.bytes(pfad) : undefined
      if (!bytes || sha256Of(bytes) !== file.sha256) {
        const grund =
          'Die verkündete Datei fehlt in der Ausfuhr oder ist nicht die, deren Prüfsumme dabeisteht.'
        this.#told.abgelehnt.push({ art: 'medium', schluessel: file.datei, gruende: [grund] })
        continue
      }
      const { store, library } = this.#town
      const put = await library.putVersion(file.datei, bytes)
      this.#demandStored(put)
      if (!put.ok) {
        const gruende = [saidOf(put.error, () => 'Verkündete Datei')]
        this.#told.abgelehnt.push({ art: 'medium', schluessel: file.datei, gruende })
        continue
      }
      const version = fingerprint(bytes)
      const path = `${medienPfad}${file.datei}`
      const row = { document_id: id, path, version, adresse: verkuendeteAdresse(file.datei, version) }
      const kept = await store.database.write(async db => ok(await putFrozen(db, { ...row, ...file })))
      this.#demandStored(kept)
    }
  }

  async contents(pack: Package, kind: string, coming: ReadonlySet<string>): Promise<number> {
    let count = 0
    let batch: TakenDocument<keyof typeof collections>[] = []
    const write = async () => {
      count += await this.#write(batch)
      batch = []
    }
    const versions = versionsIn(pack, kind)
    for await (const line of pack.lines(contentsOf(kind), content)) {
      this.#goOn()
      const older = await versions(line.id)
      if (!coming.has(line.id)) continue
      batch.push(this.#taken(kind as keyof typeof collections, line, older))
      if (batch.length === AT_ONCE) await write()
    }
    await write()
    return count
  }

  async redirects(pack: Package): Promise<number> {
    let count = 0
    for await (const { von, nach } of pack.lines(REDIRECTS, redirect)) {
      this.#goOn()
      const taken = await this.#town.store.takeRedirect({ from: von, to: nach })
      this.#demandStored(taken)
      if (taken.ok && taken.value) count++
      else if (!taken.ok)
        this.#told.abgelehnt.push({
          art: 'weiterleitung',
          schluessel: von,
          gruende: [saidOf(taken.error, path => fieldName(collections.weiterleitung.record, path))],
        })
    }
    return count
  }

  /** Imports the waste calendar, whole or not at all: an incomplete calendar would miss collections. */
  async waste(pack: Package): Promise<number> {
    const lines: Waste[] = []
    for await (const line of pack.lines(WASTE, waste)) {
      this.#goOn()
      lines.push(line)
    }
    if (lines.length === 0) return 0
    const told = (gruende: readonly string[]): Told => ({ art: 'abfall', schluessel: WASTE, gruende })
    const faults = faultsOf(lines)
    if (faults.length > 0) {
      this.#told.abgelehnt.push(told(faults))
      return 0
    }
    const taken = await this.#town.store.database.write(async db => {
      if (await hasWaste(db)) return ok(false)
      await writeWaste(db, lines)
      return ok(true)
    })
    this.#demandStored(taken)
    if (taken.ok && taken.value) return datesIn(lines)
    this.#told.vorhanden.push(told(['schon da']))
    return 0
  }

  async #versionOf({ datei, art }: Medium): Promise<string | undefined> {
    if (art !== 'zeichnung') return (await this.#town.library.catalogue.find(datei))?.version
    return (await this.#town.drawings.find(keyOf(datei)))?.version
  }

  async #takeFile(one: Medium, bytes: Uint8Array): Promise<Result<unknown>> {
    const { store, library, addDrawing } = this.#town
    const { datei, art, titel, beschreibung, dekorativ, urheber, ordner, fuer } = one
    const schluessel = keyOf(datei)
    if (art === 'zeichnung') return addDrawing({ schluessel, svg: Buffer.from(bytes).toString('utf8') })
    if (fuer !== 'oeffentlich') {
      const closed = await store.database.write(async db =>
        ok(await keepClosed(db, `${medienPfad}${datei}`, fuer)),
      )
      this.#demandStored(closed)
    }
    const about = { titel, beschreibung, dekorativ, urheber }
    const file = { schluessel, bytes, author: AUTHOR, about, ordner }
    const taken = await (art === 'dokument' ? library.addDocument(file) : library.addPicture(file))
    this.#demandStored(taken)
    return taken
  }

  /** Writes a batch, or each content on its own if one of them is refused. */
  async #write(batch: readonly TakenDocument<keyof typeof collections>[]): Promise<number> {
    if (batch.length === 0) return 0
    const taken = await this.#town.store.takeIn(batch)
    this.#demandStored(taken)
    if (taken.ok) return batch.length
    const [first] = batch
    if (batch.length === 1 && first) {
      const told = { art: first.kind, schluessel: nameIn(first), gruende: reasonsIn(taken.error, first) }
      this.#told[taken.error.code === 'vergeben' ? 'vorhanden' : 'abgelehnt'].push(told)
      return 0
    }
    let count = 0
    for (const one of batch) count += await this.#write([one])
    return count
  }

  #taken<K extends keyof typeof collections>(
    kind: K,
    line: Content,
    older: readonly Version[],
  ): TakenDocument<K> {
    const collection: Collection = collections[kind]
    const fit = older.filter(({ daten }) => !collection.parse(daten).issues)
    this.left += older.length - fit.length
    const { oeffentlich, entwurf } = line
    const all = [
      ...fit.map(({ nummer, am, daten }) => ({ nummer, data: daten, writtenAt: am, isPublic: false })),
      ...(oeffentlich
        ? [
            {
              nummer: oeffentlich.nummer ?? LATE,
              data: oeffentlich.daten,
              writtenAt: oeffentlich.seit,
              isPublic: true,
            },
          ]
        : []),
      ...(entwurf
        ? [
            {
              nummer: entwurf.nummer ?? LATER,
              data: entwurf.daten,
              writtenAt: entwurf.geaendert_am,
              isPublic: false,
            },
          ]
        : []),
    ].toSorted((a, b) => a.nummer - b.nummer)
    return {
      id: line.id,
      kind,
      author: AUTHOR,
      createdAt: line.angelegt_am,
      versions: all,
      released: oeffentlich
        ? {
            version: all.findIndex(({ isPublic }) => isPublic),
            publishedAt: oeffentlich.seit,
            gueltig_von: oeffentlich.gueltig_von,
            gueltig_bis: oeffentlich.gueltig_bis,
          }
        : undefined,
      review: entwurf?.stand ?? 'freigegeben',
    }
  }

  #demandStored(result: Result<unknown>): void {
    if (!result.ok && result.error.code === 'nicht_gespeichert') throw interrupted(result.cause)
  }

  #goOn(): void {
    if (this.#how.signal?.aborted) throw interrupted()
  }
}

const LATE = Number.MAX_SAFE_INTEGER - 1
const LATER = Number.MAX_SAFE_INTEGER

const keyOf = (datei: string): string => datei.replace(/\.(?:pdf|svg)$/, '')

const interrupted = (cause?: unknown) =>
  new OpenError(
    'einfuhr',
    'Die Einfuhr wurde unterbrochen. Was bis dahin aufgenommen wurde, ist vollständig. Derselbe Befehl mit --dazu macht dort weiter und nimmt nichts doppelt auf.',
    cause,
  )

/** Returns a reader for the older versions of a kind; it is called in the order of the contents. */
function versionsIn(pack: Package, kind: string): (id: string) => Promise<Version[]> {
  const lines = pack.lines(versionsOf(kind), version)
  let next: Version | undefined
  const step = async () => {
    const { value, done } = await lines.next()
    next = done ? undefined : value
  }
  let begun: Promise<void> | undefined
  return async id => {
    await (begun ??= step())
    const own: Version[] = []
    while (next?.id === id) {
      own.push(next)
      await step()
    }
    return own
  }
}

const saidOf = (error: StoreError, wordsAt: (path: string) => string): string =>
  reasonsOf(error, wordsAt).join(' ')

const reasonsIn = (
  error: StoreError,
  { kind, versions }: TakenDocument<keyof typeof collections>,
): string[] => reasonsOf(error, path => fieldName(collections[kind].record, path, versions.at(-1)?.data))

const nameIn = ({ kind, versions }: TakenDocument<keyof typeof collections>): string => {
  const collection: Collection = collections[kind]
  const parsed = collection.parse(versions.at(-1)?.data)
  return parsed.issues ? '' : collection.key(parsed.value)
}
