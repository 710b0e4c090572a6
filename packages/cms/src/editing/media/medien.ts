import {
  type CallAnswer,
  type Calls,
  CmsError,
  type CmsHandlers,
  type FileAnswer,
} from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { CmsStore } from '../../collections/collections.ts'
import { termsOf } from '../../desk-search/entry-words.ts'
import { sha256Of } from '../../media/library.ts'
import type { Library } from '../../media/media-library.ts'
import { engineOf } from '../../search/engine-of.ts'
import { frozenSums, frozenVersions } from '../../store/frozen-files.ts'
import { type Editor, filesSeenBy, maySee } from '../leave-for.ts'
import { plainly, valueOf } from '../refusal.ts'
import type { Shows } from '../show.ts'
import { aboutOf } from './about-file.ts'
import { deletedMedia } from './deleted-media.ts'
import { fileRights } from './file-rights.ts'
import { readFile } from './read-file.ts'
import { shownFiles } from './shown-files.ts'
import { typedSize } from './typed-sizes.ts'
import { uploads } from './uploads.ts'

/** Most places of a file whose texts are read for typed sizes. */
const MOST_READ = 50

type Uses = CallAnswer<Calls['redaktionMedium']>['verwendung']

/** Calls of the media library. */
export function medien(store: CmsStore, library: Library, clock: () => Date, show: Shows) {
  const { catalogue } = library
  const rights = fileRights(store, library)
  const { find, seen, visible, changeable, whyNotSorted } = rights
  const files = shownFiles(store, show)
  const { shown, one, behalten } = files

  const referrersOf = async (datei: string) => {
    const path = `${medienPfad}${datei}`
    const [entwurf, oeffentlich] = await Promise.all([
      store.referrers(path, 'entwurf'),
      store.referrers(path, 'veroeffentlicht'),
    ])
    return { entwurf, oeffentlich }
  }

  /** Says at each place which size of the file somebody typed there: it stays when the file is replaced. */
  const withSizes = async (uses: Uses, datei: string): Promise<Uses> => {
    const path = `${medienPfad}${datei}`
    const sized = (places: Uses['entwurf'], dataOf: (id: string) => Promise<unknown>) =>
      Promise.all(
        places.map(async (place, index) => {
          if (index >= MOST_READ || !datei.endsWith('.pdf')) return place
          const groesse = typedSize(await dataOf(place.id), place.feld, path)
          return groesse === undefined ? place : { ...place, groesse }
        }),
      )
    const [entwurf, oeffentlich] = await Promise.all([
      sized(uses.entwurf, async id => (await store.document(id))?.data),
      sized(uses.oeffentlich, async id => (await store.published.byId(id))?.data),
    ])
    return { ...uses, entwurf, oeffentlich }
  }

  /** Returns a promulgated version of a file, even if the file was replaced since. */
  const frozen = async (datei: string, version: string, who: Editor): Promise<FileAnswer> => {
    const closed = await store.closedFile(`${medienPfad}${datei}`)
    const isKept = (await frozenVersions(store.database.read, datei)).includes(version)
    const bytes =
      isKept && !(closed && !maySee(who, closed)) ? await library.readVersion(datei, version) : undefined
    const sums = await frozenSums(store.database.read, datei, version)
    // The name of a version is only the beginning of the hash.
    if (!bytes || sums.some(sum => sum !== sha256Of(bytes))) throw new CmsError('nicht-gefunden')
    const typ = datei.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
    return { typ, name: datei, version, bytes }
  }

  const { lookUp } = store.database
  const index = engineOf(lookUp).index(lookUp, clock)
  /** Returns the documents of the library whose text contains all words of a search. */
  const filesSaying = async (suche = ''): Promise<string[]> => {
    const keys = await index.files([...new Set(termsOf(suche).map(({ stem }) => stem))])
    return keys.map(key => `${key}.pdf`)
  }

  return {
    async redaktionMedien({ query: { art, suche, version, ordner, ohne_ordner, seite, pro_seite } }, who) {
      const found = await catalogue.list({
        art,
        suche,
        saying: await filesSaying(suche),
        version,
        ordner: ohne_ordner ? '' : ordner || undefined,
        seenBy: filesSeenBy(who),
        limit: pro_seite + 1,
        offset: (seite - 1) * pro_seite,
      })
      return { data: await shown(found.slice(0, pro_seite)), mehr: found.length > pro_seite }
    },

    async redaktionMedienOrdner(_, who) {
      const folders = await catalogue.folders(filesSeenBy(who))
      return {
        data: folders.filter(({ ordner }) => ordner !== ''),
        ohne_ordner: folders.find(({ ordner }) => ordner === '')?.anzahl ?? 0,
      }
    },

    async redaktionMedienEinordnen({ body: { dateien, ordner } }, who) {
      const eingeordnet: string[] = []
      const abgelehnt: { datei: string; grund: string }[] = []
      for (const datei of new Set(dateien)) {
        const grund = await whyNotSorted(datei, who)
        if (grund) abgelehnt.push({ datei, grund })
        else {
          await valueOf(await catalogue.putIntoFolder(datei, ordner, { author: who.id }), plainly)
          eingeordnet.push(datei)
        }
      }
      return { eingeordnet, abgelehnt }
    },

    async redaktionDoppelteMedien({ query: { seite, pro_seite } }, who) {
      const groups = await catalogue.alikeGroups(filesSeenBy(who))
      const from = (seite - 1) * pro_seite
      const page = groups.slice(from, from + pro_seite)
      const media = new Map((await shown(page.flat())).map(medium => [medium.datei, medium]))
      return {
        data: page.map(group => group.flatMap(({ datei }) => media.get(datei) ?? [])),
        mehr: groups.length > from + pro_seite,
      }
    },

    async redaktionMedium({ params: { datei } }, who) {
      const row = await visible(datei, who)
      return {
        ...(await one(row)),
        verwendung: await withSizes(await show.referrers(await referrersOf(datei), who), datei),
        behalten: await behalten(row),
      }
    },

    async redaktionMediumBytes({ params: { datei }, query: { breite, fassung } }, who) {
      if (fassung !== undefined) return frozen(datei, fassung, who)
      const row = (await find(datei, who)) ?? (await seen(catalogue.findDeleted(datei), datei, who))
      if (!row) throw new CmsError('nicht-gefunden')
      return readFile(library, datei, breite)
    },

    async redaktionMediumBeschreiben({ params: { datei }, body }, who) {
      const row = await changeable(datei, who)
      const about = aboutOf(body, row.art === 'dokument')
      return one(await valueOf(await catalogue.describe(datei, about, { author: who.id }), plainly))
    },

    ...uploads({ store, library, rights, files, clock }),
    ...deletedMedia({ library, rights, files, show }),
  } satisfies CmsHandlers
}
