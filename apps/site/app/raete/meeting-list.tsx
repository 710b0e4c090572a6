import type { RatsraumNiederschrift, RatsraumTermin } from '@rathausplatz/contract'
import { Grund, Stand } from '@rathausplatz/templates/rat'
import { DateBadge, formatTime, formatWeekday, Link, ListRow } from '@rathausplatz/ui'
import { ClosedWord } from './closed.tsx'

type Row = RatsraumNiederschrift & Partial<Pick<RatsraumTermin, 'nichtoeffentlich' | 'eigene'>>

type MeetingListProps = {
  meetings: readonly Row[]
  heading: 'h2' | 'h3' | 'h4'
  /** Whether to mark the meetings of the member's own bodies; false in a list that has no others. */
  marksOwn?: boolean
}

/** A list of meetings: day, body, and number of non-public items. */
export function MeetingList({ meetings, heading: Heading, marksOwn = false }: MeetingListProps) {
  return (
    <ul role="list">
      {meetings.map(meeting => (
        <ListRow key={meeting.id} className="rat-termin">
          <DateBadge date={meeting.datum_von} />
          <div>
            <Heading className="rat-titel">
              <Link href={meeting.detailURL}>{meeting.titel}</Link>
            </Heading>
            <p className="rat-angaben">
              <span>
                {formatWeekday(meeting.datum_von)}
                {!meeting.ohne_uhrzeit && `, ${formatTime(meeting.datum_von)}`}
              </span>
              {meeting.ort && <span>{meeting.ort}</span>}
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

/** States how many items are non-public; renders nothing if there are none. */
export function Secret({ behandlung, nichtoeffentlich = 0 }: Pick<Row, 'behandlung' | 'nichtoeffentlich'>) {
  if (behandlung === 'nichtoeffentlich') return <ClosedWord />
  if (nichtoeffentlich === 0) return null
  return <ClosedWord>Dazu {points(nichtoeffentlich)} nicht öffentlich</ClosedWord>
}
