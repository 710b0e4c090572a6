import { setImmediate } from 'node:timers/promises'
import {
  audiences,
  type CallAnswer,
  type Calls,
  CmsError,
  type CmsHandlers,
  may,
} from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { isReserved } from '../collections/reserved.ts'
import { audienceBelow } from '../collections/seite.ts'
import { type Editor, mayRead, maySomewhere } from '../editing/leave-for.ts'
import { refuse } from '../editing/refusal.ts'
import { recordKinds, type Shows } from '../editing/show.ts'
import { isPdf } from '../editing/take-in.ts'
import type { Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Library } from '../media/media-library.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { sitePath } from '../site-path.ts'
import { newId } from '../store/id.ts'
import { faultsOf, pieceOfRow, piecesOf } from './analyse.ts'
import { likelyKind, matched } from './columns/match-columns.ts'
import { tableKinds, targetsOf } from './columns/targets.ts'
import { decodeText } from './decode-text.ts'
import { readFeed } from './feed-items.ts'
import { type Reading, unread } from './found.ts'
import { readTableApart } from './table-apart.ts'
import type { TableReading } from './table-text.ts'
import type { AboutUebernahme, Stand } from './tables.ts'
import { forgetOldUebernahmen, hostOf, uebernahmeJob } from './uebernahme-job.ts'
import {
  FOR_JOB,
  MOST_BYTES,
  MOST_OPEN,
  type Piece,
  type Stueck,
  type Uebernahme,
  uebernahmeStore,
} from './uebernahme-store.ts'
import { isWordpress, readWordpress } from './wordpress.ts'

type Sources = {
  store: CmsStore
  library?: Library | undefined
  fetch: FetchOutside
  editorOf: (id: string, program?: string) => Promise<Editor | undefined>
  clock: () => Date
  log: Log
}

/** Opens the import of content from other websites and from tables. */
export function openUebernahme(sources: Sources) {
  const { store, clock } = sources
  const rows = uebernahmeStore(store.database, clock)
  const job = uebernahmeJob({ ...sources, library: sources.library, rows })
  const jobs: readonly Job[] = [job, forgetOldUebernahmen]
  return { job, jobs, rows }
}

export type UebernahmeRoom = ReturnType<typeof openUebernahme>

const AT_ONCE = 20
/** Rows that are parsed in one turn of the event loop. */
const ROWS_OF_ONE_TURN = 100
const PREVIEWED = 5
const LONGEST_SHOWN = 200
const LONGEST_ADDRESS = 2_000

/**
 * Calls for imports. An import belongs to its editor; only editors with the right for everything see imports
 * of others.
 */
export function uebernahmen({ rows }: UebernahmeRoom, store: CmsStore, show: Shows, clock: () => Date) {
  /**
   * Tests whether an editor sees imports of others: an import may be meant for the council only, so the
   * editor must be allowed to read every realm.
   */
  const seesAll = (who: Editor) =>
    !who.program &&
    may(who, 'von-websites-uebernehmen') &&
    who.sections.includes('/') &&
    audiences.every(audience => may(who, 'inhalte-lesen', { kind: 'seite', path: `/${audience}`, audience }))

  const isOwn = ({ author, program }: Uebernahme, who: Editor) =>
    author === who.id && (!who.program || program === who.program.id)

  const visible = async (id: string, who: Editor): Promise<Uebernahme> => {
    const found = await rows.find(id)
    if (!found || (!isOwn(found, who) && !seesAll(who))) throw new CmsError('nicht-gefunden')
    return found
  }

  const refuseMore = () => {
    throw new CmsError(
      'nicht-moeglich',
      `Sie haben schon sehr viel begonnen (höchstens ${MOST_OPEN} offene Übernahmen, zusammen ${MOST_BYTES / 1_000_000} MB). Bitte löschen Sie erst, was Sie nicht mehr brauchen.`,
    )
  }

  const by = (who: Editor) => ({ author: who.id, program: who.program?.id ?? null })

  const head = async (uebernahme: Uebernahme) => {
    const { id, quelle, name, stand, fault, author, created_at, updated_at } = uebernahme
    const [von, anzahl] = await Promise.all([show.person(author), rows.counts(id)])
    return {
      id,
      quelle,
      name,
      stand,
      fehler: fault,
      von,
      angelegt_am: created_at,
      geaendert_am: updated_at,
      anzahl,
    }
  }

  const whole = async (id: string, who: Editor) => {
    const uebernahme = await visible(id, who)
    const { about, quelle, author } = uebernahme
    const rechte = [
      ...(author === who.id ? (['starten'] as const) : []),
      ...(author === who.id && may(who, 'inhalte-loeschen') ? (['zuruecknehmen'] as const) : []),
    ]
    const tabelle = quelle === 'tabelle' ? await tableOf(uebernahme, who) : null
    return { ...(await head(uebernahme)), hinweise: [...about.hinweise], rechte, tabelle }
  }

  const tableOf = async ({ id, about }: Uebernahme, who: Editor) => {
    const { art = '', spalten = [], zuordnung = [] } = about
    const first = await rows.stuecke(id, { zustand: ['gefunden'], limit: PREVIEWED, offset: 0 })
    const lines = first.map(({ data }) => JSON.parse(data) as unknown[])
    const targets = targetsOf(art)
    const nameOf = (feld: string) =>
      targets.find(target => target.feld === feld)?.label ??
      targets.find(target => feld.startsWith(`${target.feld}.`) || target.feld.startsWith(`${feld}.`))
        ?.label ??
      feld
    return {
      art,
      arten: kindsFor(who).map(art => ({ art, name: recordKinds[art]?.record.label.many ?? art })),
      spalten: spalten.map((name, at) => ({
        name,
        feld: zuordnung[at] ?? null,
        beispiel: shown(lines.map(line => line[at]).find(cell => cell !== '' && cell !== undefined) ?? ''),
      })),
      felder: targets.map(({ feld, label, pflicht }) => ({ feld, name: label, pflicht })),
      vorschau: lines.map((line, at) => {
        const { fehler } = faultsOf(line, zuordnung, art)
        return {
          nr: first[at]?.nr ?? at,
          titel: first[at]?.titel ?? '',
          werte: targets.flatMap(({ feld, label }) => {
            const cells = zuordnung.flatMap((one, at) => (one === feld ? [line[at] ?? ''] : []))
            const wert = cells.map(shown).filter(Boolean).join(' ')
            return wert === '' ? [] : [{ name: label, wert }]
          }),
          fehler: fehler.map(({ feld, satz }) => ({ name: nameOf(feld), satz })),
        }
      }),
    }
  }

  /**
   * Returns the resulting documents that the editor may read: another editor may have created one of them.
   */
  const readableIn = async (stuecke: readonly Stueck[], who: Editor): Promise<ReadonlySet<string>> => {
    if (stuecke.length === 0) return new Set()
    const documents = await store.database.read
      .selectFrom('documents')
      .select(['id', 'kind', 'key', 'audience'])
      .where(
        'id',
        'in',
        stuecke.map(({ document_id }) => document_id),
      )
      .execute()
    return new Set(documents.filter(place => mayRead(who, place)).map(({ id }) => id))
  }

  const ownOne = async (id: string, who: Editor, stands: readonly Stand[]): Promise<Uebernahme> => {
    const uebernahme = await visible(id, who)
    if (uebernahme.author !== who.id)
      throw new CmsError(
        'nicht-erlaubt',
        'Das hat jemand anderes begonnen. Ändern kann es nur, wer es begonnen hat.',
      )
    if (!stands.includes(uebernahme.stand))
      throw new CmsError('nicht-moeglich', 'Das geht gerade nicht mehr.')
    return uebernahme
  }

  const begin = async (
    about: { quelle: 'wordpress' | 'feed' | 'sitemap'; name: string },
    reading: Reading,
    who: Editor,
  ) => {
    if (!reading.ok) throw refuse('datei', reading.satz)
    const hosts = [...new Set(reading.funde.map(({ adresse }) => hostOf(adresse)).filter(Boolean))]
    const pieces = await piecesOf(reading.funde, { store, who, now: clock() })
    const id = await rows.begin(
      { ...about, ...by(who), stand: 'bereit' },
      { hinweise: reading.hinweise, hosts },
      pieces,
    )
    return whole(id ?? refuseMore(), who)
  }

  const beginTable = async (name: string, reading: TableReading, who: Editor) => {
    if (!reading.ok) throw refuse('datei', reading.satz)
    const { spalten, zeilen } = reading.tabelle
    const kinds = kindsFor(who)
    const art = likelyKind(spalten, kinds)
    if (art === undefined) throw new CmsError('nicht-erlaubt', 'Aus Tabellen dürfen Sie nichts übernehmen.')
    const zuordnung = matched(spalten, targetsOf(art))
    const about: AboutUebernahme = { hinweise: reading.hinweise, hosts: [], art, spalten, zuordnung }
    const now = clock()
    const pieces: Piece[] = []
    for (const [nr, zeile] of zeilen.entries()) {
      pieces.push({
        ...pieceOfRow(zeile, about),
        nr,
        ziel: '',
        datum: null,
        zustand: 'gefunden',
        document_id: newId(now),
        data: JSON.stringify(zeile),
      })
      // Yields to requests of visitors.
      if (nr % ROWS_OF_ONE_TURN === ROWS_OF_ONE_TURN - 1) await setImmediate()
    }
    const id = await rows.begin({ quelle: 'tabelle', name, ...by(who), stand: 'bereit' }, about, pieces)
    return whole(id ?? refuseMore(), who)
  }

  return {
    async redaktionUebernahmen({ query: { seite } }, who) {
      const author = seesAll(who) ? undefined : who.id
      const found = await rows.list({
        author,
        program: who.program?.id,
        limit: AT_ONCE + 1,
        offset: (seite - 1) * AT_ONCE,
      })
      return {
        data: await Promise.all(found.slice(0, AT_ONCE).map(head)),
        mehr: found.length > AT_ONCE,
      }
    },

    async redaktionUebernahmeAusDatei({ query: { name }, file }, who) {
      if (!file || file.byteLength === 0) throw refuse('datei', 'Diese Datei ist leer.')
      if (await rows.isFull(who.id)) refuseMore()
      if (isBinary(file)) throw refuse('datei', NOT_READABLE)
      const text = decodeText(file)
      const beginning = text.trimStart().slice(0, 1)
      if (beginning === '<') {
        if (isWordpress(text)) return begin({ quelle: 'wordpress', name }, await readWordpress(text), who)
        if (/<(?:urlset|sitemapindex)\b/i.test(text.slice(0, 2_000)))
          return begin({ quelle: 'sitemap', name }, unread(MAP_AS_FILE), who)
        return begin({ quelle: 'feed', name }, await readFeed(text), who)
      }
      return beginTable(name, await readTableApart(text), who)
    },

    async redaktionUebernahmeVonAdresse({ body: { adresse } }, who) {
      if (!URL.canParse(adresse)) throw refuse('adresse', 'Das ist keine Adresse einer Website.')
      const { protocol, username, href } = new URL(adresse)
      if ((protocol !== 'http:' && protocol !== 'https:') || username)
        throw refuse('adresse', 'Bitte eine Adresse angeben, die mit https:// beginnt.')
      if (href.length > LONGEST_ADDRESS) throw refuse('adresse', 'Diese Adresse ist zu lang.')
      const id = await rows.begin(
        { quelle: 'sitemap', name: href, ...by(who), stand: 'sucht' },
        { hinweise: [], hosts: [] },
      )
      return whole(id ?? refuseMore(), who)
    },

    redaktionUebernahme: ({ params: { id } }, who) => whole(id, who),

    async redaktionUebernahmeStuecke({ params: { id }, query: { zustand, suche, seite, pro_seite } }, who) {
      const { quelle } = await visible(id, who)
      const found = await rows.stuecke(id, {
        zustand: zustand && [zustand],
        suche,
        limit: pro_seite + 1,
        offset: (seite - 1) * pro_seite,
      })
      const shown = found.slice(0, pro_seite)
      const readable = await readableIn(shown, who)
      return {
        data: shown.map(stueck => told(stueck, quelle, readable)),
        mehr: found.length > pro_seite,
      }
    },

    async redaktionUebernahmeAuswahl({ params: { id }, body: { nrs, gewaehlt, art, ordner } }, who) {
      const { quelle } = await ownOne(id, who, ['bereit', 'fertig'])
      const folder = ordner === undefined ? undefined : sitePath(ordner)
      if (ordner !== undefined && (folder === undefined || isReserved(folder)))
        throw refuse('ordner', 'Bitte einen Pfad der Website angeben, zum Beispiel /rathaus')
      if (folder !== undefined && !mayPutBelow(who, folder))
        throw refuse('ordner', 'Dort dürfen Sie nichts ablegen.')
      if (quelle === 'tabelle' && (art !== undefined || folder !== undefined))
        throw refuse('art', 'Was aus einer Tabelle wird, bestimmen ihre Spalten.')
      await rows.change(id, nrs, {
        ...(gewaehlt === undefined ? {} : { gewaehlt }),
        ...(art === undefined ? {} : { art }),
        ...(folder === undefined ? {} : { ordner: folder }),
      })
      return whole(id, who)
    },

    async redaktionUebernahmeSpalten({ params: { id }, body: { art, zuordnung } }, who) {
      const { about, quelle } = await ownOne(id, who, ['bereit'])
      if (quelle !== 'tabelle') throw refuse('art', 'Das ist keine Tabelle.')
      if (!kindsFor(who).includes(art)) throw refuse('art', 'Das dürfen Sie nicht anlegen.')
      const targets = targetsOf(art)
      const spalten = about.spalten ?? []
      const named =
        zuordnung === undefined
          ? matched(spalten, targets)
          : spalten.map((_, at) => {
              const feld = zuordnung[at] ?? null
              return feld !== null && targets.some(target => target.feld === feld) ? feld : null
            })
      const next: AboutUebernahme = { ...about, art, zuordnung: named }
      await rows.remap(id, next, zeile => pieceOfRow(zeile, next))
      return whole(id, who)
    },

    async redaktionUebernahmeStarten({ params: { id } }, who) {
      const uebernahme = await visible(id, who)
      // Idempotent: the answer to the first request may have been lost.
      if (isOwn(uebernahme, who) && uebernahme.stand === 'laeuft') return whole(id, who)
      await ownOne(id, who, ['bereit', 'fertig'])
      if ((await rows.counts(id)).gewaehlt === 0)
        throw refuse('nrs', 'Bitte zuerst auswählen, was übernommen werden soll.')
      await rows.setGoing(id, 'laeuft', { from: ['bereit', 'fertig'], program: by(who).program })
      return whole(id, who)
    },

    async redaktionUebernahmeAnhalten({ params: { id } }, who) {
      await ownOne(id, who, STOPPABLE)
      // Accepted in any state; the running job notices the change by itself.
      await rows.setStand(id, 'bereit', ['laeuft'])
      await rows.setStand(id, 'fertig', ['nimmt_zurueck'])
      await rows.setStand(id, 'gescheitert', ['sucht'], STOPPED)
      return whole(id, who)
    },

    async redaktionUebernahmeZuruecknehmen({ params: { id } }, who) {
      await ownOne(id, who, ['fertig', 'bereit', 'nimmt_zurueck', 'zurueckgenommen'])
      await rows.setGoing(id, 'nimmt_zurueck', { from: ['fertig', 'bereit'], program: by(who).program })
      return whole(id, who)
    },

    async redaktionUebernahmeVergessen({ params: { id } }, who) {
      const { stand } = await visible(id, who)
      if (FOR_JOB.has(stand))
        throw new CmsError('nicht-moeglich', 'Bitte zuerst anhalten oder warten, bis es fertig ist.')
      await ownOne(id, who, ['bereit', 'fertig', 'gescheitert', 'zurueckgenommen'])
      await rows.forget(id)
      return {}
    },
  } satisfies CmsHandlers
}

/**
 * States in which a request to stop is accepted. They include the states after stopping, so that the request
 * is idempotent.
 */
const STOPPABLE: readonly Stand[] = ['sucht', 'laeuft', 'nimmt_zurueck', 'bereit', 'fertig', 'gescheitert']
const STOPPED = 'Das Lesen dieser Adresse wurde angehalten.'

const kindsFor = (who: Editor): string[] =>
  tableKinds.filter(kind => maySomewhere(who, 'inhalte-schreiben', kind))

const mayPutBelow = (who: Editor, path: string): boolean =>
  may(who, 'inhalte-schreiben', { kind: 'seite', path, audience: audienceBelow(path) })

const NOT_READABLE =
  'Diese Datei lässt sich nicht lesen. Geeignet sind der WordPress-Export (XML), ein Feed (RSS), CSV und JSON. Aus Excel: „Speichern unter“, Dateityp „CSV UTF-8“.'
const MAP_AS_FILE =
  'Das ist eine Sitemap: Sie nennt nur Adressen. Bitte geben Sie die Adresse der Sitemap an, dann werden die Seiten gelesen.'

/**
 * Tests for binary files, such as zip or Excel files: text contains no NUL bytes, except UTF-16 text that
 * begins with its byte order mark.
 */
const isBinary = (file: Uint8Array): boolean =>
  isPdf(file) ||
  (!(file[0] === 0xff && file[1] === 0xfe) &&
    !(file[0] === 0xfe && file[1] === 0xff) &&
    file.subarray(0, 4_096).includes(0))

const shown = (cell: unknown): string => {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)} …` : text
}

function told(
  stueck: Stueck,
  quelle: Uebernahme['quelle'],
  readable: ReadonlySet<string>,
): CallAnswer<Calls['redaktionUebernahmeStuecke']>['data'][number] {
  const { nr, titel, art, ziel, adresse, datum, gewaehlt, zustand, document_id, hinweise } = stueck
  const isThere = zustand === 'uebernommen' || zustand === 'schon_da' || zustand === 'geblieben'
  return {
    nr,
    titel,
    art,
    ziel: art === 'seite' ? ziel : '',
    adresse: quelle === 'tabelle' ? null : adresse,
    datum,
    gewaehlt,
    zustand,
    inhalt: isThere && readable.has(document_id) ? document_id : null,
    hinweise: [...hinweise],
  }
}
