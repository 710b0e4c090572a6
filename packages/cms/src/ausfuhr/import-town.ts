import { collections } from '../collections/collections.ts'
import { fieldName } from '../editing/field-names.ts'
import { OpenError } from '../open-error.ts'
import { ok } from '../store/index.ts'
import { REDIRECTS, redirect } from './format.ts'
import { importContents } from './import-contents.ts'
import { importFrozen, importMedia } from './import-files.ts'
import { judge, readStock, type Told } from './judge.ts'
import type { Package } from './open-package.ts'
import { kinds } from './read-contents.ts'
import { type How, saidOf, Taking, type TakingTown } from './taking.ts'
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

  const medien = await importMedia(taking, pack)
  await importFrozen(taking, pack, judged.coming)
  const aufgenommen: Record<string, number> = {}
  for (const kind of kinds) aufgenommen[kind] = await importContents(taking, pack, kind, judged.coming)
  const weiterleitungen = await importRedirects(taking, pack)
  const abfuhrtermine = await importWaste(taking, pack)
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

async function importRedirects(taking: Taking, pack: Package): Promise<number> {
  let count = 0
  for await (const { von, nach } of pack.lines(REDIRECTS, redirect)) {
    taking.goOn()
    const taken = await taking.town.store.takeRedirect({ from: von, to: nach })
    taking.demandStored(taken)
    if (taken.ok && taken.value) count++
    else if (!taken.ok)
      taking.told.abgelehnt.push({
        art: 'weiterleitung',
        schluessel: von,
        gruende: [saidOf(taken.error, path => fieldName(collections.weiterleitung.record, path))],
      })
  }
  return count
}

/** Imports the waste calendar, whole or not at all: an incomplete calendar would miss collections. */
async function importWaste(taking: Taking, pack: Package): Promise<number> {
  const lines: Waste[] = []
  for await (const line of pack.lines(WASTE, waste)) {
    taking.goOn()
    lines.push(line)
  }
  if (lines.length === 0) return 0
  const told = (gruende: readonly string[]): Told => ({ art: 'abfall', schluessel: WASTE, gruende })
  const faults = faultsOf(lines)
  if (faults.length > 0) {
    taking.told.abgelehnt.push(told(faults))
    return 0
  }
  const taken = await taking.town.store.database.write(async db => {
    if (await hasWaste(db)) return ok(false)
    await writeWaste(db, lines)
    return ok(true)
  })
  taking.demandStored(taken)
  if (taken.ok && taken.value) return datesIn(lines)
  taking.told.vorhanden.push(told(['schon da']))
  return 0
}
