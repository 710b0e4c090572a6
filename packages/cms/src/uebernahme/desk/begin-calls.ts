import { setImmediate } from 'node:timers/promises'
import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { Editor } from '../../editing/leave-for.ts'
import { refuse } from '../../editing/refusal.ts'
import { isPdf } from '../../editing/take-in.ts'
import { newId } from '../../store/id.ts'
import { addressOfRow, knownIn, pieceOfRow, piecesOf } from '../analyse.ts'
import { likelyKind, matched } from '../columns/match-columns.ts'
import { targetsOf } from '../columns/targets.ts'
import { readFeed } from '../feed-items.ts'
import { firstUnknown } from '../first-unknown.ts'
import { type Reading, unread } from '../found.ts'
import { MOST_BYTES, MOST_OPEN } from '../import-rows.ts'
import { decodeOldText, readAsOld } from '../old-encodings.ts'
import type { Piece } from '../piece-rows.ts'
import { readRest } from '../rest-items.ts'
import { readTableApart } from '../table-apart.ts'
import type { TableReading } from '../table-text.ts'
import type { AboutUebernahme } from '../tables.ts'
import { hostOf } from '../uebernahme-job.ts'
import { isWordpress, readWordpress } from '../wordpress.ts'
import { by, type ImportDesk } from './import-desk.ts'
import { kindsFor } from './kinds-for.ts'

/** Most rows and letters that are parsed in one turn of the event loop: cells may contain whole pages. */
const ROWS_OF_ONE_TURN = 100
const LETTERS_OF_ONE_TURN = 100_000

const LONGEST_ADDRESS = 2_000

/** The calls that begin an import: of a file, or of an address. */
export function beginCalls({ rows, store, clock, whole }: ImportDesk) {
  const refuseMore = () => {
    throw new CmsError(
      'nicht-moeglich',
      `Sie haben schon sehr viel begonnen (höchstens ${MOST_OPEN} offene Übernahmen, zusammen ${MOST_BYTES / 1_000_000} MB). Bitte löschen Sie erst, was Sie nicht mehr brauchen.`,
    )
  }

  const known = knownIn(store)

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
    const { spalten } = reading.tabelle
    const kinds = kindsFor(who)
    const { chosen: zeilen, told } = await firstUnknown(
      reading.tabelle.zeilen,
      zeile => kinds.map(kind => addressOfRow(zeile, kind)),
      known,
    )
    const art = likelyKind(spalten, kinds)
    if (art === undefined) throw new CmsError('nicht-erlaubt', 'Aus Tabellen dürfen Sie nichts übernehmen.')
    const zuordnung = matched(spalten, targetsOf(art))
    const about: AboutUebernahme = {
      hinweise: [...reading.hinweise, ...told],
      hosts: [],
      art,
      spalten,
      zuordnung,
    }
    const now = clock()
    const pieces: Piece[] = []
    let letters = 0
    for (const [nr, zeile] of zeilen.entries()) {
      const data = JSON.stringify(zeile)
      letters += data.length
      if (letters > LETTERS_OF_ONE_TURN || nr % ROWS_OF_ONE_TURN === ROWS_OF_ONE_TURN - 1) {
        // Yields to requests of visitors.
        await setImmediate()
        letters = data.length
      }
      pieces.push({
        ...pieceOfRow(zeile, about),
        nr,
        ziel: '',
        datum: null,
        zustand: 'gefunden',
        document_id: newId(now),
        data,
      })
    }
    const id = await rows.begin({ quelle: 'tabelle', name, ...by(who), stand: 'bereit' }, about, pieces)
    return whole(id ?? refuseMore(), who)
  }

  return {
    async redaktionUebernahmeAusDatei({ query: { name }, file }, who) {
      if (!file || file.byteLength === 0) throw refuse('datei', 'Diese Datei ist leer.')
      if (await rows.isFull(who.id)) refuseMore()
      if (isBinary(file)) throw refuse('datei', NOT_READABLE)
      const { text, from } = decodeOldText(file)
      const beginning = text.trimStart().slice(0, 1)
      if (beginning === '<') {
        if (isWordpress(text))
          return begin({ quelle: 'wordpress', name }, await readWordpress(text, known), who)
        if (/<(?:urlset|sitemapindex)\b/i.test(text.slice(0, 2_000)))
          return begin({ quelle: 'sitemap', name }, unread(MAP_AS_FILE), who)
        return begin({ quelle: 'feed', name }, await readFeed(text, known), who)
      }
      const rest = beginning === '[' || beginning === '{' ? await readRest(text, known) : undefined
      if (rest) return begin({ quelle: 'wordpress', name }, rest, who)
      const read = await readTableApart(text)
      const told = read.ok && from ? { ...read, hinweise: [readAsOld(from), ...read.hinweise] } : read
      return beginTable(name, told, who)
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
  } satisfies CmsHandlers
}

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
