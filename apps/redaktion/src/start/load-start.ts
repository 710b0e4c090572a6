import { type CallAnswer, calls } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import type { StockRow } from '../care/stock-query.ts'
import { allRowsOf, type Row, rowsOf } from '../contents/row.ts'
import { loadFrame } from '../frame/load-frame.ts'
import { mayUse } from '../frame/ways-of-account.ts'
import { loadMending, type Mending } from '../mending/load-mending.ts'
import type { Waiting } from '../rooms/room.ts'
import { roomWays } from '../rooms/rooms.ts'
import { ask, orNothing } from '../wall/ask.ts'
import { MOST, ownWork, type Unsaved } from './own-work.ts'
import { NONE_UNDELIVERED, type Undelivered, undeliveredRights } from './undelivered.tsx'

export type Unfit = CallAnswer<typeof calls.redaktionUnpassendeInhalte>['data'][number]
export type ReplacedNotice = CallAnswer<typeof calls.redaktionErsetzteVerkuendungen>['data'][number]
export type InVain = CallAnswer<typeof calls.redaktionSuchenOhneTreffer>['data'][number]

export type StartData = {
  readonly unsaved: readonly Unsaved[]
  readonly inReview: readonly Row[]
  readonly drafts: readonly Row[]
  readonly last: readonly Row[]
  readonly runningOut: readonly Row[]
  readonly unfit: readonly Unfit[]
  readonly inVain: readonly InVain[]
  /** Notices whose file was replaced after their promulgation. */
  readonly replaced: readonly ReplacedNotice[]
  /** Work that waits in rooms, such as submissions that nobody has finished. */
  readonly waiting: readonly Waiting[]
  /** Undelivered mails that the account may see. */
  readonly undelivered: Undelivered
  /** Current and scheduled notices of the site. */
  readonly notices: readonly Row[]
  readonly mending: Mending
  /** The account's contents due for review, and whether there are more. */
  readonly due: readonly StockRow[]
  readonly moreDue: boolean
}

const DAYS_AHEAD = 14

/** Loads everything that waits for this account. */
export async function loadStart(now = new Date()): Promise<StartData> {
  const { session, kinds } = await loadFrame()
  const may = (right: string) => session.rechte.includes(right)
  const nothing = Promise.resolve([])
  const mending = loadMending(may)
  const waiting = Promise.all(
    roomWays.flatMap(way => (way.waiting && mayUse(way, kinds, session.rechte) ? [way.waiting()] : [])),
  )
  const replaced = kinds.some(({ art }) => art === 'bekanntmachung')
    ? ask(calls.redaktionErsetzteVerkuendungen, {}).then(({ data }) => data)
    : nothing
  const undelivered = undeliveredRights.some(may)
    ? ask(calls.redaktionNichtZugestellt, {})
    : Promise.resolve(NONE_UNDELIVERED)
  const released = kinds.flatMap(({ art, rechte }) => (rechte.includes('freigeben') ? [art] : []))
  const newest = { sortierung: 'geaendert:desc' } as const
  const endet_bis = new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString()
  const [unsaved, inReview, drafts, mine, others, ending, unfit, inVain, due, notices] = await Promise.all([
    may('inhalte-schreiben') ? loadUnsaved() : nothing,
    released.length > 0
      ? rowsOf({
          art: released.join(','),
          status: 'in_pruefung',
          sortierung: 'geaendert:asc',
          pro_seite: MOST,
        })
      : nothing,
    may('inhalte-schreiben')
      ? rowsOf({ ...newest, von: 'ich', status: 'entwurf,geaendert', pro_seite: 2 * MOST })
      : nothing,
    may('inhalte-lesen') ? rowsOf({ ...newest, von: 'ich', pro_seite: 3 * MOST }) : nothing,
    may('inhalte-lesen') ? rowsOf({ ...newest, pro_seite: 3 * MOST }) : nothing,
    may('inhalte-lesen') ? rowsOf({ endet_bis, pro_seite: 100 }) : nothing,
    may('inhalte-lesen') ? ask(calls.redaktionUnpassendeInhalte, {}).then(({ data }) => data) : nothing,
    may('suchworte-pflegen')
      ? ask(calls.redaktionSuchenOhneTreffer, { query: { anzahl: MOST } }).then(({ data }) => data)
      : nothing,
    may('inhalte-schreiben')
      ? ask(calls.redaktionBestand, {
          query: { verantwortlich: 'ich', merkmal: 'faellig', pro_seite: MOST },
        })
      : { data: [], mehr: false, anzahl: 0 },
    kinds.some(({ art }) => art === 'hinweis')
      ? // All pages: notices that have ended stay in this list, before older ones that still stand.
        allRowsOf({
          art: 'hinweis',
          status: 'oeffentlich,geaendert,geplant,in_pruefung',
          sortierung: 'geaendert:desc',
        })
      : nothing,
  ])
  return {
    mending: await mending,
    waiting: (await waiting).filter(block => block !== undefined),
    replaced: await replaced,
    undelivered: await undelivered,
    inReview,
    ...ownWork({ unsaved, drafts, mine, others }),
    runningOut: ending
      .toSorted((a, b) => (a.gueltig_bis ?? '').localeCompare(b.gueltig_bis ?? ''))
      .slice(0, MOST),
    unfit: unfit.slice(0, MOST),
    inVain,
    notices: notices.filter(notice => isStanding(notice, now)),
    due: due.data,
    moreDue: due.mehr || due.anzahl > due.data.length,
  }
}

async function loadUnsaved(): Promise<Unsaved[]> {
  const { data } = await ask(calls.redaktionArbeitskopien, {})
  const copies = await Promise.all(
    data.slice(0, MOST).map(async copy => {
      // A copy that was saved in another window meanwhile is left out.
      const whole = await orNothing(ask(calls.redaktionArbeitskopie, { params: { id: copy.id } }))
      return whole && Object.assign(copy, { daten: whole.daten })
    }),
  )
  return copies.filter(copy => copy !== undefined)
}

/** Includes changed notices and those under review: visitors still see the public revision. */
const isStanding = ({ oeffentliche_fassung, gueltig_bis }: Row, now: Date): boolean =>
  oeffentliche_fassung !== null && (gueltig_bis === null || Date.parse(gueltig_bis) > now.getTime())
