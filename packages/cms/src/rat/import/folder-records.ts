import type { Dokument } from '@rathausplatz/contract'
import { berlinDay, utc } from '@rathausplatz/time'
import type { AgendaRow } from './agenda-table.ts'
import { mayBeTheSame } from './body-name.ts'
import { gremiumartOf, placeOfArt } from './body-words.ts'
import { sayingOf } from './closed-words.ts'
import { folderClosed } from './folder-closed.ts'
import { folderPlaces } from './folder-places.ts'
import { nameOf } from './report-name.ts'
import { showsHeld } from './shows-held.ts'
import type { DocumentIds, Stock } from './stock.ts'
import type { Entry } from './take-over.ts'

type Data = Record<string, unknown>
type Sources = {
  rows: readonly AgendaRow[]
  stock: Stock
  ids: DocumentIds
  /** Returns a PDF of the folder by its name; undefined if it cannot be imported. */
  file: (name: string, row: AgendaRow) => Promise<Dokument | undefined>
  clock: () => Date
}

const parts = ['oeffentlich', 'nichtoeffentlich'] as const

/**
 * Converts the rows of an agenda to our records. Public and non-public content never share a record: a
 * meeting with both parts becomes two documents, and so does a paper dealt with in both.
 */
export function folderRecords({ rows, stock, ids, file, clock }: Sources) {
  const gremiumByName = new Map<string, string>()

  const entryOf = (kind: Entry['kind'], key: string, data: Data, wishes: readonly string[]): Entry => {
    const named = ids.of(kind, key)
    const isKnown = kind !== 'gremium' || stock.imported(kind).has(named)
    const id = isKnown ? named : (stock.known(kind, data) ?? named)
    const own = stock.imported(kind).has(id) ? undefined : stock.own(kind, data)
    const slug = own?.slug ?? stock.slug(kind, id, wishes)
    return {
      kind,
      id,
      isOwn: own !== undefined,
      broughtBy: own?.source ?? '',
      data: { ...data, slug },
      name: nameOf(data),
      hinweise: [],
    }
  }

  /** Returns the bodies, except those that the town entered itself: these keep their name and content. */
  const gremien = (): Entry[] =>
    [...Map.groupBy(new Set(rows.map(({ gremium }) => gremium)), stock.plainBody).values()].flatMap(spelt => {
      const [name = ''] = spelt
      // The town itself writes the table: what it calls by name is a body of its council.
      const known = gremiumartOf({ type: 'Gremium', classification: '', name }) ?? 'unknown'
      const art = known === 'unknown' ? 'ausschuss' : known
      const entry = entryOf('gremium', name.toLowerCase(), { name, art, sortierung: placeOfArt(art) }, [name])
      const isNew = !entry.isOwn && !stock.imported('gremium').has(entry.id)
      const hinweise = [
        ...(known === 'unknown' ? ['Art nicht erkannt, gilt als Ausschuss'] : []),
        ...(isNew ? stock.bodiesLike(name).map(mayBeTheSame) : []),
      ]
      for (const one of spelt) gremiumByName.set(one, String(entry.data['slug']))
      return entry.isOwn ? [] : [{ ...entry, hinweise }]
    })
  const gremiumOf = ({ gremium }: AgendaRow) => gremiumByName.get(gremium) ?? ''
  const ofPart = (part: (typeof parts)[number]) =>
    rows.filter(row => row.oeffentlich === (part === 'oeffentlich'))

  const meetingKey = (row: AgendaRow) => `${gremiumOf(row)} ${utc(row.datum_von)}`
  const places = folderPlaces(rows, stock)

  const paperKey = (part: string, nummer: string) => `${part} ${nummer.toLowerCase()}`
  const paperSlugs = new Map<string, string>()

  async function* vorlagen(): AsyncGenerator<Entry> {
    for (const part of parts) {
      const byNumber = Map.groupBy(
        ofPart(part).filter(({ vorlage }) => vorlage !== ''),
        ({ vorlage }) => vorlage.toLowerCase(),
      )
      for (const dealt of byNumber.values()) {
        const ordered = dealt.toSorted((a, b) => a.datum_von.localeCompare(b.datum_von))
        const [first, last] = [ordered[0], ordered.at(-1)]
        if (!first || !last) continue
        const data: Data = {
          nummer: first.vorlage,
          titel: first.titel,
          art: 'Vorlage',
          datum: berlinDay(new Date(first.datum_von)),
          // The table says when the paper is dealt with, not when it was written.
          ohne_datum: true,
          gremium: gremiumOf(last),
          behandlung: part,
        }
        const words = `${first.vorlage} ${first.titel}`
        const key = paperKey(part, first.vorlage)
        // The prefix keeps the addresses apart: a collision would add a number and reveal the other paper.
        const entry = entryOf('vorlage', key, data, [
          part === 'oeffentlich' ? words : `nichtoeffentlich ${words}`,
        ])
        paperSlugs.set(key, String(entry.data['slug']))
        if (entry.isOwn) {
          yield entry
          continue
        }
        const [datei, ...anlagen] = await filesOf(ordered)
        yield { ...entry, data: { ...entry.data, ...(datei ? { datei } : {}), anlagen } }
      }
    }
  }

  /** Imports the files of several rows, each once. */
  const filesOf = async (of: readonly AgendaRow[]): Promise<Dokument[]> => {
    const taken = new Map<string, Dokument>()
    for (const row of of)
      for (const name of row.dateien) {
        const one = await file(name, row)
        if (one) taken.set(one.url, one)
      }
    return [...taken.values()].slice(0, 51)
  }

  async function* sitzungen(): AsyncGenerator<Entry> {
    const publicOnes = new Map<string, string>()
    const { titlesOf } = closed()
    for (const part of parts) {
      const meetings = Map.groupBy(
        ofPart(part).filter(row => part === 'oeffentlich' || !isHeading(row)),
        meetingKey,
      )
      for (const [key, items] of meetings) {
        const [first] = items
        if (!first) continue
        const isPublic = part === 'oeffentlich'
        const gremium = gremiumOf(first)
        const teil_von = publicOnes.get(key)
        const ofMeeting = rows.filter(row => meetingKey(row) === key)
        const [open, hidden] = [true, false].map(is => ofMeeting.filter(row => row.oeffentlich === is))
        const place = isPublic
          ? places.ofPublic(open ?? [], hidden ?? [])
          : { ort: places.ofClosed(open ?? [], hidden ?? []), hinweise: [] }
        const head: Data = {
          titel: `Sitzung: ${first.gremium}${isPublic ? '' : ', nichtöffentlicher Teil'}`.slice(0, 300),
          gremium,
          behandlung: part,
          datum_von: first.datum_von,
          ort: place.ort,
          // The table does not say whether people are invited.
          zustand: Date.parse(first.datum_von) < clock().getTime() ? 'durchgefuehrt' : 'geplant',
          ...(isPublic || teil_von === undefined ? {} : { teil_von }),
        }
        const day = berlinDay(new Date(first.datum_von))
        const entry = entryOf('sitzung', `${part} ${key}`, head, [
          `${gremium} ${day}${isPublic ? '' : ' nichtoeffentlich'}`,
        ])
        if (isPublic) publicOnes.set(key, String(entry.data['slug']))
        if (entry.isOwn) {
          yield entry
          continue
        }
        const tagesordnung: Data[] = []
        const openNumbers = new Set((isPublic ? [] : (open ?? [])).map(({ nummer }) => nummer))
        for (const row of items) tagesordnung.push(await punkt(row, part, openNumbers))
        yield {
          ...entry,
          data: {
            ...entry.data,
            tagesordnung,
            ...(head['zustand'] === 'durchgefuehrt' && !showsHeld({ tagesordnung })
              ? { ohne_stand: true }
              : {}),
          },
          hinweise: place.hinweise,
          ...(isPublic ? { closed: titlesOf(gremium) } : {}),
        }
      }
    }
  }

  const punkt = async (row: AgendaRow, part: string, openNumbers: ReadonlySet<string>): Promise<Data> => {
    const { titel, beschluss, abstimmung, vorlage } = row
    const slug = paperSlugs.get(paperKey(part, vorlage))
    const isPaper = vorlage !== '' && slug !== undefined
    return {
      titel,
      nummer: numberBeside(row, openNumbers),
      beschluss,
      ...(abstimmung ? { abstimmung } : {}),
      ...(isPaper ? { vorlage: slug } : { dateien: (await filesOf([row])).slice(0, 50) }),
    }
  }

  /** Call it after `gremien`, which finds the bodies. */
  const closed = () =>
    folderClosed({
      rows,
      stock,
      ids,
      gremiumOf,
      paperOf: nummer => ids.of('vorlage', paperKey('oeffentlich', nummer)),
    })

  return { gremien, vorlagen, sitzungen, closed }
}

/** Whether a row is only the heading of the non-public part, which has its name already. */
const isHeading = ({ titel, vorlage, beschluss, abstimmung, dateien }: AgendaRow): boolean =>
  sayingOf(titel) === 'closed part' &&
  vorlage === '' &&
  beschluss === '' &&
  abstimmung === undefined &&
  dateien.length === 0

/** Returns the number of an item; one of the non-public part that an open item has too becomes „N 1“. */
const numberBeside = ({ nummer }: AgendaRow, openNumbers: ReadonlySet<string>): string =>
  /^\d/.test(nummer) && openNumbers.has(nummer) ? `N ${nummer}`.slice(0, 20) : nummer
