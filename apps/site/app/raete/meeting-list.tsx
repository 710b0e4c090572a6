import type { RatsraumNiederschrift, RatsraumTermin } from '@rathausplatz/contract'
import { Grund, Stand } from '@rathausplatz/templates/rat'
import { DateBadge, formatTime, formatWeekday, Link, ListRow } from '@rathausplatz/ui'
import { ClosedWord } from './closed.tsx'
import styles from './raete.module.css'

type Row = RatsraumNiederschrift & Partial<Pick<RatsraumTermin, 'nichtoeffentlich' | 'eigene'>>

type MeetingListProps = {
  meetings: readonly Row[]
  heading: 'h2' | 'h3' | 'h4'
  /** Whether it says which are of one's own bodies: not where all are. */
  marksOwn?: boolean
}

/** Evenings below one another: the day, what meets, how much of it is not public. */
export function MeetingList({ meetings, heading: Heading, marksOwn = false }: MeetingListProps) {
  return (
    <ul role="list">
      {meetings.map(meeting => (
        <ListRow key={meeting.id} className={styles.termin}>
          <DateBadge date={meeting.datum_von} />
          <div>
            <Heading className={styles.titel}>
              <Link href={meeting.detailURL}>{meeting.titel}</Link>
            </Heading>
            <p className={styles.angaben}>
              <span>
                {formatWeekday(meeting.datum_von)}, {formatTime(meeting.datum_von)}
              </span>
              <span>{meeting.ort}</span>
              {!meeting.titel.includes(meeting.gremium.name) && <span>{meeting.gremium.name}</span>}
              {meeting.behandlung === 'oeffentlich' && meeting.punkte > 0 && (
                <span>{points(meeting.punkte)}</span>
              )}
              {marksOwn && meeting.eigene && <strong>Ihr Gremium</strong>}
            </p>
            <Grund {...meeting} />
            <Secret {...meeting} />
          </div>
          <Stand {...meeting} />
        </ListRow>
      ))}
    </ul>
  )
}

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`)

/** How much of an evening is not public; nothing where all of it is. */
export function Secret({ behandlung, nichtoeffentlich = 0 }: Pick<Row, 'behandlung' | 'nichtoeffentlich'>) {
  if (behandlung === 'nichtoeffentlich') return <ClosedWord />
  if (nichtoeffentlich === 0) return null
  return <ClosedWord>Dazu {points(nichtoeffentlich)} nicht öffentlich</ClosedWord>
}
