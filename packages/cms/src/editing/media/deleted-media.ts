import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { Library } from '../../media/media-library.ts'
import { findAnyReferrers } from '../../store/references.ts'
import { failed, ok } from '../../store/result.ts'
import { filesSeenBy } from '../leave-for.ts'
import { plainly, valueOf } from '../refusal.ts'
import type { Shows } from '../show.ts'
import type { FileRights } from './file-rights.ts'
import type { ShownFiles } from './shown-files.ts'

type Sources = {
  library: Pick<Library, 'catalogue'>
  rights: FileRights
  files: ShownFiles
  show: Shows
}

/** Calls of the media library that delete files and restore them. */
export function deletedMedia({ library: { catalogue }, rights, files: { shown, one }, show }: Sources) {
  return {
    async redaktionMediumLoeschen({ params: { datei } }, who) {
      // Idempotent, because the answer may have been lost. A file that the editor may not see counts as
      // missing, because names can be guessed.
      if (!(await rights.find(datei, who))) return {}
      await rights.changeable(datei, who)
      const deleted = await catalogue.putIntoTrash(datei, {
        author: who.id,
        isUnused: async db => {
          const referrers = await findAnyReferrers(db, `${medienPfad}${datei}`)
          if (referrers.length === 0) return ok(undefined)
          return failed({
            code: 'verlinkt',
            message: 'Die Datei wird noch verwendet, vielleicht von einem Inhalt im Papierkorb.',
            referrers,
          })
        },
      })
      await valueOf(deleted, async failure =>
        failure.code === 'verlinkt'
          ? {
              details: {
                verwendung: await show.referrers({ entwurf: failure.referrers, oeffentlich: [] }, who),
              },
            }
          : {},
      )
      return {}
    },

    async redaktionGeloeschteMedien({ query: { seite, pro_seite } }, who) {
      const found = await catalogue.listDeleted({
        seenBy: filesSeenBy(who),
        limit: pro_seite + 1,
        offset: (seite - 1) * pro_seite,
      })
      const page = found.slice(0, pro_seite)
      const personOf = await show.people(page.map(({ deleted_by }) => deleted_by))
      const media = await shown(page.map(({ deleted_at: _at, deleted_by: _by, ...row }) => row))
      const data = media.flatMap((medium, index) => {
        const row = page[index]
        return row
          ? [{ ...medium, geloescht_am: row.deleted_at, geloescht_von: personOf(row.deleted_by) }]
          : []
      })
      return { data, mehr: found.length > pro_seite }
    },

    async redaktionMediumZurueckholen({ params: { datei } }, who) {
      // Idempotent: the answer to the first request may have been lost.
      const there = await rights.find(datei, who)
      if (there) return one(there)
      const deleted = await rights.seen(catalogue.findDeleted(datei), datei, who)
      if (!deleted) throw new CmsError('nicht-gefunden')
      await rights.leaveToChange(deleted, who)
      return one(await valueOf(await catalogue.fetchBack(datei, { author: who.id }), plainly))
    },
  } satisfies CmsHandlers
}
