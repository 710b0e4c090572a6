import { type Bildbreite, CmsError, type CmsHandlers, type FileAnswer, may } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { CmsStore } from '../collections/collections.ts'
import { TooManyWaiting } from '../limits/turnstile.ts'
import type { About } from '../media/catalogue.ts'
import { checkPicture } from '../media/check-picture.ts'
import { fingerprint } from '../media/library.ts'
import { lookOf } from '../media/look.ts'
import type { Library } from '../media/media-library.ts'
import type { MediumRow } from '../media/tables.ts'
import { findKeepers, frozenVersions } from '../store/frozen-files.ts'
import type { Place } from '../store/index.ts'
import { findAnyReferrers } from '../store/references.ts'
import { failed, ok } from '../store/result.ts'
import { unpackWhile } from '../unpack/unpack.ts'
import { type Editor, filesSeenBy, hasWholeTown, maySee, placeOf } from './leave-for.ts'
import { refuse, valueOf } from './refusal.ts'
import type { Shows } from './show.ts'
import { isPdf, putFile, takeIn } from './take-in.ts'

/** Most uploads of one account per hour: enough for a hundred pictures of a town festival. */
const MOST_IN_AN_HOUR = 300
/** Most concurrent uploads of one account per process, which holds them in memory while they are checked. */
const AT_ONCE = 2

/** Most similar pictures shown before an upload. */
const MOST_SHOWN_ALIKE = 4

/** Calls of the media library. */
export function medien(store: CmsStore, { catalogue, ...library }: Library, clock: () => Date, show: Shows) {
  const busy = new Map<string, number>()

  /**
   * Checking a file costs memory and time, so uploads of one account are limited: two at a time, and a number
   * per hour.
   */
  const inTurn = async <T>(who: Editor, work: () => Promise<T>): Promise<T> => {
    const now = busy.get(who.id) ?? 0
    const hourAgo = new Date(clock().getTime() - 3_600_000).toISOString()
    if (now >= AT_ONCE) throw tooMany('Es werden gerade schon zwei Dateien von Ihnen aufgenommen.', 5)
    busy.set(who.id, now + 1)
    try {
      if ((await catalogue.takenIn(who.id, hourAgo)) >= MOST_IN_AN_HOUR)
        throw tooMany('Sie haben in der letzten Stunde sehr viele Dateien aufgenommen.', 600)
      return await work()
    } finally {
      const left = (busy.get(who.id) ?? 1) - 1
      if (left > 0) busy.set(who.id, left)
      else busy.delete(who.id)
    }
  }

  const referrersOf = async (datei: string) => {
    const path = `${medienPfad}${datei}`
    const [entwurf, oeffentlich] = await Promise.all([
      store.referrers(path, 'entwurf'),
      store.referrers(path, 'veroeffentlicht'),
    ])
    return { entwurf, oeffentlich }
  }

  const find = (datei: string, who: Editor) => seen(catalogue.find(datei), datei, who)

  const seen = async <Row extends MediumRow>(
    found: Promise<Row | undefined>,
    datei: string,
    who: Editor,
  ): Promise<Row | undefined> => {
    const row = await found
    const closed = await store.closedFile(`${medienPfad}${datei}`)
    return closed && !maySee(who, closed) ? undefined : row
  }

  const visible = async (datei: string, who: Editor): Promise<MediumRow> => {
    const row = await find(datei, who)
    if (!row) throw new CmsError('nicht-gefunden')
    return row
  }

  /**
   * A change of a file shows on all its pages: it requires the right to write each of them and to release the
   * public ones. A file that no page shows can be changed by its uploader.
   */
  const changeable = async (datei: string, who: Editor): Promise<MediumRow> =>
    leaveToChange(await visible(datei, who), who)

  const leaveToChange = async <Row extends MediumRow>(row: Row, who: Editor): Promise<Row> => {
    const { datei } = row
    const { entwurf, oeffentlich } = await store.fileUse(`${medienPfad}${datei}`)
    if (entwurf.length + oeffentlich.length === 0 && row.author !== who.id && !hasWholeTown(who))
      throw new CmsError('nicht-erlaubt', 'Diese Datei hat jemand anderes aufgenommen.')
    if (!entwurf.every(place => may(who, 'inhalte-schreiben', placeOf(place))))
      throw new CmsError('nicht-erlaubt', 'Die Datei steht auch auf Seiten, die Sie nicht bearbeiten dürfen.')
    const mayRelease = (place: Place) => may(who, 'inhalte-freigeben', placeOf(place))
    if (!oeffentlich.every(mayRelease))
      throw new CmsError(
        'nicht-erlaubt',
        'Die Datei ist öffentlich. Ändern darf sie, wer die Seiten veröffentlichen darf, auf denen sie steht.',
      )
    // A file under review must not change: the reviewed state must be the one that becomes public.
    if (!entwurf.every(place => place.review === 'entwurf' || mayRelease(place)))
      throw new CmsError(
        'nicht-erlaubt',
        'Die Datei steht in einem Entwurf, der geprüft wird oder freigegeben ist. Ändern darf sie, wer ihn veröffentlichen darf.',
      )
    return row
  }

  /**
   * Putting files into folders is invisible to visitors, so it is allowed to the uploader and to editors who
   * may write all pages that show the file.
   */
  const whyNotSorted = async (datei: string, who: Editor): Promise<string | undefined> => {
    const row = await find(datei, who)
    if (!row) return 'Diese Datei gibt es nicht (mehr).'
    if (row.author === who.id || hasWholeTown(who)) return undefined
    const { entwurf, oeffentlich } = await store.fileUse(`${medienPfad}${datei}`)
    const places = [...entwurf, ...oeffentlich]
    const isTheirs = places.length > 0 && places.every(place => may(who, 'inhalte-schreiben', placeOf(place)))
    return isTheirs ? undefined : `„${row.titel}“ hat jemand anderes aufgenommen.`
  }

  const shown = async (rows: readonly MediumRow[]) => {
    const personOf = await show.people(rows.map(({ author }) => author))
    return rows.map(
      ({
        created_at,
        updated_at,
        author,
        suchtext: _,
        muster: _muster,
        sha256: _sum,
        dekorativ,
        ...row
      }) => ({
        ...row,
        adresse: `${medienPfad}${row.datei}`,
        dekorativ: dekorativ === 1,
        aufgenommen_am: created_at,
        geaendert_am: updated_at,
        aufgenommen_von: personOf(author),
      }),
    )
  }
  /** Returns a promulgated version of a file, even if the file was replaced since. */
  const frozen = async (datei: string, version: string, who: Editor): Promise<FileAnswer> => {
    const closed = await store.closedFile(`${medienPfad}${datei}`)
    const isKept = (await frozenVersions(store.database.read, datei)).includes(version)
    const bytes =
      isKept && !(closed && !maySee(who, closed)) ? await library.readVersion(datei, version) : undefined
    if (!bytes) throw new CmsError('nicht-gefunden')
    const typ = datei.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
    return { typ, name: datei, version, bytes }
  }

  /** Notices that keep a promulgated version of a file. They are public, so every editor may know them. */
  const behalten = async ({ datei, version }: MediumRow) => {
    const keepers = await findKeepers(store.database.read, datei)
    return keepers.map(keeper => ({
      id: keeper.document_id,
      titel: keeper.title,
      pfad: keeper.key,
      verkuendet_am: keeper.verkuendet_am,
      adresse: keeper.adresse,
      befund: keeper.befund,
      andere: keeper.version !== version,
    }))
  }

  const one = async (row: MediumRow) => {
    const [medium] = await shown([row])
    if (!medium) throw new CmsError('nicht-gefunden')
    return medium
  }

  const put = async (file: Parameters<typeof putFile>[1], who: Editor): Promise<MediumRow> =>
    valueOf(await putFile(library, file, who.id), plainly)

  return {
    async redaktionMedien({ query: { art, suche, version, ordner, ohne_ordner, seite, pro_seite } }, who) {
      const found = await catalogue.list({
        art,
        suche,
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

    redaktionAehnlicheMedien: ({ file, signal }, who) =>
      inTurn(who, async () => {
        const bytes = given(file)
        const unpackThis = unpackWhile(signal)
        const facts = await valueOf(await checkPicture(bytes, unpackThis), plainly)
        const muster = await lookOf(bytes, unpackThis)
        const looks = { ...facts, muster, version: fingerprint(bytes) }
        const alike = await catalogue.alike(looks, filesSeenBy(who))
        return { data: await shown(alike.slice(0, MOST_SHOWN_ALIKE)) }
      }),

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
        verwendung: show.referrers(await referrersOf(datei), who),
        behalten: await behalten(row),
      }
    },

    async redaktionMediumBytes({ params: { datei }, query: { breite, fassung } }, who) {
      if (fassung !== undefined) return frozen(datei, fassung, who)
      const row = (await find(datei, who)) ?? (await seen(catalogue.findDeleted(datei), datei, who))
      if (!row) throw new CmsError('nicht-gefunden')
      return readFile(library, datei, breite)
    },

    redaktionMediumAufnehmen: ({ query, file, signal }, who) =>
      inTurn(who, async () => {
        const bytes = given(file)
        const about = aboutOf(query, isPdf(bytes))
        return one(
          await valueOf(
            await takeIn(
              { catalogue, ...library },
              { name: query.name, bytes, about, ordner: query.ordner, unpackThis: unpackWhile(signal) },
              who.id,
            ),
            plainly,
          ),
        )
      }),

    redaktionMediumErsetzen: ({ params: { datei }, file, signal }, who) =>
      inTurn(who, async () => {
        const bytes = given(file)
        const row = await changeable(datei, who)
        if (isPdf(bytes) !== (row.art === 'dokument'))
          throw refuse(
            'datei',
            'Ein Bild kann nur durch ein Bild, ein Dokument nur durch ein Dokument ersetzt werden.',
          )
        const { titel, beschreibung, urheber } = row
        const about = { titel, beschreibung, urheber, dekorativ: row.dekorativ === 1 }
        const replaced = await put({ datei, bytes, about, unpackThis: unpackWhile(signal) }, who)
        return { ...(await one(replaced)), behalten: await behalten(replaced) }
      }),

    async redaktionMediumBeschreiben({ params: { datei }, body }, who) {
      const row = await changeable(datei, who)
      const about = aboutOf(body, row.art === 'dokument')
      return one(await valueOf(await catalogue.describe(datei, about, { author: who.id }), plainly))
    },

    async redaktionMediumLoeschen({ params: { datei } }, who) {
      // Idempotent, because the answer may have been lost. A file that the editor may not see counts as
      // missing, because names can be guessed.
      if (!(await find(datei, who))) return {}
      await changeable(datei, who)
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
          ? { details: { verwendung: show.referrers({ entwurf: failure.referrers, oeffentlich: [] }, who) } }
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
      const there = await find(datei, who)
      if (there) return one(there)
      const deleted = await seen(catalogue.findDeleted(datei), datei, who)
      if (!deleted) throw new CmsError('nicht-gefunden')
      await leaveToChange(deleted, who)
      return one(await valueOf(await catalogue.fetchBack(datei, { author: who.id }), plainly))
    },
  } satisfies CmsHandlers
}

/** Returns a file, or a picture in the given width. The caller has checked the rights. */
export async function readFile(
  library: Pick<Library, 'read'>,
  datei: string,
  breite: Bildbreite | undefined,
): Promise<FileAnswer> {
  const width = datei.endsWith('.pdf') ? undefined : breite
  const file = await library.read(datei, width).catch((error: unknown) => {
    if (error instanceof TooManyWaiting)
      throw new CmsError('zu-viele', 'Es werden gerade zu viele Bilder verkleinert.', { retryAfter: 5 })
    throw error
  })
  if (!file) throw new CmsError('nicht-gefunden')
  return file
}

const plainly = async (failure: { code: string; issues?: readonly { path: string; message: string }[] }) =>
  failure.issues ? { details: { issues: [...failure.issues] } } : {}

const tooMany = (detail: string, retryAfter: number) => new CmsError('zu-viele', detail, { retryAfter })

function given(file: Uint8Array | undefined): Uint8Array {
  if (!file || file.byteLength === 0) throw refuse('datei', 'Bitte eine Datei auswählen.')
  return file
}

/** A picture needs a description or the mark as decoration, and its author. */
function aboutOf(
  {
    titel,
    beschreibung,
    dekorativ,
    urheber,
    name,
  }: { [K in keyof About]?: About[K] | undefined } & { name?: string },
  isDocument: boolean,
): About {
  if (!isDocument && !beschreibung && !dekorativ)
    throw refuse(
      'beschreibung',
      'Bitte beschreiben, was das Bild zeigt, oder es als schmückend kennzeichnen.',
    )
  if (!isDocument && !urheber) throw refuse('urheber', 'Bitte angeben, wer das Bild gemacht hat.')
  return {
    titel: titel || (name ?? '').replace(/\.\w{1,5}$/, '') || 'Ohne Titel',
    beschreibung: dekorativ ? '' : (beschreibung ?? ''),
    dekorativ: dekorativ ?? false,
    urheber: urheber ?? '',
  }
}
