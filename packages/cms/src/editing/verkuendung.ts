import type { CmsHandlers, VerkuendeteDatei } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { sha256Of } from '../media/library.ts'
import type { Library } from '../media/media-library.ts'
import { findFrozen, isPromulgated } from '../store/frozen-files.ts'
import type { Desk } from './desk.ts'
import { mayRead } from './leave-for.ts'

/** Calls for the promulgated files of notices. */
export function verkuendung(store: CmsStore, desk: Desk, library: Library) {
  /** Computes the hash from the bytes of the version; null if they are missing. */
  const sumOf = async (datei: string, version: string): Promise<string | null> => {
    const bytes = await library.readVersion(datei, version)
    return bytes ? sha256Of(bytes) : null
  }

  const nowAt = async (datei: string): Promise<VerkuendeteDatei['heute']> => {
    const row = await library.catalogue.find(datei)
    return row ? { version: row.version, groesse: row.groesse } : null
  }

  return {
    async redaktionVerkuendeteDateien({ params: { id } }, who) {
      const document = await desk.readable(id, who)
      if (!isPromulgated(document.kind)) return { data: [] }
      const files = (await findFrozen(store.database.read, [id])).get(id) ?? []
      const data: VerkuendeteDatei[] = []
      for (const { document_id: _id, path: url, art: _art, typ: _typ, ...file } of files)
        data.push({
          ...file,
          url,
          sha256: file.sha256 ?? (await sumOf(file.datei, file.version)),
          heute: await nowAt(file.datei),
        })
      return { data }
    },

    async redaktionErsetzteVerkuendungen(_, who) {
      const found = await library.verkuendetes.replaced()
      const seen = found.filter(({ key }) =>
        mayRead(who, { kind: 'bekanntmachung', key, audience: 'oeffentlich' }),
      )
      return {
        data: seen.map(({ document_id, title, key, datei, titel, verkuendet_am, befund }) => ({
          id: document_id,
          titel: title,
          pfad: key,
          datei,
          dateititel: titel,
          verkuendet_am,
          befund,
        })),
      }
    },
  } satisfies CmsHandlers
}
