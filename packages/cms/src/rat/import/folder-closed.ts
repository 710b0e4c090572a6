import { utc } from '@rathausplatz/time'
import type { AgendaRow } from './agenda-table.ts'
import { itemsIn } from './closed-later.ts'
import { nameOf } from './report-name.ts'
import type { DocumentIds, Stock, Stored } from './stock.ts'
import type { Entry } from './take-over.ts'

type Sources = {
  rows: readonly AgendaRow[]
  stock: Stock
  ids: DocumentIds
  /** Returns the slug of the body of a row. */
  gremiumOf: (row: AgendaRow) => string
  /** Returns the document of the public paper with this number. */
  paperOf: (nummer: string) => string
}
type Item = Readonly<Record<string, unknown>>

/**
 * Finds what earlier tables made public and this table keeps closed. Items are found by body and paper number,
 * or body and title, because the time of a meeting may have moved.
 */
export function folderClosed({ rows, stock, ids, gremiumOf, paperOf }: Sources) {
  const open = rows.filter(({ oeffentlich }) => oeffentlich)
  const closed = rows.filter(({ oeffentlich }) => !oeffentlich)
  const meetingOf = (row: AgendaRow) =>
    ids.of('sitzung', `oeffentlich ${gremiumOf(row)} ${utc(row.datum_von)}`)
  const openMeetings = new Set(open.map(meetingOf))
  const openPapers = new Set(open.flatMap(({ vorlage }) => (vorlage === '' ? [] : [paperOf(vorlage)])))
  const titled = (row: AgendaRow) => `${gremiumOf(row)} ${row.titel.toLowerCase()}`
  const openTitles = new Set(open.map(titled))

  const standing = [...stock.imported('sitzung').values()].filter(one => isPublic(one))
  const papers = [...stock.imported('vorlage').values()].filter(one => isPublic(one))
  const paperBySlug = new Map(papers.map(one => [dataOf(one)['slug'], one]))

  /** Whether the title stands in several meetings of the body, such as „Verschiedenes“: then it names no item. */
  const isUsual = (row: AgendaRow): boolean =>
    openTitles.has(titled(row)) ||
    standing.filter(
      one =>
        dataOf(one)['gremium'] === gremiumOf(row) && itemsIn(dataOf(one)).some(item => isCalled(item, row)),
    ).length > 1

  const isOfRow = (item: Item, row: AgendaRow): boolean => {
    const paper = paperBySlug.get(item['vorlage'])
    if (paper && row.vorlage !== '') return paper.id === paperOf(row.vorlage) && !openPapers.has(paper.id)
    return isCalled(item, row) && !isUsual(row)
  }
  const closedItemsOf = (meeting: Stored): readonly Item[] => {
    const own = closed.filter(row => gremiumOf(row) === dataOf(meeting)['gremium'])
    return itemsIn(dataOf(meeting)).filter(item => own.some(row => isOfRow(item, row)))
  }
  const found = standing
    .map(meeting => ({ meeting, items: closedItemsOf(meeting) }))
    .filter(({ items }) => items.length > 0)

  /** Papers that no item names any more, because all of theirs are closed now. */
  const left = (): Stored[] => {
    const going = new Set(found.flatMap(({ items }) => items))
    const still = new Set(
      standing
        .flatMap(one => itemsIn(dataOf(one)))
        .filter(item => !going.has(item))
        .map(item => item['vorlage']),
    )
    return [...going].flatMap(item => {
      const paper = paperBySlug.get(item['vorlage'])
      return paper && !still.has(item['vorlage']) && !openPapers.has(paper.id) ? [paper] : []
    })
  }

  const gone = new Set(
    closed.flatMap(row => [
      ...(openMeetings.has(meetingOf(row)) ? [] : [meetingOf(row)]),
      ...(row.vorlage === '' || openPapers.has(paperOf(row.vorlage)) ? [] : [paperOf(row.vorlage)]),
    ]),
  )

  return {
    /** Titles of closed rows of a body, by which items imported earlier are found. */
    titlesOf: (gremium: string): ReadonlySet<string> =>
      new Set(
        closed
          .filter(row => gremiumOf(row) === gremium && !openTitles.has(titled(row)))
          .map(({ titel }) => titel),
      ),

    /** Documents of which nothing is public any more. */
    documents: (): Stored[] => {
      const named = (['vorlage', 'sitzung'] as const).flatMap(kind =>
        [...stock.imported(kind).values()].filter(({ id }) => gone.has(id)),
      )
      return [...new Set([...named, ...left()])]
    },

    /** Public meetings that this table does not name, without the items that it keeps closed. */
    meetings: (): Entry[] =>
      found
        .filter(({ meeting }) => !openMeetings.has(meeting.id) && !gone.has(meeting.id))
        .map(({ meeting, items }) => {
          const data = dataOf(meeting)
          return {
            kind: 'sitzung',
            id: meeting.id,
            isOwn: false,
            broughtBy: '',
            name: nameOf(data),
            data: { ...data, tagesordnung: itemsIn(data).filter(item => !items.includes(item)) },
            hinweise: [
              `${items.length === 1 ? 'ein Punkt ist' : `${items.length} Punkte sind`} nach dieser Tabelle nichtöffentlich und hier entfernt; die Sitzung steht nicht in der Tabelle`,
            ],
            closed: new Set(items.map(({ titel }) => String(titel))),
          }
        }),
  }
}

const dataOf = ({ data }: Stored) => data as unknown as Item

const isPublic = (one: Stored): boolean =>
  one.published_revision !== null &&
  dataOf(one)['behandlung'] === 'oeffentlich' &&
  dataOf(one)['zurueckgenommen'] === undefined

const isCalled = (item: Item, { titel }: AgendaRow): boolean =>
  String(item['titel']).toLowerCase() === titel.toLowerCase()
