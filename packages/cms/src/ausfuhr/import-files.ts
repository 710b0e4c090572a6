import { medienPfad, verkuendeteAdresse } from '@rathausplatz/contract/medien'
import { fingerprint, sha256Of } from '../media/library.ts'
import { keepClosed } from '../store/closed-files.ts'
import { putFrozen } from '../store/frozen-files.ts'
import { ok, type Result } from '../store/index.ts'
import { MEDIA_LIST, type Medium, medium } from './format.ts'
import { FROZEN, frozen } from './frozen.ts'
import type { Told } from './judge.ts'
import type { Package } from './open-package.ts'
import { AUTHOR, saidOf, type Taking } from './taking.ts'

/** Imports files before contents, so that no page is without its pictures. */
export async function importMedia(taking: Taking, pack: Package): Promise<number> {
  let count = 0
  for await (const one of pack.lines(MEDIA_LIST, medium)) {
    taking.goOn()
    const told = (grund: string): Told => ({ art: 'medium', schluessel: one.datei, gruende: [grund] })
    if (!pack.has(one.pfad)) {
      taking.told.abgelehnt.push(told('Die Datei dazu fehlt in der Ausfuhr.'))
      continue
    }
    const bytes = await pack.bytes(one.pfad)
    const there = await versionOf(taking, one)
    if (there !== undefined) {
      const isSame = there === fingerprint(bytes)
      taking.told.vorhanden.push(
        told(isSame ? 'schon da' : 'Unter diesem Namen liegt hier eine andere Datei.'),
      )
      continue
    }
    const taken = await takeFile(taking, one, bytes)
    if (taken.ok) count++
    else taking.told.abgelehnt.push(told(saidOf(taken.error, () => 'Angaben zur Datei')))
  }
  return count
}

/** Imports promulgated files before their notices, so that no notice is frozen with another file. */
export async function importFrozen(
  taking: Taking,
  pack: Package,
  coming: ReadonlySet<string>,
): Promise<void> {
  for await (const { id, pfad, ...file } of pack.lines(FROZEN, frozen)) {
    taking.goOn()
    if (!coming.has(id)) continue
    const bytes = pack.has(pfad) ? await pack.bytes(pfad) : undefined
    if (!bytes || sha256Of(bytes) !== file.sha256) {
      const grund =
        'Die verkündete Datei fehlt in der Ausfuhr oder ist nicht die, deren Prüfsumme dabeisteht.'
      taking.told.abgelehnt.push({ art: 'medium', schluessel: file.datei, gruende: [grund] })
      continue
    }
    const { store, library } = taking.town
    const put = await library.putVersion(file.datei, bytes)
    taking.demandStored(put)
    if (!put.ok) {
      const gruende = [saidOf(put.error, () => 'Verkündete Datei')]
      taking.told.abgelehnt.push({ art: 'medium', schluessel: file.datei, gruende })
      continue
    }
    const version = fingerprint(bytes)
    const path = `${medienPfad}${file.datei}`
    const row = { document_id: id, path, version, adresse: verkuendeteAdresse(file.datei, version) }
    const kept = await store.database.write(async db => ok(await putFrozen(db, { ...row, ...file })))
    taking.demandStored(kept)
  }
}

async function versionOf(taking: Taking, { datei, art }: Medium): Promise<string | undefined> {
  if (art !== 'zeichnung') return (await taking.town.library.catalogue.find(datei))?.version
  return (await taking.town.drawings.find(keyOf(datei)))?.version
}

async function takeFile(taking: Taking, one: Medium, bytes: Uint8Array): Promise<Result<unknown>> {
  const { store, library, addDrawing } = taking.town
  const { datei, art, titel, beschreibung, dekorativ, urheber, ordner, fuer } = one
  const schluessel = keyOf(datei)
  if (art === 'zeichnung') return addDrawing({ schluessel, svg: Buffer.from(bytes).toString('utf8') })
  if (fuer !== 'oeffentlich') {
    const closed = await store.database.write(async db =>
      ok(await keepClosed(db, `${medienPfad}${datei}`, fuer)),
    )
    taking.demandStored(closed)
  }
  const about = { titel, beschreibung, dekorativ, urheber }
  const file = { schluessel, bytes, author: AUTHOR, about, ordner }
  const taken = await (art === 'dokument' ? library.addDocument(file) : library.addPicture(file))
  taking.demandStored(taken)
  return taken
}

const keyOf = (datei: string): string => datei.replace(/\.(?:pdf|svg)$/, '')
