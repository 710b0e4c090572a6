import { type CallAnswer, type calls, type NichtZugestellt, zustellungsworte } from '@rathausplatz/contract'
import { MailWarning } from 'lucide-react'
import { Link } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { roomWays } from '../rooms/rooms.ts'
import { Block } from './block.tsx'
import styles from './start.module.css'

export type Undelivered = CallAnswer<typeof calls.redaktionNichtZugestellt>

const WAYS = roomWays.filter(({ mails }) => mails !== undefined)

/** Rights with which undelivered mails may be listed. */
export const undeliveredRights: readonly string[] = WAYS.flatMap(({ right }) => right ?? [])

export const NONE_UNDELIVERED: Undelivered = { data: [], anzahl: 0 }

/** The list of the room whose object a mail is about. */
const listOf = (art: NichtZugestellt['wo']['art']) => WAYS.find(({ mails }) => mails === art)?.to ?? ''

const FIRST = 5

type Spot = NichtZugestellt & { readonly to: string; readonly others: number }

/** One row per object, so that many mails about one meeting hide no others. */
function spotsOf(mails: readonly NichtZugestellt[]): Spot[] {
  const spots = new Map<string, Spot>()
  for (const mail of mails) {
    const to = `${listOf(mail.wo.art)}/${mail.wo.id}`
    const known = spots.get(to)
    spots.set(to, known ? { ...known, others: known.others + 1 } : { ...mail, to, others: 0 })
  }
  return [...spots.values()]
}

/** Undelivered mails, each with a link to its object. */
export function UndeliveredMails({ undelivered: { data, anzahl } }: { undelivered: Undelivered }) {
  if (anzahl === 0) return null
  const spots = spotsOf(data)
  const [shown, more] = [spots.slice(0, FIRST), spots.slice(FIRST)]
  return (
    <Block title="E-Mails, die nicht angekommen sind" hint={undeliveredWords(anzahl)}>
      <Spots spots={shown} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{more.length === 1 ? 'Eine weitere zeigen' : `${more.length} weitere zeigen`}</summary>
          <Spots spots={more} />
        </details>
      )}
    </Block>
  )
}

const Spots = ({ spots }: { spots: readonly Spot[] }) => (
  <ul role="list" className={rowStyles.rows}>
    {spots.map(({ to, worum, others, zustellung }) => (
      <li key={to} className={rowStyles.line}>
        <DeskIcon drawing={MailWarning} />
        <span className={rowStyles.said}>
          <Link to={to}>
            {worum}
            {others > 0 && ` und ${others === 1 ? 'eine weitere' : `${others} weitere`}`}
          </Link>
          <span className={rowStyles.about}>
            {zustellung.betreff && <span className={styles.fault}>E-Mail: {zustellung.betreff}</span>}
            <span className={styles.fault}>{zustellungsworte(zustellung).satz}</span>
          </span>
        </span>
      </li>
    ))}
  </ul>
)

const undeliveredWords = (anzahl: number): string =>
  `${anzahl === 1 ? 'Eine E-Mail der letzten 14 Tage ist' : `${anzahl} E-Mails der letzten 14 Tage sind`} nicht oder vielleicht nicht angekommen. Jede Zeile führt dorthin, wo sie fehlt.`
